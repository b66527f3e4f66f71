// `import UIKit` brings Foundation with it on Apple's systems, and cells rely on that. Requests of the network are part of
// Foundation there. What knows no view is in a module of its own, and cells see one.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import UIKitValues
