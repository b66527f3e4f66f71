import Foundation
import SnapshotSamples
import TestSupport
import Testing

/// A saved file is drawn on the page, whatever editors do with it.
struct WatchTests {
  private let folder: TemporaryFolder
  private let watch: RunningReview

  init() throws {
    (folder, watch) = try Self.begin(["Feed.xib": Self.xib(), "Feed.cells.json": Self.cells])
  }

  private static func begin(
    _ files: [String: String], _ options: [String] = [],
    preparing prepare: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> (TemporaryFolder, RunningReview) {
    let folder = try TemporaryFolder(files)
    try prepare(folder)
    try FileManager.default.createDirectory(
      at: folder.url(of: "tmp"), withIntermediateDirectories: false)
    var tool = SnapTool(directory: folder.root)
    tool.environment["TMPDIR"] = folder.url(of: "tmp").path
    return (folder, try RunningReview(["watch"] + options, of: tool, package: folder))
  }

  private static let cells =
    #"{ "source": "Feed.xib", "fixtures": [{ "cell": "Row" }, { "name": "other", "cell": "Other" }] }"#

  /// Two cells, of which the first shows a picture.
  private static func xib(text: String = "Title", leading: Int = 16) -> String {
    let cells = [("Row", text, leading, "star"), ("Other", "Other", 16, "moon")].map { cell in
      """
      <tableViewCell reuseIdentifier="\(cell.0)" rowHeight="44" id="\(cell.0)-id">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(cell.0)-id" id="\(cell.0)-content">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <subviews>
            <label text="\(cell.1)" translatesAutoresizingMaskIntoConstraints="NO" id="\(cell.0)-label">
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            <imageView image="\(cell.3)" translatesAutoresizingMaskIntoConstraints="NO" id="\(cell.0)-image"/>
          </subviews>
          <constraints>
            <constraint firstItem="\(cell.0)-label" firstAttribute="leading" secondItem="\(cell.0)-content" secondAttribute="leading" constant="\(cell.2)" id="\(cell.0)-1"/>
            <constraint firstItem="\(cell.0)-label" firstAttribute="centerY" secondItem="\(cell.0)-content" secondAttribute="centerY" id="\(cell.0)-2"/>
            <constraint firstItem="\(cell.0)-image" firstAttribute="trailing" secondItem="\(cell.0)-content" secondAttribute="trailing" id="\(cell.0)-3"/>
            <constraint firstItem="\(cell.0)-image" firstAttribute="centerY" secondItem="\(cell.0)-content" secondAttribute="centerY" id="\(cell.0)-4"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
      <objects>
      \(cells.joined(separator: "\n"))
      </objects>
      </document>
      """
  }

  /// What the page is told.
  private struct Change: Decodable {
    struct Result: Decodable {
      struct Side: Decodable { let file: String? }
      struct Before: Decodable {
        struct Text: Decodable { let text: String }
        let reference: Side?
        let changes: [Text]
      }
      let key: String
      let actual: Side?
      let before: Before?
    }
    struct Watch: Decodable {
      struct Finding: Decodable { let place: String }
      let keys: [String]
      let status: String
      let summary: String
      let problems: [String]
      let findings: [Finding]
    }
    let edition: Int
    let results: [Result]
    let watch: Watch
  }

  /// The changes after an edition until one is as wanted: the last one, with the last result of each key.
  private func change(
    after edition: Int = 0, in watch: RunningReview? = nil, until isWanted: (Change) throws -> Bool
  ) throws -> (last: Change, results: [String: Change.Result]) {
    let watch = watch ?? self.watch
    var (last, results): (Int, [String: Change.Result]) = (edition, [:])
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      let answer = try watch.wholeAnswer(
        to: watch.request("GET", "after/\(last)"), within: .seconds(40))
      let body = try #require(
        answer.range(of: "\r\n\r\n").map { answer[$0.upperBound...] }, "\(answer)")
      let change = try JSONDecoder().decode(Change.self, from: Data(body.utf8))
      last = change.edition
      for result in change.results { results[result.key] = result }
      if try isWanted(change) { return (change, results) }
    }
    Issue.record("never as wanted")
    throw CancellationError()
  }

  private func drawn(after edition: Int = 0, in watch: RunningReview? = nil) throws -> (
    last: Change, results: [String: Change.Result]
  ) {
    // A finding may come before the save is noticed.
    var hasResult = false
    return try change(after: edition, in: watch) {
      hasResult = hasResult || !$0.results.isEmpty
      return hasResult && $0.watch.status.contains(" ms")
    }
  }

  private static let row = "Feed/Row.320"

