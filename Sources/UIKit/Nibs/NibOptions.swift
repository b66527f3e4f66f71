package import Foundation

/// How a view tree is made from an Interface Builder file.
package struct NibOptions: Sendable {
  /// What the tree is made for.
  package enum Purpose: Sendable {
    /// As in an app.
    case app
    /// As in an app whose classes are not at hand: with the sizes that the designer entered for
    /// contents.
    case preview
    /// As on Interface Builder's canvas: with the margins of the version that wrote the file and the
    /// sizes that the designer entered for contents.
    case canvas
    /// As on the canvas, each text, picture and control as large as it was there.
    case canvasWithStoredSizes
  }

  /// What the tree is made for.
  package var purpose: Purpose
  /// Where pictures and colours are looked for; nil for the folder of the file.
  package var bundle: Bundle?

  /// Whether the file's custom classes are used where they are known; else UIKit's stand in.
  package var usesCustomClasses: Bool

  /// Creates options.
  package init(purpose: Purpose = .app, bundle: Bundle? = nil, usesCustomClasses: Bool = true) {
    self.purpose = purpose
    self.bundle = bundle
    self.usesCustomClasses = usesCustomClasses
  }

  var isCanvas: Bool { purpose == .canvas || purpose == .canvasWithStoredSizes }
  var usesPlaceholderSizes: Bool { purpose != .app }
  var usesStoredSizes: Bool { purpose == .canvasWithStoredSizes }
}
