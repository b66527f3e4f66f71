import Foundation
import SnapshotSamples
import Testing

/// What a server of pictures that means harm can reach, and one that only a change of `snap.json` names.
struct HostilePictureServerTests {
  private let package: TemporaryPackage
  private let server: PictureHTTPServer

  init() throws {
    package = try TemporaryPackage()
    server = try PictureHTTPServer().start()
    try package.write(SongFile.storyboard(), to: "Main.storyboard")
    try package.write(
      """
      { "source": "Main.storyboard", "matrix": { "widths": [320] },
        "fixtures": [{ "name": "plain", "cell": "SongCell" }] }
      """, to: "Songs.cells.json")
  }

  private static let secrets = [
    "SNAP_PICTURE_TOKEN": "T0KEN", "SNAP_PICTURE_REGION": "eu-central-1",
    "AWS_ACCESS_KEY_ID": "NAME", "AWS_SECRET_ACCESS_KEY": "S3CRET", "AWS_SESSION_TOKEN": "SESS10N",
  ]

  private func snap(_ variables: [String: String]) throws -> SnapTool {
    var snap = try package.snap()
    snap.environment = ["PATH": "/usr/bin:/bin", "SNAP_PICTURE_SECONDS": "1"]
      .merging(Self.secrets) { $1 }.merging(variables) { $1 }
    return snap
  }

  /// A cell that differs from its digest, whose picture only the server could have.
  private func change(pictures address: String) throws {
    try package.write(
      "{ \"references\": \"digests\", \"pictures\": \"\(address)\" }", to: "snap.json")
    #expect(try snap([:]).run("record", "--cells-only").exitCode == 0)
    try FileManager.default.removeItem(at: package.directories.pictures)
    try package.write(SongFile.storyboard(text: "Another song"), to: "Main.storyboard")
  }

  private static let verification = ["verify", "--cells-only", "--report", "report"]

  private func verify(_ variables: [String: String] = [:]) throws -> SnapTool.Output {
    let run = try snap(variables).run(Self.verification)
    expectVerdict(of: run)
    return run
  }

  private func expectVerdict(of run: SnapTool.Output) {
    #expect(run.exitCode == 1 && run.out.contains("1 snapshot: 1 differs"), "\(run)")
    #expect(run.out.contains("Snapshot differs from its reference: Songs/plain.320"), "\(run)")
    #expect(package.exists("report/index.html"))
    #expect(!package.allFiles.contains { $0.contains("transfer-") }, "\(package.allFiles)")
  }

  private func hasSecrets(_ text: String) -> Bool {
    text.contains("Authorization")
      || Self.secrets.values.contains { text.contains($0) && $0 != "eu-central-1" }
  }

  static let faults: [(PictureHTTPServer.Fault, String)] = [
    (.redirecting(to: "file:///etc/passwd"), "redirects the request (302)"),
    (.unmeasured(megabytes: 100), "the answer is longer than 64 MiB"),
    (.trickling, "timed out"), (.hanging, "timed out"), (.closed, "503"),
    (.truncated, "remaining to read"),
    (.failing(times: 9), "500"), (.denying, "the server refuses the request"),
    (.wrongBytes(Data("no picture".utf8)), "is another picture or none"),
  ]

  @Test(arguments: faults)
  func `whatever the server does, the verdict and the report are there`(
    fault: PictureHTTPServer.Fault, reason: String
  ) async throws {
    defer { server.stop() }
    try change(pictures: server.address)
    let expected = try verify().out
    server.set(fault)
    let path = server.headers.split(separator: " ")[1]
    server.files = [String(path): Data(repeating: 0, count: 1000)]
    let run = try await snap(["SNAP_PICTURE_SECONDS": "\(reason.contains("MiB") ? 20 : 1)"])
      .runApart(Self.verification)
    expectVerdict(of: run)
    #expect(run.duration < .seconds(60))
    #expect(run.out == expected, "\(run)")
    #expect(run.error.contains(reason), "\(run)")
  }

