internal import Foundation
internal import UIKit

/// The possible heights of a cell in an app.
@MainActor struct LintHeights {
  enum Height {
    /// The constraints' fitting height, used by a self-sizing table or layout.
    case asked
    /// The height in the file.
    case stored
    /// More than the contents need.
    case generous
  }

  private let prototype: NibPrototype

  init(of prototype: NibPrototype) { self.prototype = prototype }

  /// The heights at which a finding must occur, so that it is valid whatever the app does.
  ///
  /// 1. A row of an automatic table has its fitting height; a static row with a height in the file has that one.
  /// 2. A prototype in a table with a height may have another one, set by the app's code: tables read no height from
  ///    prototypes, and Interface Builder writes 44 for none.
  /// 3. So do cells of xibs and items of collections.
  var heightsToCheck: [Height] {
    guard prototype.isRow, prototype.isInTable else { return Self.any }
    if prototype.fixedRowHeight == nil { return [.asked] }
    return prototype.isStaticRow ? [.stored] : Self.any
  }

  private static let any: [Height] = [.stored, .asked, .generous]
}
