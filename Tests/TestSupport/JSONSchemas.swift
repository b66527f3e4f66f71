package import Foundation

/// The published schemas of what commands print and write, and what does not conform to them.
///
/// Only the keywords that the schemas use are known; a schema with another one conforms to nothing. Source: JSON Schema 2020-12, Core and
/// Validation.
package struct JSONSchemas {
  /// By `$id`.
  private let all: [String: JSONValue]

  /// The names of the files without their endings, sorted.
  package let names: [String]

  private static let ending = ".schema.json"
  private static let annotations = ["$schema", "$id", "$defs", "title", "description"]

  /// Reads the schemas of this package.
  package init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/schemas").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let schemas = try files.map { try JSONValue(Data(contentsOf: $0)) }
    names = files.map { String($0.lastPathComponent.dropLast(Self.ending.count)) }.sorted()
    all = Dictionary(schemas.map { ($0["$id"]?.text ?? "", $0) }) { one, _ in one }
  }

  /// Creates schemas from values, for tests of this type.
  package init(_ schemas: [JSONValue]) {
    names = []
    all = Dictionary(schemas.map { ($0["$id"]?.text ?? "", $0) }) { one, _ in one }
  }

  /// The schema of a name with its version, such as `lint`; nil if there is none.
  package func schema(_ name: String) -> JSONValue? {
    all.first { $0.key.hasPrefix("urn:snap:schema:\(name):") }?.value
  }

  /// What keeps JSON from conforming to a schema, each with its place; none if it conforms.
  ///
  /// - Parameters:
  ///   - json: text in JSON.
  ///   - name: the schema's, with a pointer into it if it is a part: `agent#/$defs/list`.
  /// - Returns: sentences.
  package func problems(of json: Data, by name: String) -> [String] {
    let parts = name.split(separator: "#", maxSplits: 1)
    guard let schema = schema(String(parts[0])), let id = schema["$id"]?.text else {
      return ["there is no schema \(name)"]
    }
    do {
      let reference = id + (parts.count > 1 ? "#\(parts[1])" : "")
      return problems(of: try JSONValue(json), .object(["$ref": .text(reference)]), in: id, at: "")
    } catch {
      return ["it is no JSON: \(error)"]
    }
  }

  private func problems(
    of value: JSONValue, _ schema: JSONValue, in id: String, at place: String
  ) -> [String] {
    schema.members.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      switch keyword {
      case "$ref": return problems(of: value, referredTo: rule.text ?? "", from: id, at: place)
      case "properties", "required", "additionalProperties":
        return problems(of: value, object: keyword, rule, of: schema, in: id, at: place)
      case "items":
        return value.items.enumerated().flatMap {
          problems(of: $1, rule, in: id, at: "\(place)/\($0)")
        }
      case "anyOf":
        let all = rule.items.map { problems(of: value, $0, in: id, at: place) }
        return all.contains(where: \.isEmpty) ? [] : all.flatMap(\.self)
      default:
        guard !Self.annotations.contains(keyword) else { return [] }
        guard let isGood = value.conforms(to: keyword, rule) else {
          return ["\(place): the keyword \(keyword) of the schema is not known"]
        }
        return isGood ? [] : ["\(place): \(value) is not \(keyword) \(rule)"]
      }
    }
  }

  private func problems(
    of value: JSONValue, object keyword: String, _ rule: JSONValue, of schema: JSONValue,
    in id: String,
    at place: String
  ) -> [String] {
    guard case .object(let members) = value else { return [] }
    let known = schema["properties"]?.members ?? [:]
    return switch keyword {
    case "required":
      rule.items.compactMap(\.text).filter { members[$0] == nil }.map {
        "\(place): no member \($0)"
      }
    case "additionalProperties":
      members.keys.filter { rule == .bool(false) && known[$0] == nil }.sorted()
        .map { "\(place): the member \($0) is not in the schema" }
    default:
      known.sorted { $0.key < $1.key }.flatMap { name, rule in
        members[name].map { problems(of: $0, rule, in: id, at: "\(place)/\(name)") } ?? []
      }
    }
  }

  /// A reference is to a whole schema, `urn:snap:schema:lint:1`, to a part of one, or to a part of this one: `#/$defs/count`.
  private func problems(
    of value: JSONValue, referredTo reference: String, from id: String, at place: String
  ) -> [String] {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let target = parts[0].isEmpty ? id : String(parts[0])
    var schema = all[target]
    for name in (parts.count > 1 ? parts[1] : "").split(separator: "/") {
      schema = schema?[String(name)]
    }
    guard let schema else {
      return ["\(place): the schema refers to \(reference), which is nowhere"]
    }
    return problems(of: value, schema, in: target, at: place)
  }
}

extension JSONValue {
  /// Whether a value alone conforms to a keyword; nil if that is not known.
  fileprivate func conforms(to keyword: String, _ rule: JSONValue) -> Bool? {
    switch keyword {
    case "const": self == rule
    case "enum": rule.items.contains(self)
    case "type": (rule.text.map { [$0] } ?? rule.items.compactMap(\.text)).contains(where: isOfType)
    case "minimum": number.map { $0 >= rule.number ?? .nan } ?? true
    case "maximum": number.map { $0 <= rule.number ?? .nan } ?? true
    case "exclusiveMinimum": number.map { $0 > rule.number ?? .nan } ?? true
    case "minItems": Double(items.count) >= rule.number ?? .nan
    case "maxItems": Double(items.count) <= rule.number ?? .nan
    default: nil
    }
  }

  private func isOfType(_ name: String) -> Bool {
    switch self {
    case .null: name == "null"
    case .bool: name == "boolean"
    case .number(let number): name == "number" || name == "integer" && number == number.rounded()
    case .text: name == "string"
    case .list: name == "array"
    case .object: name == "object"
    }
  }
}