  @Test(arguments: [
    (PictureHTTPServer.Fault.hanging, 1, 160, "the server is too slow."),
    (.unmeasured(megabytes: 100), 60, 40, "the server sends too much."),
  ])
  func `all requests of a run together have limits`(
    fault: PictureHTTPServer.Fault, seconds: Int, count: Int, reason: String
  ) async throws {
    defer { server.stop() }
    let widths = (300..<300 + count).map { "\($0)" }.joined(separator: ", ")
    try package.write(
      """
      { "source": "Main.storyboard", "matrix": { "widths": [\(widths)] },
        "fixtures": [{ "name": "plain", "cell": "SongCell" }] }
      """, to: "Songs.cells.json")
    try change(pictures: server.address)
    server.set(fault)
    let run = try await snap(["SNAP_PICTURE_SECONDS": "\(seconds)"])
      .runApart(["verify", "--cells-only"])
    #expect(run.exitCode == 1 && run.out.contains("\(count) snapshots: \(count) differ"), "\(run)")
    #expect(run.error.contains(" pictures left out: ") && run.error.contains(reason), "\(run)")
    #expect(run.duration < .seconds(90))
    #expect(!package.allFiles.contains { $0.contains("transfer-") })
  }

  @Test func `what a redirect names is not asked`() throws {
    let other = try PictureHTTPServer().start()
    defer {
      server.stop()
      other.stop()
    }
    try change(pictures: server.address)
    server.set(.redirecting(to: other.address + "/x.png"))
    #expect(try verify(["SNAP_PICTURE_SERVER": server.address]).error.contains("(302)"))
    #expect(server.heads.allSatisfy(hasSecrets) && !server.heads.isEmpty)
    let sent = try snap(["SNAP_PICTURE_SERVER": server.address]).run("references", "--fetch")
    #expect(sent.exitCode == 2 && sent.error.contains("(302)"), "\(sent)")
    #expect(other.requests.isEmpty)
  }

