internal import UIKit

/// The heights that an app may give a cell.
@MainActor struct LintHeights {
  enum Height {
    /// What the constraints ask for, as a table or a layout of estimated sizes gives it.
    case asked
    /// That on the canvas.
    case stored
  }

  private let prototype: NibPrototype

  init(of prototype: NibPrototype) { self.prototype = prototype }

  /// The heights that a finding must hold at.
  ///
  /// 1. A row of a table whose rows are automatic has the height that it asks for.
  /// 2. A row of a table with a row height has that one.
  /// 3. A cell of a xib and a collection's item have the one or the other, as the app's code says; so
  ///    has a row with a height of its own among automatic ones, which no table reads from the file.
  var inTurn: [Height] {
    guard prototype.element == "tableViewCell", prototype.standsInTable else {
      return [.stored, .asked]
    }
    if prototype.hasStatedHeightAmongAutomatic { return [.asked, .stored] }
    return prototype.hasFixedHeight ? [.stored] : [.asked]
  }
}
