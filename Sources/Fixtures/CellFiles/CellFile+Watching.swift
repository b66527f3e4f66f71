internal import InterfaceBuilder
internal import UIKit

/// What a change of another file means for a cell file.
extension CellFile {
  /// The paths of the Interface Builder files that the fixtures show, sorted.
  package var sources: [String] { Set(cells.values.map(\.file.nib.path)).sorted() }

  /// The names of the fixtures that name one of the things, such as pictures or colours of a catalogue.
  package func fixtures(naming things: Set<String>) -> Set<String> {
    Set(
      cells.filter { _, cell in
        cell.prototype.model.element.names(things) || cell.declaration.names(things)
          || cell.defaults.contains { $0?.names(things) ?? false }
      }.keys)
  }
}

extension IBElement {
  fileprivate func names(_ things: Set<String>) -> Bool {
    attributeNames.contains { self[$0].map(things.contains) ?? false } || things.contains(text)
      || children.contains { $0.names(things) }
  }
}

extension JSONValue {
  fileprivate func names(_ things: Set<String>) -> Bool {
    switch self {
    case .string(let text): things.contains(text) || things.contains { text.hasSuffix("/\($0)") }
    case .array(let values): values.contains { $0.names(things) }
    case .object(let members): members.values.contains { $0.names(things) }
    case .null, .bool, .number: false
    }
  }
}
