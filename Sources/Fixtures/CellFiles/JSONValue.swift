/// A value of a JSON or JSON5 file.
enum JSONValue: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// A value is in more lists and objects than any cell file has.
  struct TooDeep: Error {
    /// The keys and indices from the root.
    let path: [String]
  }

  /// Deeper than the values of cell files are, five levels.
  ///
  /// Each attempt below makes an error that has the whole path, so that time would grow with the depth of each value.
  static let depthLimit = 16

  init(from decoder: any Decoder) throws {
    let path = decoder.codingPath
    guard path.count <= Self.depthLimit else {
      throw TooDeep(path: path.map { $0.intValue.map(String.init) ?? $0.stringValue })
    }
    // What fails takes longest: most values are texts and numbers, then lists and objects.
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let number = try? single.decode(Double.self) {
      self = .number(number)
    } else if let text = try? single.decode(String.self) {
      self = .string(text)
    } else if var container = try? decoder.unkeyedContainer() {
      var array: [JSONValue] = []
      while !container.isAtEnd { array.append(try container.decode(JSONValue.self)) }
      self = .array(array)
    } else if let container = try? decoder.container(keyedBy: Key.self) {
      var object: [String: JSONValue] = [:]
      for key in container.allKeys {
        object[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
      }
      self = .object(object)
    } else {
      self = .bool(try single.decode(Bool.self))
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
