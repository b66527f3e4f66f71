import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// A run whose tests and cell files several processes share.
struct JobsTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  /// Leaves the durations of a run, in milliseconds, and a snapshot.
  private func prepare(_ durations: KeyValuePairs<String, Double>) throws {
    let results = durations.enumerated().map { index, test in
      var result = Samples.result(fixture: "f\(index)")
      result.test = TestIdentifier(.swiftTesting, test.key)
      result.milliseconds = test.value
      return result
    }
    let timings = try JSONEncoder().encode(Timings(of: results))
    try package.write(String(decoding: timings, as: UTF8.self), to: ".snap/timings.json")
    try package.prepare(Samples.result())
  }

  private static let suites: KeyValuePairs = [
    "A.LongTests/a()/LongTests.swift:4:4": 50.0, "A.LongTests/b()/LongTests.swift:5:4": 50,
    "A.RowTests/wraps()/RowTests.swift:4:4": 60, "B.TableTests/c()/TableTests.swift:4:4": 20,
  ]

  /// The arguments that select tests in the calls for Swift Testing, sorted.
  private func selections() throws -> [String] {
    try package.calls().filter { $0.contains("swift-testing") }.map { call in
      let rest = call.components(separatedBy: ".jsonl ").last ?? ""
      return rest.components(separatedBy: " SNAP_RECORD").first ?? ""
    }.sorted()
  }

  @Test
  func
    `suites are spread by the durations of their snapshots, and the first process runs the rest`()
    throws
  {
    try prepare(Self.suites)
    let run = try package.snap().run("verify", "--jobs", "2")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.contains("1 snapshot: 1 passed"))
    let (row, table) = (#"^A\.RowTests(/|$)"#, #"^B\.TableTests(/|$)"#)
    #expect(
      try selections() == [
        "--filter \(row) --filter \(table)", "--skip \(row) --skip \(table)",
      ])
  }

  @Test(arguments: [1e300, -1e300, 0])
  func `durations that no run has do not end the tool`(milliseconds: Double) throws {
    try prepare(["A.LongTests/a()/LongTests.swift:4:4": milliseconds])
    let run = try package.snap().run("verify")
    #expect(run.exitCode == 0 && run.out.contains("1 snapshot: 1 passed"), "\(run)")
  }

  @Test func `under a filter tests are spread, not suites`() throws {
    try prepare(Self.suites)
    let run = try package.snap().run("verify", "--jobs", "2", "--filter", "LongTests")
    #expect(run.exitCode == 0, "\(run)")
    let b = #"^A\.LongTests\/b\(\)(/|$)"#
    #expect(try selections() == ["--filter LongTests --skip \(b)", "--filter \(b)"])
  }

  @Test func `before the first whole run suites are spread by the numbers of their tests`() throws {
    try package.prepare(Samples.result())
    let paths = Self.suites.map { $0.key.split(separator: "/").dropLast().joined(separator: "/") }
    try package.write((["free()"] + paths).joined(separator: "\n"), to: "tests.list")
    #expect(try package.snap().run("verify", "--jobs", "2").exitCode == 0)
    let (row, table) = (#"^A\.RowTests(/|$)"#, #"^B\.TableTests(/|$)"#)
    #expect(
      try selections() == [
        "--filter \(row) --filter \(table)", "--skip \(row) --skip \(table)",
      ])
    _ = try package.snap().run("verify", "--jobs", "2")
    // This run knows that no snapshot is of a test.
    #expect(try package.calls().count { $0.contains("swift-testing") } == 3)
  }

  @Test func `where tests cannot be listed, or with one job, one process runs all tests`() throws {
    try package.prepare(Samples.result())
    #expect(try package.snap().run("verify", "--jobs", "4").exitCode == 0)
    try prepare(Self.suites)
    #expect(try package.snap().run("verify", "--jobs", "1").exitCode == 0)
    #expect(try package.calls().count { $0.contains("swift-testing") } == 2)
  }

  @Test func `a test that ends one of the processes is named and tried alone`() throws {
    try prepare(Self.suites)
    let run = try package.snap(failing: .cell).run("verify", "--jobs", "2")
    #expect(run.exitCode == 1, "\(run)")
    #expect(
      run.out.contains(
        "Tests/RowTests.swift:7: RowTests/wraps.320 ended the process in A.RowTests/wraps(); alone it does so again."
      ),
      "\(run)")
    #expect(try package.calls().contains { $0.contains(#"--filter ^A\.RowTests\/wraps\(\)"#) })
  }

  @Test func `a cell that hangs in one of the processes costs only its own test`() throws {
    try prepare(Self.suites)
    let run = try package.snap(failing: .hang).run("verify", "--jobs", "2", "--time-limit", "1")
    #expect(run.exitCode == 1, "\(run)")
    #expect(
      run.out.contains(
        "Tests/RowTests.swift:7: RowTests/wraps.320 did not end in 1 seconds in A.RowTests/wraps()"),
      "\(run.out)")
    #expect(run.out.contains("1 snapshot: 1 passed; 1 other failure"))
    #expect(try package.calls().contains { $0.contains(#"--filter ^A\.RowTests\/wraps\(\)"#) })
  }

  @Test func `there are never more processes than pieces of work`() throws {
    try prepare(Self.suites)
    let run = try package.snap().run("verify", "--jobs", "99999999")
    #expect(run.exitCode == 0, "\(run)")
    #expect(try selections().count == 3)
    try writeCellFiles()
    _ = try package.snap().run("verify", "--cells-only", "--jobs", "99999999")
    let plan = try package.text(of: ".snap/job-plan.json")
    let most = max(16, 4 * ProcessInfo.processInfo.activeProcessorCount)
    // Ten fixtures, and a file that only its worker can explain.
    #expect(plan.contains("\"count\" : \(min(11, most)),"), "\(plan)")
    let linted = try package.snap().run("lint", "App", "--jobs", "99999999")
    #expect(linted.exitCode != 2, "\(linted)")
  }

  @Test(arguments: ["0", "-1", "many"])
  func `a wrong number of jobs runs nothing`(number: String) throws {
    try prepare(Self.suites)
    let run = try package.snap().run("verify", "--jobs=\(number)")
    #expect(run.exitCode == 2 && run.error.contains("--jobs"), "\(run)")
    #expect(try !package.hasBegunTesting)
  }

  @Test func `an interruption ends the processes of all jobs`() throws {
    try prepare(Self.suites)
    var snap = try package.snap()
    snap.environment["TEST_SLEEPS"] = "60"
    let start = ContinuousClock.now
    let run = try snap.run(["verify", "--jobs", "2"]) { process in
      while try process.isRunning
        && (!package.hasBegunTesting || package.calls().count { $0.hasPrefix("test") } < 2)
      { usleep(1000) }
      kill(process.processIdentifier, SIGINT)
    }
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("interrupted before the tests ended"))
    #expect(start.duration(to: .now) < .seconds(30))
  }

  /// A package with a cell file of some fixtures, of which the last one and another file are wrong.
  private func writeCellFiles() throws {
    try package.write(SongFile.storyboard(), to: "App/Main.storyboard")
    let fixtures = (1...9).map { "{ \"name\": \"f\($0)\", \"cell\": \"SongCell\" }" }
    let wrong = "{ \"name\": \"x\", \"cell\": \"SongCell\", \"content\": { \"badge\": {} } }"
    try package.write(
      """
      { "source": "Main.storyboard", "matrix": { "widths": [320, 414] }, "fixtures": [
      \((fixtures + [wrong]).joined(separator: ",\n"))
      ] }
      """, to: "App/Songs.cells.json")
    try package.write("{ \"fixtures\": [\n  { \"cel\": \"A\" } ] }", to: "App/Bad.cells.json")
  }

  @Test(.enabled(if: TinyDisk.isPossible), arguments: [4, 8, 24, 48, 64, 96, 160, 4096])
  func `on a full disk eight processes lose nothing without saying so`(kilobytes: Int) throws {
    try writeCellFiles()
    try FileManager.default.removeItem(at: package.url(of: "App/Bad.cells.json"))
    let songs = try package.text(of: "App/Songs.cells.json")
    let x = try #require(songs.range(of: ",\n{ \"name\": \"x\""))
    try package.write(songs[..<x.lowerBound] + "\n] }\n", to: "App/Songs.cells.json")
    _ = try package.snap().run("record", "--cells-only")
    let state = package.directories.pending
    try FileManager.default.removeItem(at: state)
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    let disk = TinyDisk(kilobytes: kilobytes, folder: state)
    let run = try disk.run(["verify", "--cells-only", "--jobs", "8"], in: package.root)
    if run.exitCode == 0 {
      #expect(run.text.contains("18 snapshots: 18 passed"), "\(run)")
      #expect(!run.text.contains("No space left"))
    } else {
      #expect(kilobytes < 4096, "\(run)")
      #expect(run.text.contains("No space left on device"), "\(run)")
    }
    if kilobytes <= 8 { #expect(run.exitCode == 2) }
    #expect(try package.snap().run("verify", "--cells-only").exitCode == 0)
  }

  @Test func `processes that share cell files say what one says`() throws {
    try writeCellFiles()
    _ = try package.snap().run("record", "--cells-only", "--jobs", "3")
    #expect(package.files.count { $0.hasSuffix(".png") } == 18)
    let one = try package.snap().run("verify", "--cells-only", "--jobs", "1")
    let three = try package.snap().run("verify", "--cells-only", "--jobs", "3")
    #expect(one.exitCode == 1 && one.out.contains("18 snapshots: 18 passed"), "\(one)")
    #expect(one.out == three.out)
    #expect(one.exitCode == three.exitCode && one.error == three.error)
    let again = try package.snap().run("verify", "--cells-only", "--jobs", "8")
    #expect(again.out == one.out)
  }
}
