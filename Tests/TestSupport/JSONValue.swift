package import Foundation

/// A value of JSON, in which numbers are what JSON has: 1 and 1.0 are one number.
package enum JSONValue: Decodable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// Reads JSON.
  package init(_ data: Data) throws { self = try JSONDecoder().decode(JSONValue.self, from: data) }

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  /// The member of an object; nil if there is none, or in another kind of value.
  package subscript(_ name: String) -> JSONValue? { members[name] }

  /// The members of an object; none of another kind of value.
  package var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }

  /// The items of a list; none of another kind of value.
  package var items: [JSONValue] { if case .list(let items) = self { items } else { [] } }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var number: Double? { if case .number(let number) = self { number } else { nil } }
}
