// `import UIKit` brings Foundation with it on Apple's systems, and cells rely on that. Requests of the network are part of
// Foundation there.
@_exported public import Foundation
@_exported public import FoundationNetworking
