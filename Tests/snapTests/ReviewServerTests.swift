import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// No client can cost the review's server much, or keep it from ending.
struct ReviewServerTests {
  private let package: TemporaryPackage
  private let review: RunningReview

  init() throws {
    package = try TemporaryPackage.withChangedPicture()
    review = try RunningReview(of: package.snap(), package: package)
  }

  @Test func `the page is served, and a decision is written`() throws {
    #expect(try review.answer(to: review.request("GET", "")) == "HTTP/1.1 200 OK")
    let body = #"{"verb":"accept","keys":["CellTests/row"],"edition":0}"#
    #expect(try review.answer(to: review.decision(body)) == "HTTP/1.1 200 OK")
    #expect(package.files.contains("Snapshots/CellTests/row@2x.png"))
    #expect(!package.files.contains(".snap/CellTests/row@2x.actual.png"))
  }

  @Test func `a picture that a later run replaced is shown before it can be accepted`() throws {
    func page() throws -> String { try review.wholeAnswer(to: review.request("GET", "")) }
    func accept(on edition: Int) throws -> String {
      let body = #"{"verb":"accept","keys":["CellTests/row"],"edition":\#(edition)}"#
      return try review.wholeAnswer(to: review.decision(body))
    }
    let first = try page()
    let reference = package.read("Snapshots/CellTests/row@2x.png")
    let key = SnapshotKey(suite: "CellTests", fixture: "row")
    _ = try package.store(.never).verify(Samples.cell(label: "Title", color: 100), key: key)
    let refused = try accept(on: 0)
    #expect(refused.contains("a later run made another picture"), "\(refused)")
    #expect(refused.contains(#""edition":1"#))
    let second = try page()
    #expect(first.contains(#""edition":0"#) && second.contains(#""edition":1"#))
    let actual = try #require(package.read(".snap/CellTests/row@2x.actual.png"))
    #expect(second.contains(actual.base64EncodedString()))
    // Another window still shows the first picture.
    #expect(try accept(on: 0).contains("Nothing was decided."))
    #expect(package.read("Snapshots/CellTests/row@2x.png") == reference)
    #expect(try accept(on: 1).contains("1 accepted."))
    #expect(package.read("Snapshots/CellTests/row@2x.png") == actual)
  }

  @Test func `a picture that a later run replaced is shown before it can be rejected`() throws {
    func reject(on edition: Int) throws -> String {
      let body = #"{"verb":"reject","keys":["CellTests/row"],"edition":\#(edition)}"#
      return try review.wholeAnswer(to: review.decision(body))
    }
    let key = SnapshotKey(suite: "CellTests", fixture: "row")
    _ = try package.store(.never).verify(Samples.cell(label: "Title", color: 100), key: key)
    let actual = try #require(package.read(".snap/CellTests/row@2x.actual.png"))
    let refused = try reject(on: 0)
    #expect(refused.contains("a later run made another picture"), "\(refused)")
    #expect(refused.contains(#""edition":1"#))
    #expect(package.read(".snap/CellTests/row@2x.actual.png") == actual)
    let page = try review.wholeAnswer(to: review.request("GET", ""))
    #expect(page.contains(actual.base64EncodedString()))
    #expect(try reject(on: 1).contains("1 rejected."))
    #expect(!package.files.contains(".snap/CellTests/row@2x.actual.png"))
  }

  @Test func `a picture that cannot be read is an error on the page beside others`() throws {
    let other = SnapshotKey(suite: "CellTests", fixture: "other")
    _ = try package.store(.never).verify(Samples.cell(label: "Title", color: 100), key: other)
    let file = package.root.appendingPathComponent(".snap/CellTests/row@2x.actual.png")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    let review = try RunningReview(of: package.snap(), package: package)
    let page = try review.wholeAnswer(to: review.request("GET", ""))
    let problem = ".snap/CellTests/row@2x.actual.png: Is a directory."
    #expect(page.contains("Cannot read") && page.contains(problem))
    let both = #"{"verb":"accept","keys":["CellTests/row","CellTests/other"],"edition":0}"#
    let answer = try review.wholeAnswer(to: review.decision(both))
    #expect(answer.contains(#"1 accepted. CellTests\/row: Cannot read"#), "\(answer)")
    #expect(package.files.contains("Snapshots/CellTests/other@2x.png"))
  }

