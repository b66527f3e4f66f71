import SwiftSources

/// An argument with which UIKit makes a cell.
package struct CellArgument {
  let label: String
  /// The value as code; nil for `nil`.
  let value: String?
}
