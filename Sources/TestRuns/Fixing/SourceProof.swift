import Foundation
import LayoutModel
import SnapshotRecords

/// Compares what a package draws before and after a change of its sources.
struct SourceProof {
  /// What the tests of a package draw.
  struct Drawings {
    struct Drawing {
      var diagnostics: [Diagnostic]
      /// The layout in its picture; nil for what has none.
      var tree: LayoutNode?
      /// The digest of another artifact.
      var content: Data?
    }

    var all: [SnapshotKey: Drawing] = [:]
    var otherFailures: [String] = []
  }

  let before: Drawings
  let after: Drawings
  let key: SnapshotKey
  let target: Diagnostic
  /// Whether only some of the tests ran after the change.
  let isPartial: Bool

  /// Why the change is not a fix; nil if it is.
  var obstacle: SourceFixes.Obstacle? {
    if let failure = after.otherFailures.first(where: { !before.otherFailures.contains($0) }) {
      return .otherFailure(failure)
    }
    for key in before.all.keys.sorted() where after.all[key] == nil && !isPartial {
      return .lostSnapshot(key)
    }
    let keys = after.all.keys.sorted().filter { before.all[$0] != nil }
    for key in keys {
      if let new = newProblem(in: key) {
        return .newProblem(kind: new.kindName, view: new.view, key: key)
      }
    }
    guard let drawing = after.all[key] else { return .lostSnapshot(key) }
    if drawing.diagnostics.contains(where: { $0.identity == target.identity }) { return .stays }
    for key in keys {
      if let view = movedView(in: key) { return .moves(view: view, key: key) }
    }
    return nil
  }

  /// Whether a problem follows from mending a conflict: the constraint that gives way does not hold.
  func isExpected(_ new: Diagnostic) -> Bool {
    new.kind == .brokenConstraint && target.kind == .unsatisfiableConstraints
      && target.mending?.unsettled.contains(new.view) == true
  }

  /// A problem that is new, or weighs more than before; a note is none.
  private func newProblem(in key: SnapshotKey) -> Diagnostic? {
    var known: [Diagnostic.Identity: [Diagnostic.Severity]] = [:]
    for diagnostic in before.all[key]?.problems ?? [] {
      known[diagnostic.identity, default: []].append(diagnostic.severity)
    }
    return after.all[key]?.problems.first { diagnostic in
      guard let place = known[diagnostic.identity]?.firstIndex(where: { $0 >= diagnostic.severity })
      else { return !isExpected(diagnostic) }
      known[diagnostic.identity]?.remove(at: place)
      return false
    }
  }

  // MARK: Frames

  /// Differences below it, in points, are rounding.
  private static let tolerance = 0.1

  /// A view that moved and was right before; nil for none.
  ///
  /// 1. Where the problem did not show, every frame stays.
  /// 2. Elsewhere the views that it is about may get other frames, with all that is in them.
  /// 3. Other views keep their place and width; they follow vertically if those views do, or if the cell gets another
  ///    height.
  private func movedView(in key: SnapshotKey) -> String? {
    guard let old = before.all[key], let new = after.all[key] else { return nil }
    guard let oldTree = old.tree, let newTree = new.tree else {
      let isOfFixture = key.suite == self.key.suite && key.fixture == self.key.fixture
      return old.content == new.content || isOfFixture ? nil : "\(key)"
    }
    let (frames, moved) = (PlacedFrames(of: oldTree), PlacedFrames(of: newTree))
    let shown = old.diagnostics.filter { $0.identity == target.identity }
    let unreliable = shown.flatMap { $0.mending?.unsettled ?? [$0.view] }
    let paths = frames.paths.filter { Self.isMoved(frames[$0], moved[$0]) }
    guard !shown.isEmpty else { return paths.first }
    func isUnreliable(_ path: String) -> Bool {
      unreliable.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    let hasShift =
      paths.contains { isUnreliable($0) && Self.isMoved(frames[$0], moved[$0], vertically: true) }
      || Self.isMoved(frames[oldTree.name], moved[newTree.name], vertically: true)
    return paths.first { path in
      !isUnreliable(path)
        && (!hasShift || Self.isMoved(frames[path], moved[path], horizontally: true))
    }
  }

  private static func isMoved(_ one: CGRect?, _ other: CGRect?) -> Bool {
    isMoved(one, other, vertically: true) || isMoved(one, other, horizontally: true)
  }

  private static func isMoved(
    _ one: CGRect?, _ other: CGRect?, vertically: Bool = false, horizontally: Bool = false
  ) -> Bool {
    guard let one, let other else { return true }
    func differ(_ edge: KeyPath<CGRect, CGFloat>) -> Bool {
      abs(one[keyPath: edge] - other[keyPath: edge]) > tolerance
    }
    return vertically && (differ(\.minY) || differ(\.maxY))
      || horizontally && (differ(\.minX) || differ(\.maxX))
  }
}

/// The frames of a layout in the cell's coordinates, by view path.
private struct PlacedFrames {
  /// In drawing order.
  private(set) var paths: [String] = []
  private var frames: [String: CGRect] = [:]

  init(of tree: LayoutNode) {
    let frame = CGRect(origin: .zero, size: tree.frame.size)
    (paths, frames) = ([tree.name], [tree.name: frame])
    for child in tree.children { add(child, below: nil, at: .zero) }
  }

  subscript(path: String) -> CGRect? { frames[path] }

  private mutating func add(_ node: LayoutNode, below parent: String?, at origin: CGPoint) {
    let path = parent.map { "\($0)/\(node.name)" } ?? node.name
    let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
    if frames[path] == nil {
      paths.append(path)
      frames[path] = frame
    }
    for child in node.children { add(child, below: path, at: frame.origin) }
  }
}

extension SourceProof.Drawings.Drawing {
  /// What is wrong and not allowed, without notes.
  var problems: [Diagnostic] { diagnostics.filter { $0.severity > .note && !$0.isAllowed } }
}

extension Diagnostic {
  /// What stays equal when a source changes: a message has numbers.
  struct Identity: Hashable {
    let kind: String
    let view: String
    let subject: String?
  }

  var identity: Identity { Identity(kind: kindName, view: view, subject: subject) }
}
