package import Foundation

/// The location of a view in an Interface Builder file, and the file's information about it.
package struct NibOrigin {
  /// The identifier in the file; nil for the content view of an old collection cell.
  package let id: String?
  /// The path of the file.
  package let file: String
  package let line: Int
  /// Whether the file's element is that of a cell.
  let isCell: Bool
  /// The class named in the file: the custom one, otherwise UIKit's.
  package let className: String
  /// Whether another class replaces the custom one, which may have its own intrinsic size.
  package let isUnknownClass: Bool
  /// The view's label, set by the designer.
  package let userLabel: String?
  /// The frame in the file, in the superview's coordinates.
  package let storedFrame: CGRect?
  /// The property of the outlet connected to the view.
  package var property: String?
  /// Whether the view is still being given what the file says.
  var isDecoding = true

  /// The view's name in messages; nil if class and index are used.
  var name: String? { property ?? userLabel }
}
