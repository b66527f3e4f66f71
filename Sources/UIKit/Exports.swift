// `import UIKit` brings Foundation with it on Apple's systems, and cells rely on that.
@_exported public import Foundation
