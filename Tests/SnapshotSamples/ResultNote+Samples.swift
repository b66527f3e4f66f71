import Foundation
import LayoutChanges
import LayoutModel
package import SnapshotRecords

extension ResultNote {
  /// The note about a cell that became higher by a constraint.
  ///
  /// - Parameters:
  ///   - old: the constraint's constant before.
  ///   - new: its constant now.
  ///   - origin: where the constraint was made, such as `SongCell.swift:50`.
  /// - Returns: the note.
  package static func height(from old: Double, to new: Double, at origin: String) -> ResultNote {
    let layouts = [old, new].map { constant in
      Layout(
        LayoutNode(name: "cell", className: "Cell", frame: .zero),
        constraints: [
          LayoutConstraint(
            first: .init(view: 0, attribute: "height"), constant: constant, origin: origin)
        ])
    }
    return .causes(LayoutComparison(from: layouts[0], to: layouts[1]).rootCauses)
  }
}
