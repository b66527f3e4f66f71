import Foundation
package import UIKit

/// One of the values of a property.
package struct StressChoice {
  /// The value in JSON; `null` for the one in the Interface Builder file.
  package let json: String
  /// Nil for the one in the Interface Builder file.
  package let value: ViewValue?
}
