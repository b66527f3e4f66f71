import Foundation
import Graphics
import LayoutChanges
import LayoutModel

/// A configuration of a contact sheet, cut out.
struct SheetCell {
  let snapshot: Snapshot
  /// Its place on the sheet, in pixels.
  let area: PixelRect

  /// The configuration's name.
  var name: String { snapshot.tree.name }
}
