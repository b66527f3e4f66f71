import Foundation
import ImageComparison
import LayoutChanges
import SnapReport
import SnapshotRecords
import SnapshotReferences

/// What is different between two versions of a reference.
struct ReferenceStep {
  /// What changed, a sentence each.
  let sentences: [String]

  /// Compares two pictures; nil for one that is not on this machine.
  init(from old: Data?, to new: Data?) {
    guard let old, let new else {
      sentences = ["only the digest of the earlier picture is on this machine"]
      return
    }
    do {
      let diff = try PictureComparison(
        PictureFile(data: old, path: "before"), PictureFile(data: new, path: "after"),
        options: .exact
      ).diff
      let causes = diff.message?.split(separator: "\n").map(String.init) ?? []
      let layout = diff.layoutChanges?.map(\.sentence) ?? []
      let pixels =
        diff.pixels.different == 0
        ? "another layout was stored, and no pixel differs"
        : "\(diff.pixels.proportion) pixels differ, in the same layout"
      sentences = !causes.isEmpty ? causes : layout.isEmpty ? [pixels] : layout
    } catch {
      sentences = ["cannot be compared: \(error)"]
    }
  }
}
