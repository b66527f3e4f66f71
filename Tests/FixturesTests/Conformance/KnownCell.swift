import Fixtures
import Foundation

/// What is known of a cell without loading its file.
struct KnownCell: Decodable {
  let kind: String
  let id: String
  let repo: String
  let path: String
  let misplaced: Bool
  /// The version of Interface Builder that wrote the file, and Xcode's.
  let tools: String
  let xcode: String
  let device: String?
  /// Whether the file is a xib.
  let xib: Bool
  let accessory: String?
  let layoutMargins: [Double]?
  let style: String?
  let rowHeight: Double?
  let host: Host?
  /// What the guides of the cell are, by identifier.
  let guides: [String: String]?
  /// Whether the cell preserves the margins of its table.
  let preserves: Bool?
  /// The frame of the cell, which a row's content view may be smaller than.
  let frame: [Double]?
  /// The constraints that the cell and not its content view holds.
  let constraintsOnCell: [Constraint]?
  let root: View

  struct Host: Decodable {
    let rowHeight: Double?
    let dataMode: String?
    let style: String?
    let frame: [Double]?
  }

  /// What a button's configuration is; only that there is one counts.
  struct Configured: Decodable {}

  struct Font: Decodable {
    let type: String?
    let name: String?
    let style: String?
    let weight: String?
    let pointSize: Double?
  }

  struct Stack: Decodable {
    let axis: String
    let distribution: String
    let spacing: Double
    let spacingType: String?
    let baselineRelative: Bool
  }

  struct View: Decodable {
    let el: String
    let id: String?
    let frame: [Double]?
    let hidden: Bool?
    /// Whether the file's variations remove the view.
    let excludedSubview: Bool?
    let font: Font?
    let text: String?
    let numberOfLines: String?
    let catalog: String?
    let ambiguous: Bool?
    let custom: String?
    let attrs: [String: String]?
    let borderStyle: String?
    let buttonType: String?
    let buttonConfiguration: Configured?
    let constraints: [Constraint]?
    let layoutMargins: [Double]?
    let guides: [String: String]?
    let stack: Stack?
    let subviews: [View]

    func forEachView(_ body: (View) -> Void) {
      body(self)
      for view in subviews { view.forEachView(body) }
    }
  }

  /// The file, relative to the folder.
  var file: String { Self.file(repo, path) }

  /// The cell's name in the whole folder.
  var name: String { "\(file) \(id)" }

  /// A name that the copy of a file in another repository shares.
  var copyName: String { "\(file.split(separator: "/").last ?? "") \(id)" }

  var generation: CanvasGeneration { CanvasGeneration(tools: tools) }

  static func file(_ repository: String, _ path: String) -> String {
    "dev/\(repository.replacingOccurrences(of: "/", with: "+"))/\(path)"
  }

  /// The height of a row that no number gives it.
  var automaticHeight: Double? {
    guard kind == "tableViewCell", rowHeight == nil, style == nil, host?.rowHeight ?? -1 < 0,
      let frame = root.frame, frame.count == 4
    else { return nil }
    return frame[3]
  }

  /// Returns the comparisons of the views below the content view with their stored frames.
  ///
  /// What is hidden in a stack is left out: its stored frame is that of the time when it was shown.
  func comparisons(of views: [ViewLayout], within tolerance: Double) -> [FrameComparison] {
    let hidden = hiddenInStacks(root, isHidden: false)
    var known: [String: View] = [:]
    root.forEachView { view in if let id = view.id { known[id] = view } }
    return views.compactMap { view in
      guard let stored = view.stored, view.id != id, view.id != root.id,
        view.id.map({ !hidden.contains($0) }) ?? true
      else { return nil }
      return FrameComparison(
        view: view.id.flatMap { known[$0] }, className: view.className, frame: view.frame,
        stored: stored, tolerance: tolerance)
    }
  }

  private func hiddenInStacks(_ view: View, isHidden: Bool) -> Set<String> {
    var found: Set<String> = []
    for child in view.subviews {
      let hides = isHidden || (view.el == "stackView" && child.hidden == true)
      if hides, let id = child.id { found.insert(id) }
      found.formUnion(hiddenInStacks(child, isHidden: hides))
    }
    return found
  }
}

/// A frame beside the one that Apple's engine computed.
struct FrameComparison {
  /// What the folder knows of the view; nil where it has no identifier.
  let view: KnownCell.View?
  let className: String
  let frame: CGRect
  let stored: CGRect
  let tolerance: Double

  var isRight: Bool { hasRightPlace && hasRightWidth && hasRightHeight }
  var hasRightPlace: Bool { isClose(frame.minX, stored.minX) && isClose(frame.minY, stored.minY) }
  var hasRightWidth: Bool { isClose(frame.width, stored.width) }
  var hasRightHeight: Bool { isClose(frame.height, stored.height) }

  private func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= tolerance }
}
