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

  /// Creates options.
  package init(purpose: Purpose = .app, bundle: Bundle? = nil) {
    self.purpose = purpose
    self.bundle = bundle
  }

  var isCanvas: Bool { purpose == .canvas || purpose == .canvasWithStoredSizes }
  var usesPlaceholderSizes: Bool { purpose != .app }
  var usesStoredSizes: Bool { purpose == .canvasWithStoredSizes }
}
