extension LibraryStandIn {
  /// The methods of Then, which set up an object where it is made.
  static let then = LibraryStandIn(
    module: "Then", member: "then", isOnlyOne: false,
    source: #"""
      import Foundation
      import UIKit

      protocol Then {}

      extension Then where Self: AnyObject {
        func then(_ block: (Self) throws -> Void) rethrows -> Self {
          try block(self)
          return self
        }
      }

      extension Then where Self: Any {
        func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
          var copy = self
          try block(&copy)
          return copy
        }
        func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
      }

      extension NSObject: Then {}

      """#, aliases: [])
}
