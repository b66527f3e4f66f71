package import Foundation

/// Options for creating views from an Interface Builder file.
package struct NibOptions: Sendable {
  /// The purpose of the views.
  package enum Purpose: Sendable {
    case app
    /// As in an app whose classes are unavailable: with the designer's placeholder sizes.
    case preview
  }

  package var purpose: Purpose
  /// The bundle of images and colours; nil for the folder of the file.
  package var bundle: Bundle?

  /// Whether the file's custom classes are used if known; otherwise UIKit's replace them.
  package var usesCustomClasses: Bool

  package init(purpose: Purpose = .app, bundle: Bundle? = nil, usesCustomClasses: Bool = true) {
    self.purpose = purpose
    self.bundle = bundle
    self.usesCustomClasses = usesCustomClasses
  }
}
