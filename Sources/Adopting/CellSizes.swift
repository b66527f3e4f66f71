import Fixtures
import Foundation
import InterfaceBuilder

/// The heights of cells whose constraints give them none, as a layout or a delegate does in the app.
struct CellSizes {
  /// By the files that were read, the heights of classes.
  private var stored: [URL: [String: Double]] = [:]

  /// Returns a height in points.
  ///
  /// - Parameters:
  ///   - cell: the class.
  ///   - making: what makes it.
  ///   - root: UIKit's class below which it is.
  /// - Returns: that of its file, otherwise one for items; nil for a row, which a table makes 44 points high.
  mutating func assumedHeight(of cell: String, _ making: CellMaking, root: String) -> Double? {
    guard !root.hasSuffix("UITableViewCell") else { return nil }
    let height = making.nib.flatMap { heights(in: $0.file)[cell] } ?? 0
    return height > 0 ? height : SampleContent.assumedHeight
  }

  /// The heights of the first view of each class in a file.
  private mutating func heights(in file: URL) -> [String: Double] {
    if let known = stored[file] { return known }
    var found: [String: Double] = [:]
    let scenes = (try? InterfaceBuilderDocument(contentsOf: file))?.scenes ?? []
    for root in scenes.flatMap(\.allRoots) {
      root.forEachView { view in
        guard let name = view.customClass, found[name] == nil else { return }
        found[name] = Double(view.frame?.height ?? 0)
      }
    }
    stored[file] = found
    return found
  }
}
