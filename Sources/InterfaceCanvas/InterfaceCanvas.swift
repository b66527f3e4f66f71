package import Foundation
internal import InterfaceBuilder
package import UIKit

/// How Interface Builder shows a cell on its canvas, where Xcode computed the frames that a file stores.
///
/// It is a value made from the file: UIKit knows of no canvas. Only `snap layout` and the tests that compare with stored
/// frames make one; everything else lays cells out as an app does. Its rules are frozen: see `ARCHITECTURE.md`.
@MainActor package struct InterfaceCanvas {
  let prototype: NibPrototype
  /// The margins of a row; nil for other cells.
  package let rowMargins: NSDirectionalEdgeInsets?
  /// The rule that these margins follow, where the file does not set them; nil for other cells.
  package let marginRule: String?
  /// The size in which the contents are laid out.
  package let size: CGSize
  /// What of the cell the phone's status bar and home indicator cover.
  package let safeArea: UIEdgeInsets

  /// Creates the canvas of a cell.
  package init(_ prototype: NibPrototype) {
    let document = prototype.document
    self.prototype = prototype
    let margins = CanvasMargins(prototype)
    rowMargins = margins?.insets
    marginRule = margins?.rule
    size = CanvasRow(prototype)?.contentSize ?? prototype.storedSize
    safeArea = document.isScreen(prototype.model) ? CanvasDevice(document).safeArea : .zero
  }

  /// The device's pixels, and system and text size of the Xcode that wrote the file.
  package func traits(locale: String = "en") -> UITraitCollection {
    let document = prototype.document
    return UITraitCollection(
      displayScale: CanvasDevice(document).scale,
      preferredContentSizeCategory: document.canvasTextSize, localeIdentifier: locale,
      systemVersion: document.canvasSystem)
  }

  /// Makes the cell with the canvas's margins, sizes and constraints, for the current traits.
  ///
  /// With `storedSizes` each text, picture and control has its size in the file as its intrinsic size.
  package func makeCell(storedSizes: Bool) -> CanvasCell {
    let contents = CanvasContents(self, storedSizes: storedSizes)
    let instance = prototype.instantiate(NibOptions(purpose: .preview)) { contents.adapted($0) }
    let cell = CanvasCell(instance)
    cell.showStoppedWheels()
    cell.useDesignedFonts(prototype.document.designableSizes)
    cell.view.overrideSafeArea(safeArea)
    cell.view.frame = CGRect(origin: .zero, size: size)
    return cell
  }
}
