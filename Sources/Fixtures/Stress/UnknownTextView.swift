import Foundation
internal import Snapshots
import UIKit

/// A name that no view with a text has.
struct UnknownTextView: Error, CustomStringConvertible {
  let name: String
  var description: String { "No view of the cell named “\(name)” has a text." }
}