  @Test func `only the cell that a save changes is drawn, beside the state before`() throws {
    let start = try drawn().last
    #expect(start.watch.keys == ["Feed/Row.320", "Feed/other.320"])
    try folder.write(Self.xib(leading: 40), to: "Feed.xib")
    let (last, results) = try drawn(after: start.edition)
    #expect(last.watch.status.hasPrefix("Feed.xib: 1 of 1 picture changed, "), "\(last)")
    #expect(results.keys.sorted() == [Self.row])
    let row = try #require(results[Self.row])
    #expect(row.before?.changes.first?.text.contains("16 → 40") == true, "\(row)")
    for file in [row.actual?.file, row.before?.reference?.file] {
      let picture = watch.request("GET", "pictures/\(try #require(file))")
      #expect(try watch.answer(to: picture) == "HTTP/1.1 200 OK")
    }
    #expect(watch.end(by: SIGTERM) < .seconds(2))
    #expect(folder.allFiles.sorted() == ["Feed.cells.json", "Feed.xib"])
  }

  @Test func `half a file is a problem until it is whole, and the last state stays`() throws {
    let start = try drawn().last
    try folder.write(String(Self.xib().prefix(700)), to: "Feed.xib")
    let broken = try change(after: start.edition) { !$0.watch.problems.isEmpty }.last
    #expect(broken.watch.problems.first?.contains("Feed.xib") == true)
    #expect(broken.watch.keys == start.watch.keys)
    try folder.write(Self.xib(text: "Another"), to: "Feed.xib")
    let (whole, results) = try change(after: broken.edition) {
      $0.watch.problems.isEmpty && $0.watch.status.contains(" ms")
    }
    #expect(results[Self.row]?.before != nil)
    #expect(whole.watch.keys == start.watch.keys)
  }

  @Test func `a file that an editor removes and writes again stays, and one that is gone goes`()
    throws
  {
    let start = try drawn().last
    let file = folder.url(of: "Feed.cells.json")
    try FileManager.default.removeItem(at: file)
    usleep(20_000)
    try folder.write(Self.cells + "\n", to: "Feed.cells.json")
    let same = try change(after: start.edition) { $0.watch.status.contains(" ms") }.last
    #expect(same.watch.keys == start.watch.keys)
    try FileManager.default.moveItem(at: file, to: folder.url(of: "Feed.txt"))
    // Nothing names the cells of the file any more, so that it is drawn by itself.
    let alone = try change(after: same.edition) {
      $0.watch.keys.count > 2 && $0.watch.status.contains(" ms")
    }
    #expect(alone.last.watch.keys.contains { $0.hasPrefix("Feed/") })
  }

  @Test func `ten saves in a second end with the last one`() throws {
    let start = try drawn().last
    for leading in 21...30 {
      try folder.write(Self.xib(leading: leading), to: "Feed.xib")
      usleep(100_000)
    }
    var last = ""
    _ = try change(after: start.edition) { change in
      change.results.compactMap(\.before?.changes.first?.text).last.map { last = $0 }
      return last.contains("→ 30") && change.watch.status.contains(" ms")
    }
    #expect(last.contains("→ 30"))
  }

  @Test func `a picture of a catalogue is drawn where cells name it, a translation in its file`()
    throws
  {
    let set = "Assets.xcassets/star.imageset"
    let (folder, watch) = try Self.begin([
      "Feed.xib": Self.xib(), "Feed.cells.json": Self.cells,
      "\(set)/Contents.json": #"{ "images": [{ "filename": "star.svg", "idiom": "universal" }] }"#,
      "\(set)/star.svg": Self.star(color: "red"),
    ])
    let start = try drawn(in: watch).last
    try folder.write(Self.star(color: "blue"), to: "\(set)/star.svg")
    let (blue, results) = try drawn(after: start.edition, in: watch)
    #expect(results.keys.sorted() == [Self.row] && results[Self.row]?.before != nil, "\(blue)")
    try folder.write(#""Row-label.text" = "Titel";"#, to: "en.lproj/Feed.strings")
    let texts = try drawn(after: blue.edition, in: watch)
    #expect(texts.results.count == 2 && texts.results[Self.row]?.before != nil, "\(texts.last)")
  }

  private static func star(color: String) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="\#(color)"/></svg>"#
  }

  @Test func `a reference that was recorded elsewhere is compared with at once`() throws {
    let start = try drawn()
    let record = try SnapTool(directory: folder.root).run("record", "--cells-only")
    #expect(record.exitCode == 0, "\(record)")
    let (_, results) = try change(after: start.last.edition) {
      $0.watch.status.contains(" ms") && !$0.watch.summary.contains("new")
    }
    #expect(results[Self.row]?.actual == nil)
  }

  @Test func `findings of lint come with their lines`() throws {
    let found = try change { !$0.watch.findings.isEmpty }.last
    #expect(found.watch.findings.allSatisfy { $0.place.hasPrefix("Feed.xib:") }, "\(found)")
  }

