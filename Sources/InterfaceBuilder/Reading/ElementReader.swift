/// Reads typed values from elements, with Interface Builder's rules and this file's name for errors.
///
/// It is a class because it collects notes while the tree is read.
final class ElementReader {
  let file: String
  private(set) var notes: [IBNote] = []
  private var noted: Set<IBNote> = []

  init(file: String) {
    self.file = file
  }

  /// Adds a note about an element, unless its line has the same one already.
  func note(_ kind: IBNote.Kind, on element: IBElement) {
    let note = IBNote(kind: kind, line: element.line)
    if noted.insert(note).inserted { notes.append(note) }
  }

  func invalidNumber(
    _ attribute: String, _ element: IBElement, expected: String
  ) -> InterfaceBuilderError {
    .invalidNumber(
      file: file, line: element.line, element: element.name, attribute: attribute,
      value: element[attribute] ?? "", expected: expected)
  }

  /// Returns whether an attribute is `YES`; any value other than `YES` and `NO` adds a note.
  func bool(_ attribute: String, of element: IBElement, default standard: Bool) -> Bool {
    switch element[attribute] {
    case nil: return standard
    case "YES": return true
    case "NO": return false
    case let value?:
      noteUnknown(value, attribute, element)
      return standard
    }
  }

  /// Returns the case named by an attribute, or the default with a note if it is unknown.
  ///
  /// Some Xcode versions capitalise the first letter, as in `TopLeft`.
  func keyword<Keyword: RawRepresentable<String>>(
    _ attribute: String, of element: IBElement, default standard: Keyword
  ) -> Keyword {
    guard let value = element[attribute] else { return standard }
    let lowered = value.prefix(1).lowercased() + value.dropFirst()
    if let keyword = Keyword(rawValue: value) ?? Keyword(rawValue: lowered) { return keyword }
    noteUnknown(value, attribute, element)
    return standard
  }

  private func noteUnknown(_ value: String, _ attribute: String, _ element: IBElement) {
    note(.unknownValue(element: element.name, attribute: attribute, value: value), on: element)
  }
}

extension ElementReader {
  /// Reads the colours and fonts of an element and all within it.
  ///
  /// Elements without values of their own are read only when their views are made. A malformed colour
  /// or font stops the loading nevertheless, with its line, wherever it is.
  /// - Throws: An ``InterfaceBuilderError`` for a component or size that is not a number.
  func checkColorsAndFonts(in element: IBElement) throws {
    switch element.name {
    case "color": _ = try color(element)
    case "fontDescription": _ = try font(element)
    default: break
    }
    for child in element.children { try checkColorsAndFonts(in: child) }
  }
}
