import Foundation
import SnapshotRecords
import SnapshotSamples
import TestSupport
import Testing

@testable import SnapReport

/// The published schemas of JSON.
///
/// Tests of the tool check all that it prints against them.
struct SchemaTests {
  private let schemas: JSONSchemas

  init() throws { schemas = try JSONSchemas() }

  @Test func `each schema has a name, a title and the version that the output has`() throws {
    #expect(schemas.names.count > 15)
    for name in schemas.names {
      let schema = try #require(schemas.schema(name), "\(name)")
      #expect(schema["$schema"]?.text == "https://json-schema.org/draft/2020-12/schema")
      #expect(schema["title"]?.text?.isEmpty == false && schema["description"] != nil, "\(name)")
      // An agent's tools have a schema each.
      let outputs = name == "agent" ? [] : [schema]
      for output in outputs {
        let version = output["properties"]?["version"]?["const"]?.number ?? 0
        #expect(schema["$id"]?.text == "urn:snap:schema:\(name):\(Int(version))")
        #expect(output["required"]?.items.contains(.text("version")) == true, "\(name)")
        #expect(output["additionalProperties"] == .bool(false), "\(name)")
      }
    }
  }

  @Test func `a result with all that one can have conforms, and has each member of the schema`()
    throws
  {
    let record = try CanonicalJSON.decoder.decode(SnapshotResult.self, from: Data(Self.full.utf8))
    var run = RunResults(
      results: [record], otherFailures: ["A test failed."],
      comparison: RevisionComparison(
        same: 1, gone: [SnapshotKey(suite: "S", fixture: "g")], moved: [.init(from: "a", to: "b")]))
    run.drawings = 3
    let json = try RunReport(run).json()
    #expect(schemas.problems(of: json, by: "results") == [])
    let printed = try JSONValue(json)
    let schema = try #require(schemas.schema("results"))
    #expect(Set(printed.members.keys) == Set(try #require(schema["properties"]).members.keys))
    let members = try #require(schema["$defs"]?["result"]?["properties"]).members
    #expect(Set(try #require(printed["results"]?.items.first).members.keys) == Set(members.keys))
  }

  private static let full = """
    {"version": 2, "key": "S/f.320", "status": "different", "isRecorded": true, "notes": [{"noReferenceLayout": {}}], "fault": "f",
    "reference": "r.png", "referencePicture": "p.png", "isComparedByDigestOnly": false, "hasEngineDrift": true,
    "hasLayoutDrift": false, "hasOlderLayout": true, "acceptsDifferences": true, "actual": "a.png", "diff": "d.png",
    "size": {"width": 1, "height": 2}, "referenceSize": {"width": 1, "height": 2}, "scale": 2,
    "pixels": {"different": 1, "total": 2, "masked": 3}, "regions": [{"x": 0, "y": 0, "width": 1, "height": 1, "views": ["v"]}],
    "layoutChanges": [{"view": "v", "fact": {"text": {"from": "a", "to": "b"}}, "cause": "c", "followers": 1}],
    "elements": [{"view": "v", "file": "A.xib", "line": 2, "id": "a"}], "unexplainedViews": ["v"], "diagnostics": [{"kind": "overlap", "severity": "warning", "view": "v", "subject": "s",
    "message": "m", "constraints": ["c"], "isAllowed": false}], "knownDiagnostics": [], "lineChanges": {"lines": ["- a"],
    "removed": 1, "added": 0}, "milliseconds": 1.5, "source": {"file": "A.swift", "line": 1}, "test": {"framework": "XCTest",
    "identifier": "t"}, "run": "r", "sizingAudit": {"rows": [{"section": 0, "row": 0, "estimate": 44, "height": 44,
    "freshHeight": 44, "reusedHeight": 44, "measuredWidth": 1, "finalWidth": 2, "milliseconds": 1}], "down": {"largestJump": 0,
    "totalJump": 0}, "up": {"largestJump": 0, "totalJump": 0}}, "iosAgreement": {"system": "iOS 18", "compared": 1,
    "misses": [{"path": "p", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}, "iosFrame": {"x": 0, "y": 0, "width": 1,
    "height": 2}, "lines": 1, "iosLines": 2, "font": "f", "iosFont": "g"}], "onlyOnIOS": [], "onlyHere": []},
    "pictureAgreement": {"picture": "p", "deviations": [{"kind": "color", "view": "v", "area": {"x": 0, "y": 0, "width": 1,
    "height": 1}, "edges": [0, 0, 0, 0], "colors": ["#000000FF"]}]}, "referenceDigest": "d"}
    """

  @Test(arguments: [
    ("{}", "no member version"),
    ("{\"version\": 2, \"missing\": 0, \"checks\": []}", "is not const"),
    ("{\"version\": 1, \"missing\": 0.5, \"checks\": []}", "is not type"),
    ("{\"version\": 1, \"missing\": -1, \"checks\": []}", "is not minimum"),
    ("{\"version\": 1, \"missing\": 0, \"checks\": [{}]}", "/checks/0: no member name"),
    ("{\"version\": 1, \"missing\": 0, \"checks\": [], \"new\": 1}", "the member new is not in"),
    ("{", "it is no JSON"),
  ])
  func `what does not conform is found, with its place`(json: String, problem: String) {
    let problems = schemas.problems(of: Data(json.utf8), by: "doctor")
    #expect(problems.contains { $0.contains(problem) }, "\(problems)")
  }

  @Test func `a schema with an unknown keyword or a lost reference conforms to nothing`() throws {
    for (schema, problem) in [
      ("\"pattern\": \"a\"", "keyword pattern"), ("\"$ref\": \"#/$defs/a\"", "nowhere"),
    ] {
      let json = Data("{\"$id\": \"urn:snap:schema:own:1\", \(schema)}".utf8)
      let problems = JSONSchemas([try JSONValue(json)]).problems(of: Data("1".utf8), by: "own")
      #expect(problems.contains { $0.contains(problem) }, "\(problems)")
    }
  }
}