  @Test func `the terminal shows a picture that a later run replaced`() throws {
    let terminal = try TerminalProcess(arguments: ["review", "--terminal"], in: package)
    #expect(terminal.text(until: "[q]uit: ").contains("1 of 1"))
    let key = SnapshotKey(suite: "CellTests", fixture: "row")
    _ = try package.store(.never).verify(Samples.cell(label: "Title", color: 100), key: key)
    let actual = package.read(".snap/CellTests/row@2x.actual.png")
    terminal.send("a\n")
    let again = terminal.text(until: "[q]uit: ")
    #expect(again.contains("a later run made another picture") && again.contains("1 of 1"))
    terminal.send("a\n")
    #expect(terminal.text(until: "\n1 accepted\n").contains("1 accepted."))
    #expect(package.read("Snapshots/CellTests/row@2x.png") == actual)
  }

  @Test(arguments: [
    ("GET / HTTP/1.1", "431 Request Header Fields Too Large", 70_000),
    ("", "431 Request Header Fields Too Large", 70_000),
    ("nothing\r\n\r\n", "400 Bad Request", 0),
    ("GET / HTTP/1.1\r\nA: b\r\nA: b\r\n\r\n", "400 Bad Request", 0),
    ("GET / HTTP/1.1\r\n A: b\r\n\r\n", "400 Bad Request", 0),
    ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "400 Bad Request", 0),
    ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", "400 Bad Request", 0),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", "411 Length Required", 0),
    // A stranger's body is not waited for.
    ("POST /0/decide HTTP/1.1\r\nContent-Length: 1000000000\r\n\r\n", "404 Not Found", 0),
  ])
  func `a damaged request is refused at once`(start: String, status: String, more: Int) throws {
    let text = start + String(repeating: "a", count: more)
    #expect(try review.answer(to: text) == "HTTP/1.1 \(status)")
    #expect(try review.processorTime() < 2)
  }

  @Test func `a body has four megabytes at most`() throws {
    let head = review.request(
      "POST", "decide", "Content-Type: application/json", "Content-Length: 4194305")
    #expect(try review.answer(to: head) == "HTTP/1.1 413 Content Too Large")
    let body = "{}" + String(repeating: " ", count: 4_194_302)
    #expect(try review.answer(to: review.decision(body)) == "HTTP/1.1 400 Bad Request")
  }

  @Test func `a request that is not complete in ten seconds is dropped`() throws {
    let slow = try RunningReview.Client(port: review.port)
    let endless = try RunningReview.Client(port: review.port)
    endless.send(
      review.request("POST", "decide", "Content-Type: application/json", "Content-Length: 100000"))
    let end = ContinuousClock.now + .seconds(20)
    while !(slow.isClosed && endless.isClosed), ContinuousClock.now < end {
      slow.send("a")
      endless.send(" ")
      usleep(100_000)
    }
    #expect(ContinuousClock.now < end)
    #expect(try review.answer(to: review.request("GET", "state")) == "HTTP/1.1 200 OK")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends it within a second, whatever clients do`(number: Int32) throws {
    let requests = [
      "", "GET", review.request("POST", "decide", "Content-Length: 9"), review.request("GET", ""),
    ]
    let clients = try (0..<200).map { index in
      let client = try RunningReview.Client(port: review.port)
      client.send(requests[index % requests.count])
      return client
    }
    #expect(try review.answer(to: review.request("GET", "state")) == "HTTP/1.1 200 OK")
    #expect(review.end(by: number) < .seconds(1))
    #expect(review.process.terminationReason == .exit)
    #expect(review.process.terminationStatus == 0)
    withExtendedLifetime(clients) {}
  }

  @Test func `a port that is taken is named`() throws {
    let run = try package.snap().run("review", "--port", "\(review.port)")
    #expect(run.exitCode == 2)
    #expect(
      run.error.contains("cannot be served on port \(review.port): Address already in use."),
      "\(run)")
  }
}
