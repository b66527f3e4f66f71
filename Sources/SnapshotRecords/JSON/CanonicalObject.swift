import NumberText

/// An object whose members are written one by one, with the bytes of ``CanonicalJSON``.
///
/// Members are added in the order of their names, which contain nothing that JSON escapes. A nil value adds none.
struct CanonicalObject {
  private var members = ""

  /// The object as JSON.
  var text: String { "{\(members)}" }

  mutating func add(_ name: StaticString, _ value: Bool?) {
    if let value { add(name, text: value ? "true" : "false") }
  }

  mutating func add(_ name: StaticString, _ value: Int?) {
    if let value { add(name, text: String(value)) }
  }

  mutating func add(_ name: StaticString, _ value: CanonicalObject?) {
    if let value { add(name, text: value.text) }
  }

  /// - Throws: `EncodingError` if it is not finite.
  mutating func add(_ name: StaticString, _ value: Double) throws {
    // An encoder keeps the sign of zero.
    guard value.isFinite, value != 0 || value.sign == .plus else { return try encode(name, value) }
    add(name, text: value.exactText)
  }

  mutating func add(_ name: StaticString, _ value: String?) throws {
    guard let value else { return }
    guard value.utf8.allSatisfy(Self.isPlain) else { return try encode(name, value) }
    add(name, text: "\"\(value)\"")
  }

  mutating func add(_ name: StaticString, _ values: [some Encodable]?) throws {
    guard let values else { return }
    if values.isEmpty { add(name, text: "[]") } else { try encode(name, values) }
  }

  /// Adds values of which numbers may be infinite: those of layouts are a stranger's.
  mutating func addAnyNumbers(_ name: StaticString, _ values: [some Encodable]?) throws {
    guard let values else { return }
    add(name, text: values.isEmpty ? "[]" : try CanonicalJSON.textWithAnyNumbers(of: values))
  }

  mutating func add(_ name: StaticString, _ value: (some Encodable)?) throws {
    if let value { try encode(name, value) }
  }

  private mutating func encode(_ name: StaticString, _ value: some Encodable) throws {
    add(name, text: try CanonicalJSON.text(of: value))
  }

  private mutating func add(_ name: StaticString, text: String) {
    if !members.isEmpty { members += "," }
    members += "\"\(name)\":"
    members += text
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
