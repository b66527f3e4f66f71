/// The name of a font or a family; as on iOS, the case of letters does not count.
struct FontName: Hashable, Comparable {
  private let lowercase: String

  init(_ name: String) { lowercase = name.lowercased() }

  static func < (lhs: FontName, rhs: FontName) -> Bool { lhs.lowercase < rhs.lowercase }
}
