import Foundation

/// The part of JSON Schema that the schema of cell files uses.
///
/// https://json-schema.org/draft/2020-12
final class JSONSchema: Decodable, Sendable {
  let type: String?
  let description: String?
  let required: [String]?
  let properties: [String: JSONSchema]?
  let patternProperties: [String: JSONSchema]?
  let additionalProperties: Additional?
  let propertyNames: JSONSchema?
  let items: JSONSchema?
  let oneOf: [JSONSchema]?
  let not: Excluded?
  let choices: [String]?
  let pattern: String?
  let minimum: Double?
  let maximum: Double?
  let minItems: Int?
  let maxItems: Int?
  let reference: String?
  let definitions: [String: JSONSchema]?

  private enum CodingKeys: String, CodingKey {
    case type, description, required, properties, patternProperties, additionalProperties
    case propertyNames, items, oneOf, not, pattern, minimum, maximum, minItems, maxItems
    case choices = "enum"
    case reference = "$ref"
    case definitions = "$defs"
  }

  /// Whether other members are allowed, and which values they may have.
  enum Additional: Decodable, Sendable {
    case allowed(Bool)
    case schema(JSONSchema)

    init(from decoder: any Decoder) throws {
      if let isAllowed = try? decoder.singleValueContainer().decode(Bool.self) {
        self = .allowed(isAllowed)
      } else {
        self = .schema(try JSONSchema(from: decoder))
      }
    }
  }

  /// Members that exclude one another.
  struct Excluded: Decodable, Sendable {
    let anyOf: [JSONSchema]
  }
}
