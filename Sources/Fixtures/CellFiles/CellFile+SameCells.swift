internal import UIKit

/// What a fixture of a cell file draws.
@MainActor struct DeclaredCell {
  let file: PrototypeFile
  let prototype: NibPrototype
  /// The fixture in the cell file.
  let declaration: JSONValue
  /// What the cell file says for all its fixtures; nil where it says nothing.
  let defaults: [JSONValue?]

  /// Whether both draw the same, if the other files that they show are the same.
  fileprivate func isSame(as other: DeclaredCell) -> Bool {
    declaration == other.declaration && defaults == other.defaults
      && file.nib.hasSameCell(prototype, as: other.prototype, in: other.file.nib)
  }
}

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
