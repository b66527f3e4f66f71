import Fixtures
import Foundation
import TestSupport
import Testing

/// Keeps the published schema and the reader consistent.
@MainActor struct CellFileSchemaTests {
  private let schema: [String: Any]

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/cells.schema.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    schema = try #require(json as? [String: Any])
  }

  /// The location of an object in the schema and in a cell file.
  nonisolated static let objects: [(path: [String], file: String)] = [
    ([], "OBJECT"),
    (["$defs", "fixture"], "{ \"source\": \"Cell.xib\", \"fixtures\": [OBJECT] }"),
    (["$defs", "content"], fixture("\"content\": { \"Title\": OBJECT }")),
    (["$defs", "fixture", "properties", "expect"], fixture("\"expect\": OBJECT")),
    (
      ["$defs", "fixture", "properties", "allow", "items", "oneOf", "1"],
      fixture("\"allow\": [OBJECT]")
    ),
    (["$defs", "axes"], fixture("\"matrix\": OBJECT")),
    (["$defs", "axes"], fixture("\"matrix\": [{ \"widths\": [320] }, OBJECT]")),
    (["$defs", "stress"], fixture("\"stress\": OBJECT")),
  ]

  private nonisolated static func fixture(_ member: String) -> String {
    "{ \"source\": \"Cell.xib\", \"fixtures\": [{ \"cell\": \"Cell\", \(member) }] }"
  }

  @Test(arguments: objects)
  func `an object accepts exactly the members in the schema`(
    path: [String], file: String
  ) throws {
    let object = try node(at: path)
    #expect(object["additionalProperties"] as? Bool == false)
    let properties = try #require(object["properties"] as? [String: Any])
    let error = try #require(refusal(of: file, with: "{ \"nonsense\": 1 }"))
    let allowed = error.problem.components(separatedBy: "Allowed: ").last?.dropLast()
    let read = Set((allowed ?? "").components(separatedBy: ", "))
    #expect(read == Set(properties.keys).subtracting(["$schema"]), "\(error)")
  }

  @Test func `every member of content is read, with the schema's type`() throws {
    let properties = try #require(
      try node(at: ["$defs", "content"])["properties"] as? [String: [String: Any]])
    for (name, property) in properties {
      let type = property["type"] as? String ?? "string"
      let wrong = type == "string" ? "1" : "\"a\""
      let error = try #require(
        refusal(of: Self.objects[2].file, with: "{ \"\(name)\": \(wrong) }"), "\(name)")
      let words = ["string": "a text", "boolean": "true or false"]
      #expect(
        error.problem == "“\(name)” must be \(words[type] ?? "a number"), not "
          + "\(type == "string" ? "a number" : "a text").")
    }
  }

  @Test func `words match the schema`() throws {
    let kinds = try #require(try node(at: ["$defs", "kind"])["enum"] as? [String])
    try expect(kinds, in: Self.fixture("\"allow\": [OBJECT]"))
    for axis in [
      "devices", "contentSizes", "legibilityWeights", "appearances", "directions", "systems",
      "states",
    ] {
      let path = ["$defs", "axes", "properties", axis, "items"]
      let words = try #require(try node(at: path)["enum"] as? [String])
      try expect(words, in: Self.fixture("\"matrix\": { \"\(axis)\": [OBJECT] }"))
    }
  }

  @Test(arguments: [
    (
      ["$defs", "content", "properties", "alpha"],
      "\"content\": { \"Title\": { \"alpha\": OBJECT } }"
    ),
    (
      ["$defs", "content", "properties", "lines"],
      "\"content\": { \"Title\": { \"lines\": OBJECT } }"
    ),
    (
      ["$defs", "content", "properties", "value"],
      "\"content\": { \"Title\": { \"value\": OBJECT } }"
    ),
    (["$defs", "fixture", "properties", "height"], "\"height\": OBJECT"),
    (
      ["$defs", "fixture", "properties", "expect", "properties", "height"],
      "\"expect\": { \"height\": OBJECT }"
    ),
    (
      ["$defs", "stress", "properties", "maxHeight"], "\"stress\": { \"maxHeight\": OBJECT }"
    ),
    (["$defs", "stress", "properties", "trials"], "\"stress\": { \"trials\": OBJECT }"),
    (["$defs", "axes", "properties", "widths", "items"], "\"matrix\": { \"widths\": [OBJECT] }"),
    (["$defs", "axes", "properties", "scales", "items"], "\"matrix\": { \"scales\": [OBJECT] }"),
  ])
  func `numbers have the schema's limits`(path: [String], member: String) throws {
    let number = try node(at: path)
    let least = try #require(number["minimum"] as? Int)
    let most = try #require(number["maximum"] as? Int)
    let file = Self.fixture(member)
    #expect(refusal(of: file, with: "\(least)") == nil)
    #expect(refusal(of: file, with: "\(most)") == nil)
    let problem = "must be from \(least) to \(most)."
    #expect(refusal(of: file, with: "\(least - 1)")?.problem.hasSuffix(problem) == true)
    #expect(refusal(of: file, with: "\(most + 1)")?.problem.hasSuffix(problem) == true)
  }

  private func expect(_ words: [String], in file: String) throws {
    let error = try #require(refusal(of: file, with: "\"nonsense\""))
    let allowed = error.problem.components(separatedBy: "Allowed: ").last?.dropLast()
    #expect((allowed ?? "").components(separatedBy: ", ") == words)
  }

  private func node(at path: [String]) throws -> [String: Any] {
    var node: Any = schema
    for name in path {
      if let list = node as? [Any], let index = Int(name) {
        node = list[index]
      } else {
        node = try #require((node as? [String: Any])?[name], "\(path)")
      }
    }
    return try #require(node as? [String: Any])
  }

  /// Returns the error for a cell file with a value in place of OBJECT.
  private func refusal(of file: String, with value: String) -> CellFileError? {
    do {
      let xib = Xib.cell(Xib.label("lab-el-001", attributes: "userLabel=\"Title\""))
      let folder = try TemporaryFolder([
        "Cell.xib": xib, "Some.cells.json": file.replacing("OBJECT", with: value),
      ])
      _ = try CellFile(contentsOf: folder.url(of: "Some.cells.json"))
      return nil
    } catch {
      return error as? CellFileError
    }
  }
}
