internal import UIKit

/// The possible heights of a cell in an app.
@MainActor struct LintHeights {
  enum Height {
    /// The constraints' fitting height, used by a self-sizing table or layout.
    case asked
    /// The height on the canvas.
    case stored
    /// More than the contents need.
    case generous
  }

  private let prototype: NibPrototype

  init(of prototype: NibPrototype) { self.prototype = prototype }

  /// The heights at which a finding must occur, so that it is valid whatever the app does.
  ///
  /// 1. A row of an automatic table has its fitting height; a static row with a height in the file has that one.
  /// 2. A prototype with a height, or in a table with one, has a height set by the app's code: tables read no height
  ///    from prototypes, and Interface Builder writes 44 for none.
  /// 3. So do cells of xibs and items of collections.
  var heightsToCheck: [Height] {
    guard prototype.element == "tableViewCell", prototype.standsInTable else { return Self.any }
    if prototype.isStaticRow { return prototype.hasFixedHeight ? [.stored] : [.asked] }
    return prototype.hasFixedHeight ? Self.any : [.asked]
  }

  private static let any: [Height] = [.stored, .asked, .generous]
}
