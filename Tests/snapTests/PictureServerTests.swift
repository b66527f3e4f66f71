import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// `snap references --fetch` and `--send`, and the old pictures of failures.
struct PictureServerTests {
  private let package: TemporaryPackage
  private let server: PictureHTTPServer
  private let key = SnapshotKey(suite: "CellTests", fixture: "row")

  init() throws {
    package = try TemporaryPackage()
    server = try PictureHTTPServer().start()
    try package.write(
      "{ \"references\": \"digests\", \"pictures\": \"\(server.address)\" }", to: "snap.json")
    _ = try package.store(.all).verify(Samples.cell(label: "A"), key: key)
  }

  private func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> SnapTool.Output {
    var snap = try package.snap()
    snap.environment = [
      "PATH": "/usr/bin:/bin", "SNAP_PICTURE_SECONDS": "1",
      "SNAP_PICTURE_SERVER": server.address,
    ].merging(environment) { $1 }
    return try snap.run(arguments)
  }

  private func forgetPictures() throws {
    try FileManager.default.removeItem(at: package.directories.pictures)
  }

  private var isPictureHere: Bool {
    get throws {
      let store = package.store(.never)
      return try store.digestPictures().allSatisfy { try store.picture($0.content) != nil }
    }
  }

  @Test func `pictures are sent once, and fetched where they are missing`() throws {
    defer { server.stop() }
    let sent = try run("references", "--send")
    #expect(sent.exitCode == 0 && sent.out == "1 picture sent, 0 there before\n", "\(sent)")
    #expect(try run("references", "--send").out == "0 pictures sent, 1 there before\n")
    #expect(server.requests == ["HEAD", "PUT", "HEAD"])
    try forgetPictures()
    let fetched = try run("references", "--fetch")
    #expect(fetched.out == "1 picture fetched, 0 there before\n", "\(fetched)")
    #expect(try isPictureHere)
    #expect(try run("references", "--fetch").out == "0 pictures fetched, 1 there before\n")
  }

  @Test func `a picture that nobody has is named`() throws {
    defer { server.stop() }
    try forgetPictures()
    let fetched = try run("references", "--fetch")
    #expect(fetched.exitCode == 1)
    #expect(fetched.error == "CellTests/row@2x: the server does not have it\n")
    let sent = try run("references", "--send")
    #expect(sent.exitCode == 1 && sent.error == "CellTests/row@2x: not on this machine\n")
  }

  @Test func `what is not the picture of the digest is not used`() throws {
    defer { server.stop() }
    _ = try run("references", "--send")
    for wrong in [try Samples.cell(label: "B").encoded(), Data("no picture".utf8), Data()] {
      server.set(.wrongBytes(wrong))
      try? forgetPictures()
      let fetched = try run("references", "--fetch")
      #expect(
        fetched.exitCode == 2 && fetched.error.contains("is another picture or none"), "\(fetched)")
      #expect(try !isPictureHere)
    }
  }

  @Test(arguments: [true, false])
  func `a transfer that ends early, or never, fails`(isTruncated: Bool) throws {
    defer { server.stop() }
    _ = try run("references", "--send")
    try forgetPictures()
    server.set(isTruncated ? .truncated : .hanging)
    let start = ContinuousClock.now
    let fetched = try run("references", "--fetch")
    #expect(fetched.exitCode == 2 && fetched.error.hasPrefix("CellTests/row@2x: "), "\(fetched)")
    #expect(fetched.out == "0 pictures fetched, 0 there before\n")
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(try !isPictureHere)
  }

  @Test func `a failing server is asked again, a limited number of times`() throws {
    defer { server.stop() }
    _ = try run("references", "--send")
    try forgetPictures()
    server.set(.failing(times: 1))
    #expect(try run("references", "--fetch").out == "1 picture fetched, 0 there before\n")
    try forgetPictures()
    server.set(.failing(times: 100))
    let before = server.requests.count
    let failed = try run("references", "--fetch")
    #expect(failed.exitCode == 2 && failed.error.contains("500"), "\(failed)")
    #expect(server.requests.count - before == 3)
  }

  @Test func `a token is a header, and requests for a bucket are signed`() throws {
    defer { server.stop() }
    _ = try run("references", "--send", environment: ["SNAP_PICTURE_TOKEN": "abc \"def\""])
    #expect(
      server.headers.contains("\r\nAuthorization: Bearer abc \"def\"\r\n"), "\(server.headers)")
    _ = try run(
      "references", "--send",
      environment: [
        "SNAP_PICTURE_REGION": "eu-central-1", "AWS_ACCESS_KEY_ID": "name",
        "AWS_SECRET_ACCESS_KEY": "secret",
      ])
    #expect(server.headers.contains("AWS4-HMAC-SHA256 Credential=name/"), "\(server.headers)")
    #expect(server.headers.contains("/eu-central-1/s3/aws4_request"))
  }

  @Test func `a redirect is neither followed nor taken for an answer`() throws {
    defer { server.stop() }
    server.set(.redirecting(to: "http://127.0.0.1:1/"))
    let sent = try run("references", "--send")
    #expect(sent.exitCode == 2 && sent.out == "0 pictures sent, 0 there before\n", "\(sent)")
    #expect(sent.error.contains("the server redirects the request (302)"), "\(sent)")
  }

  @Test func `without a server or curl, nothing is transferred`() throws {
    defer { server.stop() }
    let bare = try run("references", "--fetch", environment: ["PATH": "/nowhere"])
    #expect(bare.exitCode == 2 && bare.error.contains("curl"), "\(bare)")
    try package.write("{ \"references\": \"digests\" }", to: "snap.json")
    let run = try run("references", "--send")
    #expect(run.exitCode == 2 && run.error.contains("no server of pictures is set in "), "\(run)")
    #expect(try self.run("references", "--send", "--fetch").error.contains("Pass one of"))
  }
}
