import Foundation
import InterfaceBuilder

/// The height of cells whose constraints give them none, as a layout or a delegate does in the app.
enum CellSize {
  /// That of items, unless a file says another one.
  private static let assumedHeight = 120.0

  /// Returns a height in points.
  ///
  /// - Parameters:
  ///   - cell: the class.
  ///   - making: what makes it.
  ///   - root: UIKit's class below which it is.
  /// - Returns: that of its file, otherwise one for items; nil for a row, which a table makes 44 points high.
  static func assumedHeight(of cell: String, _ making: CellMaking, root: String) -> Double? {
    guard !root.hasSuffix("UITableViewCell") else { return nil }
    return making.nib.flatMap { storedHeight(of: cell, in: $0.file) } ?? assumedHeight
  }

  private static func storedHeight(of cell: String, in file: URL) -> Double? {
    guard let document = try? InterfaceBuilderDocument(contentsOf: file) else { return nil }
    let roots = document.scenes.flatMap(\.allRoots)
    let view = roots.lazy.compactMap { self.view(of: cell, in: $0) }.first
    guard let height = view?.frame?.height, height > 0 else { return nil }
    return Double(height)
  }

  private static func view(of cell: String, in view: IBView) -> IBView? {
    if view.customClass == cell { return view }
    return view.children.lazy.compactMap { self.view(of: cell, in: $0) }.first
  }
}