  @Test func `a pattern in an address is one request`() throws {
    defer { server.stop() }
    try change(pictures: server.address + "/[1-2000000000]/{a,b}")
    _ = try verify()
    #expect(server.requests == ["GET"])
    #expect(
      server.headers.hasPrefix("GET /pictures/%5B1-2000000000%5D/%7Ba,b%7D/"), "\(server.heads)")
  }

  @Test(arguments: [
    (nil, false, "only snap.json names it"),
    ("http://127.0.0.1:PORT/pictures", true, "The old pictures"),
    ("HTTP://127.0.0.1:PORT", true, "The old pictures"),
    ("http://127.0.0.1:PORT/pic", false, "SNAP_PICTURE_SERVER is http://127.0.0.1:PORT/pic."),
    ("http://127.0.0.1:PORT/pictures/more", false, "SNAP_PICTURE_SERVER is "),
    ("http://localhost:PORT/pictures", false, "SNAP_PICTURE_SERVER is "),
    ("https://127.0.0.1:PORT/pictures", false, "SNAP_PICTURE_SERVER is "),
    ("http://127.0.0.1/pictures", false, "SNAP_PICTURE_SERVER is "),
    ("http://127.0.0.1:PORT/pictures@x?", false, "which is not an address"),
  ])
  func `credentials go only where the environment says`(
    named: String?, isTold: Bool, reason: String
  ) throws {
    defer { server.stop() }
    try change(pictures: server.address)
    let named = named?.replacing("PORT", with: "\(server.port)")
    let run = try verify(named.map { ["SNAP_PICTURE_SERVER": $0] } ?? [:])
    let note = "No credentials are sent to \(server.address): "
    #expect(
      server.heads.count == 1 && server.heads.allSatisfy { hasSecrets($0) == isTold },
      "\(server.heads)")
    #expect(run.error.ranges(of: note).count == (isTold ? 0 : 1), "\(run)")
    #expect(run.error.contains(reason.replacing("PORT", with: "\(server.port)")), "\(run)")
    for way in ["--fetch", "--send"] {
      let run = try snap(named.map { ["SNAP_PICTURE_SERVER": $0] } ?? [:]).run("references", way)
      #expect(run.error.ranges(of: note).count == (isTold ? 0 : 1), "\(run)")
    }
    #expect(server.heads.count == 3 && server.heads.allSatisfy { hasSecrets($0) == isTold })
  }

  @Test(arguments: ["http://[::1]:PORT/pictures", "http://LocalHost:PORT/pictures"])
  func `every spelling of loopback gets credentials if it is named`(address: String) throws {
    defer { server.stop() }
    let address = address.replacing("PORT", with: "\(server.port)")
    try change(pictures: address)
    // Not through a proxy, either: nothing listens there.
    _ = try verify(["SNAP_PICTURE_SERVER": address, "http_proxy": "http://127.0.0.1:9"])
    #expect(server.heads.count == 1 && server.heads.allSatisfy(hasSecrets), "\(server.heads)")
  }

  /// The proxy shows what would have gone to the host.
  @Test(arguments: [
    ("http://example.com/pictures", "http://example.com/pictures", "Use https."),
    ("http://example.com.evil/pictures", "http://example.com/pictures", "SNAP_PICTURE_SERVER is"),
    ("http://example.com:8080/pictures", "http://example.com/pictures", "SNAP_PICTURE_SERVER is"),
    ("http://127.0.0.1.evil/pictures", "http://127.0.0.1/pictures", "SNAP_PICTURE_SERVER is"),
    ("http://127.0.0.1.evil/pictures", "http://127.0.0.1.evil/pictures", "Use https."),
  ])
  func `nothing secret leaves the machine unencrypted`(
    address: String, named: String, reason: String
  ) throws {
    defer { server.stop() }
    try change(pictures: address)
    let run = try verify([
      "SNAP_PICTURE_SERVER": named, "http_proxy": "http://127.0.0.1:\(server.port)",
      "HOME": package.root.path,
    ])
    #expect(server.heads.count == 1 && !server.heads.contains(where: hasSecrets), "\(server.heads)")
    #expect(run.error.contains(reason), "\(run)")
  }

  @Test(arguments: [true, false])
  func `passwords of netrc go only where the environment says, too`(isNamed: Bool) throws {
    defer { server.stop() }
    try change(pictures: server.address)
    try package.write("default login NAME password WORD\n", to: ".netrc")
    let none = Self.secrets.mapValues { _ in "" }
    _ = try verify(
      none.merging([
        "HOME": package.root.path, "SNAP_PICTURE_SERVER": isNamed ? server.address : "",
      ]) { $1 })
    #expect(server.heads.count == 1 && server.headers.contains("Authorization: Basic") == isNamed)
  }

  @Test(arguments: [
    "https://name:word@127.0.0.1/", "https://127.0.0.1@evil.example/", "file:///etc",
  ])
  func `an address with a user, and no address, are refused`(address: String) throws {
    defer { server.stop() }
    try package.write("{ \"pictures\": \"\(address)\" }", to: "snap.json")
    let run = try snap([:]).run("references", "--fetch")
    #expect(run.exitCode == 2 && run.error.contains("snap.json sets “pictures” to"), "\(run)")
  }

  @Test(arguments: [SIGKILL, SIGINT, SIGTERM])
  func `curl ends with the tool, and leaves no secret`(signal: Int32) throws {
    defer { server.stop() }
    try change(pictures: server.address)
    server.set(.hanging)
    let variables = ["SNAP_PICTURE_SECONDS": "60", "SNAP_PICTURE_SERVER": server.address]
    let process = Process()
    process.executableURL = SnapTool.executable
    process.arguments = ["verify", "--cells-only"]
    process.currentDirectoryURL = package.root
    process.environment = try snap(variables).environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while server.requests.isEmpty && process.isRunning { usleep(10_000) }
    #expect(server.connections == 1)
    let texts = package.allFiles.compactMap { package.read($0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(!texts.contains { $0.contains("T0KEN") || $0.contains("S3CRET") })
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let start = ContinuousClock.now
    while server.connections > 0, ContinuousClock.now - start < .seconds(20) { usleep(10_000) }
    #expect(server.connections == 0)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
