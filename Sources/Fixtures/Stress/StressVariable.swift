import Foundation
import UIKit

/// A property of a view that a stress test changes.
package struct StressVariable: Hashable, Sendable {
  /// The view's outlet, user label or identifier.
  package let view: String
  /// The key of cell files' content.
  package let key: String

  package init(view: String, key: String = "text") {
    self.view = view
    self.key = key
  }

  /// The name in messages: of texts, that of the view.
  package var name: String { key == "text" ? view : "\(view).\(key)" }
}
