import Fixtures
import Foundation

/// How many of some things are right.
struct Tally: CustomStringConvertible {
  var right = 0
  var count = 0

  var share: Double { count == 0 ? 0 : Double(right) / Double(count) }
  var description: String { String(format: "%d of %d (%.2f %%)", right, count, 100 * share) }

  mutating func add(_ isRight: Bool) {
    count += 1
    if isRight { right += 1 }
  }
}

/// Views and cells that are right, and the classes of those that are not.
struct FrameTally {
  var views = Tally()
  var cells = Tally()
  private var missed: [String: Int] = [:]

  var causes: String {
    missed.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(12)
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  mutating func add(_ comparisons: [(className: String, isRight: Bool)]) {
    for (className, isRight) in comparisons {
      views.add(isRight)
      if !isRight { missed[className, default: 0] += 1 }
    }
    cells.add(comparisons.allSatisfy(\.isRight))
  }
}

/// A folder of Interface Builder files with what is known of their cells.
@MainActor struct ConformanceFolder {
  static let current = ProcessInfo.processInfo.environment["SNAP_IB_CORPUS"]
    .map { ConformanceFolder(path: $0) }

  let path: String

  struct Score {
    var trusted = FrameTally()
    var placed = FrameTally()
    var heights = Tally()
  }

  func score(storedSizes: Bool, tolerance: Double) throws -> Score {
    let trusted = try trustedCells()
    var score = Score()
    for (file, cells) in try knownCells().sorted(by: { $0.key < $1.key }) {
      let url = URL(fileURLWithPath: path).appendingPathComponent(file)
      let layouts = try PrototypeFile(contentsOf: url).layout(storedSizes: storedSizes).cells
      for layout in layouts {
        guard let cell = cells[layout.id] else { continue }
        let comparisons = layout.views.compactMap { cell.comparison(of: $0, within: tolerance) }
        let isTrusted = trusted.contains("\(file) \(layout.id)")
        if !cell.misplaced { score.placed.add(comparisons) }
        guard isTrusted else { continue }
        score.trusted.add(comparisons)
        if let height = cell.automaticHeight, let fitting = layout.fittingHeight {
          score.heights.add(abs(height - fitting) <= 1)
        }
      }
    }
    return score
  }

  private func knownCells() throws -> [String: [String: KnownCell]] {
    let decoder = JSONDecoder()
    var cells: [String: [String: KnownCell]] = [:]
    for line in try lines(of: "cells.dev.jsonl") {
      let cell = try decoder.decode(KnownCell.self, from: Data(line.utf8))
      cells[Self.file(cell.repo, cell.path), default: [:]][cell.id] = cell
    }
    return cells
  }

  private func trustedCells() throws -> Set<String> {
    Set(
      try lines(of: "trusted_cells.tsv").dropFirst().map { line in
        let row = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return "\(Self.file(row[1], row[2])) \(row[3])"
      })
  }

  private static func file(_ repository: String, _ path: String) -> String {
    "dev/\(repository.replacingOccurrences(of: "/", with: "+"))/\(path)"
  }

  private func lines(of name: String) throws -> [Substring] {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8).split(separator: "\n")
  }
}

/// What is known of a cell without loading its file.
struct KnownCell: Decodable {
  let kind: String
  let id: String
  let repo: String
  let path: String
  let misplaced: Bool
  let style: String?
  let rowHeight: Double?
  let host: Host?
  let root: View

  struct Host: Decodable { let rowHeight: Double? }

  struct View: Decodable {
    let el: String
    let id: String?
    let frame: [Double]?
    let hidden: Bool?
    let subviews: [View]
  }

  /// The height of a row that no number gives it.
  var automaticHeight: Double? {
    guard kind == "tableViewCell", rowHeight == nil, style == nil, host?.rowHeight ?? -1 < 0,
      let frame = root.frame, frame.count == 4
    else { return nil }
    return frame[3]
  }

  /// Returns whether a view below the content view is where it is stored; nil for others, and for what
  /// is hidden in a stack, whose stored frame is that of the time when it was shown.
  func comparison(
    of view: ViewLayout, within tolerance: Double
  ) -> (className: String, isRight: Bool)? {
    guard let stored = view.stored, view.id != id, view.id != root.id,
      view.id.map({ !hiddenInStacks(root, isHidden: false).contains($0) }) ?? true
    else { return nil }
    let frame = view.frame
    let isRight = [
      frame.minX - stored.minX, frame.minY - stored.minY, frame.width - stored.width,
      frame.height - stored.height,
    ].allSatisfy { abs($0) <= tolerance }
    return (view.className, isRight)
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