  @Test func `strangers, unknown places and clients that are gone cost nothing`() throws {
    for place in ["after/x", "after/-1", "pictures/../Feed.xib", "state", "Feed.xib"] {
      #expect(try watch.answer(to: watch.request("GET", place)) == "HTTP/1.1 404 Not Found")
    }
    #expect(try watch.answer(to: watch.request("POST", "after/0")) == "HTTP/1.1 404 Not Found")
    let stranger = "GET \(watch.path) HTTP/1.1\r\nHost: example.com\r\n\r\n"
    #expect(try watch.answer(to: stranger) == "HTTP/1.1 403 Forbidden")
    let last = try drawn().last
    for _ in 0..<100 {
      try RunningReview.Client(port: watch.port).send(
        watch.request("GET", "after/\(last.edition)"))
    }
    #expect(try watch.answer(to: watch.request("GET", "")) == "HTTP/1.1 200 OK")
    #expect(watch.end(by: SIGINT) < .seconds(2))
    #expect(watch.process.terminationStatus == 0)
  }

  @Test func `on another address any forwarded port is known, a name is not`() throws {
    let (_, watch) = try Self.begin(["Feed.xib": Self.xib()], ["--host", "0.0.0.0"])
    for (host, status) in [
      ("localhost:1", "200 OK"), ("10.0.0.7:80", "200 OK"), ("example.com", "403 Forbidden"),
      ("localhost:1:2", "403 Forbidden"), ("1.2.3.4.example.com:80", "403 Forbidden"),
    ] {
      let request = "GET \(watch.path) HTTP/1.1\r\nHost: \(host)\r\n\r\n"
      #expect(try watch.answer(to: request) == "HTTP/1.1 \(status)", "\(host)")
    }
  }

  @Test func `a folder of five thousand files is watched`() throws {
    let (folder, watch) = try Self.begin(["Feed.xib": Self.xib(), "Feed.cells.json": Self.cells]) {
      folder in
      for index in 0..<50 {
        let other = folder.url(of: "Other/\(index)")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        for number in 0..<100 {
          close(open("\(other.path)/\(number).png", O_CREAT | O_WRONLY, 0o600))
        }
      }
    }
    let start = try drawn(in: watch).last
    try folder.write(Self.xib(leading: 40), to: "Feed.xib")
    #expect(try drawn(after: start.edition, in: watch).results[Self.row]?.before != nil)
    #expect(try watch.processorTime() < 5)
  }

  @Test(arguments: [(1, "does not build"), (0, "")])
  func `sources are built and their tests verified, with the compiler's words on the page`(
    exitCode: Int32, problem: String
  ) throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    let watch = try RunningReview(["watch"], of: package.snap(building: exitCode), package: package)
    let start = try change(in: watch) {
      problem.isEmpty ? !$0.watch.keys.isEmpty : !$0.watch.problems.isEmpty
    }.last
    #expect(start.watch.problems.allSatisfy { $0.contains(problem) }, "\(start)")
    let calls = try package.calls().count
    try package.write("let number = 1\n", to: "Sources/A/A.swift")
    _ = try change(after: start.edition, in: watch) { _ in try package.calls().count > calls }
    #expect(package.files.allSatisfy { !$0.hasPrefix(".snap/") }, "\(package.files)")
  }

  @Test func `the pictures of tests are on the page`() throws {
    let package = try TemporaryPackage()
    var result = Samples.result()
    try package.prepare(result)
    var tool = try package.snap()
    try package.write("", to: "tmp/empty")
    tool.environment["TMPDIR"] = package.root.appendingPathComponent("tmp").path
    let watch = try RunningReview(["watch"], of: tool, package: package)
    let start = try change(in: watch) { !$0.watch.keys.isEmpty }.last
    // As a test draws it, whose folder only the command knows.
    let log = try #require(package.allFiles.first { $0.hasSuffix("/tests/output.txt") })
    let picture = (log as NSString).deletingLastPathComponent + "/drawn.png"
    try package.write(try Samples.cell(label: "Title").encoded(), to: picture)
    result.status = .missing
    result.actual = package.root.appendingPathComponent(picture).path
    try package.prepare(result)
    try package.write("let number = 1\n", to: "Sources/A/A.swift")
    let next = try change(after: start.edition, in: watch) {
      $0.results.contains { $0.actual?.file != nil }
    }
    let file = try #require(next.results["\(result.key)"]?.actual?.file)
    let answer = try watch.wholeAnswer(to: watch.request("GET", "pictures/\(file)"))
    #expect(answer.contains("200 OK") && answer.contains("Content-Type: image/png"), "\(answer)")
  }

  @Test func `what cannot be watched or served is named`() throws {
    let tool = SnapTool(directory: folder.root)
    let port = try tool.run("watch", "--port", "\(watch.port)")
    #expect(
      port.exitCode == 2 && port.error.contains("on port \(watch.port): Address already in use."),
      "\(port)")
    let host = try tool.run("watch", "--host", "nowhere")
    #expect(host.exitCode == 2 && host.error.contains("“nowhere” is not an address"), "\(host)")
    let path = try tool.run("watch", "missing")
    #expect(path.exitCode == 2 && path.error.contains("missing"), "\(path)")
    let outside = try tool.run("watch", ".", "/etc")
    #expect(outside.exitCode == 2 && outside.error.contains("/etc is not in"), "\(outside)")
  }
}
