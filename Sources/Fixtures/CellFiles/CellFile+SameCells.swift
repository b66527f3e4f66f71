internal import UIKit

extension CellFile {
  /// The names of the fixtures that are drawn as in another revision of this file, if what both show from other files is
  /// the same.
  ///
  /// - Parameter other: the other revision, at the same place relative to the files that it names.
  /// - Returns: the names.
  package func fixtures(drawnAsIn other: CellFile) -> Set<String> {
    Set(
      fixtures.map(\.name).filter { name in
        guard let new = cells[name], let old = other.cells[name] else { return false }
        return new.isSame(as: old)
      })
  }
}
