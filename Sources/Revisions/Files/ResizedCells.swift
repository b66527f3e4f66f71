package import FileAccess
package import Foundation
package import SnapshotRecords

/// Cells whose sizes in their Interface Builder file differ between two revisions.
///
/// An item of a collection has the size of its file, which is part of its key: `Item.375x158-dark`. Such a cell is the
/// same cell with another size, not one that is gone and one that is new.
package struct ResizedCells {
  /// The results before, and those afterwards that have no reference.
  private let pairs: [(old: SnapshotResult, new: SnapshotResult)]

  package var isEmpty: Bool { pairs.isEmpty }

  /// Finds the keys that differ only in the size, if no other key of that name changed.
  package init(from old: [SnapshotResult], to new: [SnapshotResult]) {
    let kept = Set(old.map(\.key)).intersection(new.map(\.key))
    let fresh = Self.byName(new.filter { !kept.contains($0.key) })
    pairs = Self.byName(old.filter { !kept.contains($0.key) }).compactMap { name, gone in
      guard let fresh = fresh[name], gone.count == 1, fresh.count == 1 else { return nil }
      return (gone[0], fresh[0])
    }
  }

  /// Gives the old pictures the new keys, so that the new pictures are compared with them.
  package func moveReferences(below folder: URL, in tree: FileTree) throws {
    for (old, new) in pairs {
      try tree.move(
        folder.appendingPathComponent(old.reference),
        to: folder.appendingPathComponent(new.reference))
    }
  }

  /// Leaves out the results before of cells that have another size now.
  package func removeOld(from results: [SnapshotResult]) -> [SnapshotResult] {
    let old = Set(pairs.map(\.old.key))
    return results.filter { !old.contains($0.key) }
  }

  private struct Name: Hashable {
    let suite: String
    let fixture: String
    let configuration: Substring
  }

  /// The results whose configuration begins with a width and a height, by what is left of their keys.
  private static func byName(_ results: [SnapshotResult]) -> [Name: [SnapshotResult]] {
    Dictionary(grouping: results.filter { size(in: $0.key) != nil }) { result in
      Name(
        suite: result.key.suite, fixture: result.key.fixture,
        configuration: result.key.configuration.dropFirst(size(in: result.key)?.count ?? 0))
    }
  }

  private static func size(in key: SnapshotKey) -> Substring? {
    key.configuration.prefixMatch(of: /[0-9.]+x[0-9.]+(?=-|$)/)?.output
  }
}
