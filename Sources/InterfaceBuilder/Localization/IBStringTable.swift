/// The translations of a file's texts into one language, by object and property.
public struct IBStringTable: Hashable, Sendable {
  /// The language, as named by a folder or catalogue, such as `fr` or `zh-Hans`.
  public let language: String
  public private(set) var notes: [Note] = []
  private var texts: [String: [String: String]] = [:]

  /// A note about a translation.
  public struct Note: Hashable, Sendable {
    /// The identifier of the text's object.
    public let object: String
    public let kind: Kind

    /// Which text is shown of several.
    public enum Kind: Hashable, Sendable {
      /// The iPhone's, of texts that vary by device.
      case device
      /// That of `other`, of texts that vary by number.
      case number

      /// Why another text may be shown elsewhere.
      public var sentence: String {
        switch self {
        case .device: "The text varies by device; the iPhone form is shown."
        case .number: "The text varies by number; the “other” form is shown."
        }
      }
    }
  }

  init(language: String) { self.language = language }

  /// Adds a text by its key: an object's identifier and a property, such as `abc-de-fgh.normalTitle`.
  ///
  /// Keys of another form are from files that do not translate an Interface Builder file, and are ignored.
  mutating func add(_ text: String, for key: String, note: Note.Kind? = nil) {
    guard let dot = key.firstIndex(of: ".") else { return }
    let object = String(key[..<dot])
    texts[object, default: [:]][String(key[key.index(after: dot)...])] = text
    if let note { notes.append(Note(object: object, kind: note)) }
  }

  /// Adds the texts of another table that are missing here.
  mutating func fill(from other: IBStringTable) {
    for (object, own) in other.texts {
      texts[object, default: [:]].merge(own) { mine, _ in mine }
    }
    notes += other.notes
  }

  /// Returns the texts of an object by property, in order.
  public func texts(of object: String) -> [(property: String, text: String)] {
    texts[object, default: [:]].sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the text with a key, or `nil` without one.
  public subscript(key: String) -> String? {
    guard let dot = key.firstIndex(of: ".") else { return nil }
    return texts[String(key[..<dot])]?[String(key[key.index(after: dot)...])]
  }
}
