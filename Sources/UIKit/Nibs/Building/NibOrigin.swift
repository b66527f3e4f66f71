package import Foundation

/// Where in an Interface Builder file a view comes from, and what the file knows of it.
package struct NibOrigin {
  /// The identifier in the file; nil for the content view of an old collection cell.
  package let id: String?
  /// The line of the file.
  package let line: Int
  /// The class that the file names: the custom one, else UIKit's.
  package let className: String
  /// Whether another class stands in for the custom one, which may ask for a size of its own.
  package let isUnknownClass: Bool
  /// The name that the designer gave the view.
  package let userLabel: String?
  /// The frame on Interface Builder's canvas, in the coordinates of the view around it.
  package let storedFrame: CGRect?
  /// The property that an outlet of the file connects the view to.
  package var property: String?

  /// The view's name in messages; nil where class and position must do.
  var name: String? { property ?? userLabel }
}
