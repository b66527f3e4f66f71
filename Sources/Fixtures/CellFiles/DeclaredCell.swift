internal import UIKit

/// What a fixture of a cell file draws.
@MainActor struct DeclaredCell {
  let file: PrototypeFile
  let prototype: NibPrototype
  let declaration: JSONValue
  /// What the cell file says for all its fixtures; nil where it says nothing.
  let defaults: [JSONValue?]

  /// Whether both draw the same, if the other files that they show are the same.
  package func isSame(as other: DeclaredCell) -> Bool {
    declaration == other.declaration && defaults == other.defaults
      && file.nib.hasSameCell(prototype, as: other.prototype, in: other.file.nib)
  }
}
