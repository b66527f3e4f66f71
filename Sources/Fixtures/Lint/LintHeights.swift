internal import UIKit

/// The heights that an app may give a cell.
@MainActor struct LintHeights {
  enum Height {
    /// What the constraints ask for, as a table or a layout of estimated sizes gives it.
    case asked
    /// That on the canvas.
    case stored
    /// More than the contents need.
    case generous
  }

  private let prototype: NibPrototype

  init(of prototype: NibPrototype) { self.prototype = prototype }

  /// The heights that a finding must hold at, so that it holds whatever the app does.
  ///
  /// 1. A row of an automatic table has the height that it asks for; a static row whose file states a
  ///    height has that one.
  /// 2. A prototype that states a height, or stands in a table that does, has what the app's code says:
  ///    tables read no height from prototypes, and 44 is what Interface Builder writes for none.
  /// 3. So have cells of xibs and items of collections.
  var inTurn: [Height] {
    guard prototype.element == "tableViewCell", prototype.standsInTable else { return Self.any }
    if prototype.isStaticRow { return prototype.hasFixedHeight ? [.stored] : [.asked] }
    return prototype.hasFixedHeight ? Self.any : [.asked]
  }

  private static let any: [Height] = [.stored, .asked, .generous]
}
