package import Foundation

/// A value of a JSON message.
package enum MessageValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([MessageValue])
  case object([String: MessageValue])

  /// The member of an object; nil if there is none, or in another kind of value.
  package subscript(_ name: String) -> MessageValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// Whether it can be the id of a request: a text or a whole number.
  var isIdentifier: Bool {
    switch self {
    case .text, .integer: true
    default: false
    }
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var integer: Int? { if case .integer(let integer) = self { integer } else { nil } }
  package var elements: [MessageValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  package var members: [String: MessageValue]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension MessageValue: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([MessageValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: MessageValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .integer(let integer): try value.encode(integer)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let members): try value.encode(members)
    }
  }

  /// - Throws: `DecodingError` for what is not JSON.
  package init(json data: Data) throws {
    self = try JSONDecoder().decode(MessageValue.self, from: data)
  }

  /// One line of JSON, whose members are sorted.
  ///
  /// - Throws: `EncodingError` if a number is not finite.
  package func line() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension MessageValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(booleanLiteral bool: Bool) { self = .bool(bool) }
  package init(integerLiteral integer: Int) { self = .integer(integer) }
  package init(arrayLiteral elements: MessageValue...) { self = .list(elements) }

  package init(dictionaryLiteral members: (String, MessageValue)...) {
    self = .object(Dictionary(members) { $1 })
  }
}
