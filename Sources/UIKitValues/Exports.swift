// `import UIKit`, which exports this module, brings Foundation with it on Apple's systems.
@_exported public import Foundation
