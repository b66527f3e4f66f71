/// The translations of a file's texts into one language, by the object and the property that has them.
public struct IBStringTable: Hashable, Sendable {
  /// The language as a folder or a catalogue names it, such as `fr` or `zh-Hans`.
  public let language: String
  /// What the reading has noticed of single texts.
  public private(set) var notes: [Note] = []
  private var texts: [String: [String: String]] = [:]

  /// Something that a reader should know of a translation.
  public struct Note: Hashable, Sendable {
    /// The identifier of the object that has the text.
    public let object: String
    /// What it is.
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
        case .device: "The text varies by device; the iPhone's is shown."
        case .number: "The text varies by number; that of “other” is shown."
        }
      }
    }
  }

  init(language: String) { self.language = language }

  /// Adds a text by its key: an object's identifier and a property, such as `abc-de-fgh.normalTitle`.
  ///
  /// Keys of another form stand in files that are no translations of an Interface Builder file; they
  /// are none of its objects'.
  mutating func add(_ text: String, for key: String, note: Note.Kind? = nil) {
    guard let dot = key.firstIndex(of: ".") else { return }
    let object = String(key[..<dot])
    texts[object, default: [:]][String(key[key.index(after: dot)...])] = text
    if let note { notes.append(Note(object: object, kind: note)) }
  }

  /// Adds the texts of another table that this one does not have.
  mutating func fill(from other: IBStringTable) {
    for (object, own) in other.texts {
      texts[object, default: [:]].merge(own) { mine, _ in mine }
    }
    notes += other.notes
  }

  /// Returns the texts of an object by its properties, in their order.
  func texts(of object: String) -> [(property: String, text: String)] {
    texts[object, default: [:]].sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the text with a key, or `nil` where the language has none.
  public subscript(key: String) -> String? {
    guard let dot = key.firstIndex(of: ".") else { return nil }
    return texts[String(key[..<dot])]?[String(key[key.index(after: dot)...])]
  }
}
