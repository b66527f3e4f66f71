import LayoutChanges
import LayoutModel
import SnapReport
import Snapshots

/// The commits that last changed the views of a snapshot.
struct ViewBlame {
  /// A view of the newest layout.
  struct Line {
    /// The view's path.
    let view: String
    /// The commit that last changed the view; nil where a picture of a digest is not on this machine.
    let commit: String?
    /// What it changed, in words.
    let changes: [String]
  }

  /// The views in the order in which they are drawn.
  private(set) var lines: [Line] = []

  /// The views whose commit is not known yet: their paths in the version that is looked at, by their newest ones.
  private var open: [String: String] = [:]
  private var found: [String: Line] = [:]

  /// Follows the views back from the newest version.
  ///
  /// - Parameter changes: the changes of a reference, the newest first.
  /// - Throws: `PNGError` for a picture that cannot be read.
  init(_ changes: [SnapshotHistory.Change]) throws {
    guard let newest = try changes.first?.new?.layout() else { return }
    let views = FlatLayout(newest.tree).views.map(\.path)
    open = Dictionary(views.map { ($0, $0) }) { first, _ in first }
    for change in changes where !open.isEmpty { try add(change) }
    lines = views.compactMap { found[$0] }
  }

  private mutating func add(_ change: SnapshotHistory.Change) throws {
    guard let old = change.old else { return close(with: change.commit.title, ["new"]) }
    guard let before = try old.layout(), let after = try change.new?.layout() else {
      return close(with: nil, [])
    }
    let known = Set(FlatLayout(before.tree).views.map(\.path))
    let changes = Dictionary(
      grouping: LayoutComparison(from: before, to: after).changes, by: \.view)
    for (view, path) in open {
      var words: [String] = []
      for change in changes[path] ?? [] {
        if case .renamed(let old) = change.fact {
          open[view] = old
        } else {
          words.append(LayoutChange(change).description)
        }
      }
      if words.isEmpty, !known.contains(open[view] ?? path) { words = ["new"] }
      if !words.isEmpty { close(view, with: change.commit.title, words) }
    }
  }

  private mutating func close(with commit: String?, _ changes: [String]) {
    for view in open.keys { close(view, with: commit, changes) }
  }

  private mutating func close(_ view: String, with commit: String?, _ changes: [String]) {
    open[view] = nil
    found[view] = Line(view: view, commit: commit, changes: changes)
  }
}

extension SnapshotHistory.Version {
  /// The layout in the picture; nil without a picture on this machine, or without a layout in it.
  fileprivate func layout() throws -> LayoutModel.Layout? {
    try picture.flatMap { try PictureFile(data: $0, path: name).layout?.value }
  }
}
