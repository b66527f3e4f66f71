import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// `snap mcp`, spoken to as an agent's client does.
struct AgentTests {
  private static let version = "io.modelcontextprotocol/protocolVersion"

  @Test(
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25"),
    ])
  func `a client with a handshake agrees on a revision`(asked: String, agreed: String) throws {
    let client = try AgentClient(TemporaryPackage().snap())
    let result = try client.result("initialize", ["protocolVersion": asked])
    #expect(result["protocolVersion"] as? String == agreed)
    #expect((result["serverInfo"] as? [String: Any])?["name"] as? String == "snap")
    try client.send(nil, "notifications/initialized")
    #expect(try client.result("ping")["resultType"] as? String == "complete")
    #expect(try client.close() == 0)
  }

  @Test func `a client without a handshake names a revision in each request`() throws {
    let client = try AgentClient(TemporaryPackage().snap())
    let discovery = try client.result("server/discover", ["_meta": [Self.version: "2026-07-28"]])
    #expect(discovery["supportedVersions"] as? [String] == ["2026-07-28"])
    try client.send(7, "tools/list", ["_meta": [Self.version: "2031-01-01"]])
    let error = try #require(try client.next()?["error"] as? [String: Any])
    #expect(error["code"] as? Int == -32_022)
    #expect((error["data"] as? [String: Any])?["requested"] as? String == "2031-01-01")
  }

  @Test func `each tool has a schema of its arguments`() throws {
    let client = try AgentClient(TemporaryPackage().snap())
    let tools = try #require(try client.result("tools/list")["tools"] as? [[String: Any]])
    #expect(
      tools.compactMap { $0["name"] as? String }
        == ["list", "verify", "explain", "render", "lint", "fix", "why", "stress", "accept"])
    for tool in tools {
      let schema = try #require(tool["inputSchema"] as? [String: Any])
      let properties = try #require(schema["properties"] as? [String: [String: Any]])
      let required = try #require(schema["required"] as? [String])
      #expect(Set(required).isSubset(of: properties.keys))
      #expect(properties.values.allSatisfy { $0["type"] is String && $0["description"] is String })
    }
  }

  @Test func `a failure is listed, explained with pictures, read and accepted`() throws {
    let package = try TemporaryPackage.withChangedPicture()
    let client = try AgentClient(package.snap())
    #expect(
      try client.call("list", ["failed": true]).text == "1 snapshot\nCellTests/row  different")
    let reason = try client.call("explain", ["snapshot": "CellTests/row", "pictures": true])
    #expect(reason.text.contains("CellTests/row"))
    #expect(Set(reason.pictures).count == 3)
    #expect(reason.data?["key"] as? String == "CellTests/row")
    let resources = try client.result("resources/list")["resources"] as? [[String: Any]]
    let addresses = try #require(resources).compactMap { $0["uri"] as? String }
    #expect(addresses.count == 4)
    for address in addresses {
      let contents = try client.result("resources/read", ["uri": address])["contents"]
      let content = try #require((contents as? [[String: Any]])?.first)
      #expect(content["uri"] as? String == address)
      #expect(((content["text"] ?? content["blob"]) as? String)?.isEmpty == false)
    }
    let accepted = try client.call(
      "accept", ["snapshots": ["CellTests/row"], "reason": "The row is red now."])
    #expect(!accepted.isError, "\(accepted.text)")
    #expect(accepted.data?["commitMessage"] as? String == "Snapshots: The row is red now.")
    #expect(try package.snap().run("status").out.contains("No pending changes"))
  }

  @Test func `cells of files are checked and drawn`() throws {
    let package = try TemporaryPackage()
    _ = try package.write(SongFile.storyboard(), to: "Main.storyboard")
    let client = try AgentClient(package.snap())
    let findings = try client.call("lint", ["paths": ["Main.storyboard"]])
    #expect(!findings.isError && findings.data?["findings"] != nil, "\(findings)")
    let broken = SongFile.storyboard(edges: SongFile.vertical)
    let path = try package.write(broken, to: "Broken.storyboard").path
    let shown = try client.call("fix", ["paths": ["Broken.storyboard"]])
    #expect(shown.text.contains("+<constraint firstItem"), "\(shown)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == broken)
    _ = try client.call("fix", ["paths": ["Broken.storyboard"], "apply": true])
    #expect(try String(contentsOfFile: path, encoding: .utf8) != broken)
    let reasons = try client.call("why", ["file": "Main.storyboard", "view": "titleLabel"])
    #expect(!reasons.isError && reasons.text.contains("left 16"), "\(reasons)")
    let unknown = try client.call("why", ["file": "Main.storyboard", "view": "nobody"])
    #expect(unknown.isError && unknown.text.contains("contentView/titleLabel"), "\(unknown)")
    let drawn = try client.call(
      "render", ["file": "Main.storyboard", "cell": "SongCell", "width": 200])
    #expect(drawn.pictures.count == 1, "\(drawn)")
    #expect(drawn.text.hasPrefix("400 × "))
    func trying(_ content: String) throws -> (text: String, isError: Bool, pictures: [String]) {
      let answer = try client.call(
        "render",
        ["file": "Main.storyboard", "cell": "SongCell", "width": 200, "content": content])
      return (answer.text, answer.isError, answer.pictures)
    }
    #expect(try trying(#"{"titleLabel": {"text": "Another"}}"#).pictures != drawn.pictures)
    #expect(try trying(#"{"titel": {"text": "Another"}}"#).text.contains("titleLabel"))
    #expect(try trying("{").isError)
  }

  @Test(
    arguments: [
      ("render", ["file": "../secret.xib", "cell": "A"], "is not in the package"),
      ("render", ["file": "/etc/passwd", "cell": "A"], "is not in the package"),
      ("render", ["file": "link/a.xib", "cell": "A"], "is not in the package"),
      ("render", ["file": "--help", "cell": "A"], "--help"),
      ("lint", ["paths": ["Sources", ".."]], "“..” is not in the package"),
      ("explain", ["snapshot": "CellTests/gone"], "has no snapshot “CellTests/gone”"),
      ("explain", [:], "needs the argument snapshot"),
      ("verify", ["fliter": "x"], "has no argument “fliter”"),
      ("stress", ["file": "a.xib", "trials": 0], "trials is a whole number from 1 to 10000"),
      ("accept", ["snapshots": ["*"]], "needs the argument reason"),
      ("accept", ["snapshots": ["--all"], "reason": "x"], "Nothing to accept matches `--all`"),
    ] as [(String, [String: any Sendable], String)])
  func `a bad argument changes nothing and is named`(
    tool: String, arguments: [String: any Sendable], message: String
  ) throws {
    let package = try TemporaryPackage.withChangedPicture()
    try FileManager.default.createSymbolicLink(
      at: package.root.appendingPathComponent("link"),
      withDestinationURL: URL(fileURLWithPath: "/etc"))
    let answer = try AgentClient(package.snap()).call(tool, arguments)
    #expect(answer.isError)
    #expect(answer.text.contains(message), "\(answer.text)")
    #expect(try package.snap().run("status").out.contains("differs"))
  }

  @Test(
    arguments: [
      ("{", 1, -32_700), ("[]", 1, -32_600), (#"{"jsonrpc":"2.0"}"#, 1, -32_600),
      (#"{"jsonrpc":"2.0","method":"x","id":[1]}"#, 1, -32_600),
      (#"{"jsonrpc":"2.0","method":"x","id":1}"#, 1, -32_601),
      (#"{"jsonrpc":"2.0","method":"tools/call","id":1,"params":{"name":"x"}}"#, 1, -32_602),
      (#"{"jsonrpc":"2.0","method":"resources/read","id":1,"params":{"uri":"x:y"}}"#, 1, -32_602),
      ("[", 100_000, -32_700), ("x", 1_000_000, -32_700),
    ])
  func `a line that is no request is an error, and the next one is answered`(
    text: String, count: Int, code: Int
  ) throws {
    let client = try AgentClient(TemporaryPackage().snap())
    try client.send(line: String(repeating: text, count: count))
    let error = try #require(try client.next()?["error"] as? [String: Any])
    #expect(error["code"] as? Int == code, "\(error)")
    #expect(try client.result("ping")["resultType"] as? String == "complete")
    #expect(try client.close() == 0)
  }

  @Test func `a request that is cancelled ends its command and has no answer`() throws {
    let package = try TemporaryPackage()
    let client = try AgentClient(package.snap(failing: .hang))
    try client.send(5, "tools/call", ["name": "verify", "_meta": ["progressToken": "p"]])
    try client.send(nil, "notifications/cancelled", ["requestId": 5])
    #expect(try client.result("ping")["resultType"] as? String == "complete")
    #expect(try client.close() == 0)
    #expect(try client.next() == nil)
  }
}
