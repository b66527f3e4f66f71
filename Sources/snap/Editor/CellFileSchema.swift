import CPageFiles
import Foundation
import InterfaceBuilder

/// The schema of cell files, as `Documentation/cells.schema.json` has it.
struct CellFileSchema: Sendable {
  let root: JSONSchema

  /// The file is part of the tool, and a test reads it.
  static let ofTool = CellFileSchema()

  private init() {
    do {
      root = try JSONDecoder().decode(
        JSONSchema.self, from: Data(String(cString: cells_schema()).utf8))
    } catch {
      preconditionFailure("Documentation/cells.schema.json is not a schema: \(error)")
    }
  }

  /// What the values of a text have wrong, in their order.
  func problems(of outline: JSONOutline) -> [SchemaProblem] {
    guard let value = outline.root else {
      return [SchemaProblem(range: 0..<0, kind: .wrongType(expected: ["object"]))]
    }
    return SchemaCheck(schema: self, outline: outline).problems(of: value, root)
      .sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
  }

  /// A schema, or what it refers to: `#/$defs/axes/properties/scales`.
  func resolved(_ schema: JSONSchema) -> JSONSchema {
    guard let reference = schema.reference else { return schema }
    var found: JSONSchema? = root
    var names = reference.split(separator: "/").dropFirst().map(String.init)[...]
    while let kind = names.popFirst(), let name = names.popFirst() {
      found = kind == "$defs" ? found?.definitions?[name] : found?.properties?[name]
    }
    guard let found else { preconditionFailure("The schema has no \(reference).") }
    return resolved(found)
  }

  /// A schema with its alternatives, or these.
  func alternatives(of schema: JSONSchema) -> [JSONSchema] {
    let schema = resolved(schema)
    return schema.oneOf.map { $0.flatMap(alternatives) } ?? [schema]
  }

  /// The schemas of what a value has by a key or, in a list, by any.
  func schemas(of schema: JSONSchema, at key: String) -> [JSONSchema] {
    alternatives(of: schema).flatMap { schema -> [JSONSchema] in
      if let items = schema.items { return alternatives(of: items) }
      return Self.member(key, of: schema).map(alternatives) ?? []
    }
  }

  /// The schema of a member; nil for one that may be anything, and one that is not allowed.
  static func member(_ name: String, of schema: JSONSchema) -> JSONSchema? {
    if let property = schema.properties?[name] { return property }
    for (pattern, schema) in schema.patternProperties ?? [:] where matches(name, pattern) {
      return schema
    }
    if case .schema(let other)? = schema.additionalProperties { return other }
    return nil
  }

  static func matches(_ text: String, _ pattern: String) -> Bool {
    guard let regex = try? Regex(pattern) else {
      preconditionFailure("The schema's pattern \(pattern) is no regular expression.")
    }
    return text.firstMatch(of: regex) != nil
  }
}
