import Foundation
import SnapshotSamples
import Testing

@testable import Graphics
@testable import SnapshotRecords
@testable import SnapshotReferences
@testable import Snapshots

/// Cell files under `snap verify`, `record` and `prune`.
struct CellFileRunTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try write(SongFile.storyboard(), to: "App/Main.storyboard")
    try write(Self.file(fixtures: Self.two), to: "App/Songs.cells.json")
  }

  private static let two = """
    { "name": "short", "cell": "SongCell" },
    { "name": "long", "cell": "SongCell", "content": { "titleLabel": { "text": "A long song" } } }
    """

  private static func file(fixtures: String) -> String {
    """
    { "source": "Main.storyboard", "matrix": { "widths": [320, 414] }, "fixtures": [
    \(fixtures)
    ] }
    """
  }

  private func write(_ text: String, to path: String) throws {
    let file = package.root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func record() throws {
    let run = try package.snap().run("record", "--cells-only")
    #expect(run.exitCode == 0, "\(run)")
  }

  @Test func `cell files of one name are told apart by their folders`() throws {
    try write(SongFile.storyboard(text: "Else"), to: "Else/Main.storyboard")
    try write(Self.file(fixtures: Self.two), to: "Else/Songs.cells.json")
    let conflict = try package.snap().run("verify", "--cells-only")
    #expect(
      conflict.exitCode == 1 && conflict.out.contains("\"paths\": \"{target}/{file}/{test}\""),
      "\(conflict)")
    try write("{ \"paths\": \"{target}/{file}/{test}\" }", to: "snap.json")
    try record()
    #expect(package.exists("Snapshots/App/Songs/long.320@2x.png"))
    #expect(package.exists("Snapshots/Else/Songs/long.320@2x.png"))
    #expect(try package.snap().run("verify", "--cells-only").exitCode == 0)
  }

  /// Strings of Swift are equal that show the same; names of files are not.
  @Test(arguments: [("\u{E9}", "e\u{301}"), ("K", "\u{212A}")])
  func `of cell files whose names look the same both are verified`(
    first: String, second: String
  ) throws {
    for (name, text) in [(first, "A song"), (second, "Another song")] {
      let fixture =
        "{ \"name\": \"f\", \"cell\": \"SongCell\", \"content\": { \"titleLabel\": { \"text\": \"\(text)\" } } }"
      try write(Self.file(fixtures: fixture), to: "App/\(name).cells.json")
    }
    for command in ["record", "verify"] {
      let run = try package.snap().run(command, "--cells-only", "--jobs", "1")
      #expect(run.out.contains("Two fixtures have the key"), "\(run)")
    }
  }

  @Test func `a filter is matched against keys`() throws {
    try record()
    let run = try package.snap().run("verify", "--cells-only", "--filter", "Songs/long\\.414")
    #expect(run.exitCode == 0)
    #expect(run.out.contains("1 snapshot: 1 passed"))
  }

  /// Replaces a reference by a red picture of its size, with a seal for the old pixels.
  private func forge(_ path: String) throws {
    let file = package.root.appendingPathComponent(path)
    let old = try PNG.decode(Data(contentsOf: file), name: path)
    let bitmap = old.bitmap
    let pixels = Array(repeating: [UInt8(255), 0, 0, 255], count: bitmap.width * bitmap.height)
    let red = try #require(
      Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels.flatMap(\.self)))
    try PNG.sealed(PNG.encode(red, text: old.text), pixels: bitmap.digest).write(to: file)
  }

  @Test func `a picture with the seal of another one is found without an option`() throws {
    try record()
    try forge("Snapshots/Songs/short.320@2x.png")
    var snap = try package.snap()
    let run = try snap.run("verify", "--cells-only")
    #expect(run.exitCode == 1)
    #expect(run.out.contains("4 snapshots: 3 passed, 1 differs"), "\(run)")
    #expect(try snap.run("verify", "--cells-only", "--jobs", "2").exitCode == 1)
    snap.environment["SNAP_DECODE"] = "none"
    #expect(try snap.run("verify", "--cells-only").exitCode == 1)
    #expect(try snap.run("verify", "--cells-only", "--decode", "none").exitCode == 0)
    let dry = try snap.run("record", "--cells-only", "--dry-run")
    #expect(dry.out.contains("1 would be written, 3 with equal pictures"), "\(dry)")
    let again = try snap.run("record", "--cells-only")
    #expect(again.out.contains("1 written, 3 unchanged"), "\(again)")
  }

  /// Replaces a reference by what an engine that draws other pixels would have recorded.
  private func redrawByOtherEngine(_ path: String) throws {
    let file = package.root.appendingPathComponent(path)
    var snapshot = try Snapshot(png: Data(contentsOf: file), name: path)
    let own = try #require(snapshot.engine.fingerprint)
    let pictures = Digest(of: Data("other pictures".utf8))
    snapshot.engine = Engine(
      fingerprint: Engine.Fingerprint(pictures: pictures, layouts: own.layouts))
    let bitmap = snapshot.bitmap
    var pixels = bitmap.pixels
    pixels[0] ^= 1
    snapshot.bitmap = try #require(
      Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels))
    try snapshot.encoded().write(to: file)
  }

  @Test func `references of another engine are one cause, and the mode engine records them`() throws
  {
    try record()
    try redrawByOtherEngine("Snapshots/Songs/short.320@2x.png")
    try redrawByOtherEngine("Snapshots/Songs/long.414@2x.png")
    try FileManager.default.removeItem(
      at: package.root.appendingPathComponent("Snapshots/Songs/short.414@2x.png"))
    let run = try package.snap().run("verify", "--cells-only", "--markdown", "summary.md")
    #expect(run.exitCode == 1)
    #expect(
      run.out.contains(
        "The engine draws other pixels than the one that recorded: 2 of 4. Their layouts are the same; "
          + "`snap record --mode engine` records them again."), "\(run)")
    let rows = try package.text(of: "summary.md").split(separator: "\n").filter {
      $0.contains("The engine that drew the reference")
    }
    #expect(rows.count == 1 && rows[0].contains("1 more"), "\(rows)")
    let dry = try package.snap().run("record", "--cells-only", "--mode", "engine", "--dry-run")
    let end = "1 unchanged, 1 left, with other differences"
    #expect(dry.out.contains("2 would be written, \(end)"), "\(dry)")
    let recording = try package.snap().run("record", "--cells-only", "--mode", "engine")
    #expect(recording.exitCode == 0)
    #expect(recording.out.contains("2 written"), "\(recording)")
    #expect(recording.out.contains(end), "\(recording)")
    let after = try package.snap().run("verify", "--cells-only")
    #expect(after.out.contains("4 snapshots: 3 passed, 1 is new"), "\(after)")
  }

  @Test func `frames from iOS beside a reference give a certificate`() throws {
    try record()
    let frames = """
      { "version": 1, "system": "iOS 18.2", "views": [
      { "path": "SongCell", "frame": [0, 0, 320, 44] },
      { "path": "contentView", "frame": [0, 0, 320, 43] } ] }
      """
    try write(frames, to: "Snapshots/Songs/short.320.ios.json")
    let run = try package.snap().run("verify", "--cells-only", "--json", "results.json")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.contains("as on iOS 18.2: "), "\(run)")
    #expect(run.out.contains("Songs/short.320: contentView is (0 0; 320 "), "\(run)")
    #expect(try package.text(of: "results.json").contains("\"onlyOnIOS\""))
    let pruned = try package.snap().run("prune", "--dry-run")
    #expect(!pruned.out.contains("ios.json"), "\(pruned)")
  }

  @Test func `references of a cell file that cannot be read are not pruned`() throws {
    try record()
    try write("{", to: "App/Songs.cells.json")
    try package.prepare(Samples.result())
    let run = try package.snap().run("verify")
    #expect(run.exitCode == 1)
    #expect(!run.out.contains("No test names"), "\(run)")
    #expect(try package.snap().run("prune").exitCode == 2)
    #expect(package.exists("Snapshots/Songs/short.320@2x.png"))
  }

  /// Ends the process that verifies a key, as a trap would, as often as it does.
  private func endingWorkers(on key: String, whileRunning process: Process) {
    let folder = package.directories.pending.appendingPathComponent("working")
    while process.isRunning {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names {
        guard let text = try? package.text(of: ".snap/working/\(name)"), text.contains(key),
          let worker = Int32(name.prefix { $0 != "." })
        else { continue }
        kill(worker, SIGILL)
      }
      usleep(500)
    }
  }

  /// Fixtures of which one is long enough at work to be seen.
  private static var slowOne: String {
    let text = String(repeating: "long words ", count: 3000)
    return two
      + ", { \"name\": \"bad\", \"cell\": \"SongCell\", \"content\": { \"titleLabel\": { \"text\": \"\(text)\" } } }"
      + ", { \"name\": \"last\", \"cell\": \"SongCell\" }"
  }

  @Test func `a fixture whose configurations end the process is given up after five`() throws {
    let widths = [320, 330, 340, 350, 360, 370, 380]
    try write(
      Self.file(fixtures: Self.slowOne).replacing("[320, 414]", with: "\(widths)"),
      to: "App/Songs.cells.json")
    let run = try package.snap().run(["record", "--cells-only"]) {
      endingWorkers(on: "Songs/bad", whileRunning: $0)
    }
    #expect(run.exitCode == 2, "\(run)")
    #expect(
      run.error.contains(
        "Songs/bad: 5 configurations ended the process; the others that had no result by then are not verified."
      ),
      "\(run)")
    #expect(run.error.components(separatedBy: "ended the process.").count == 6, "\(run)")
    #expect(run.out.contains("21 written"), "\(run)")
  }

  @Test func `a configuration that ends the process costs only itself`() throws {
    try write(Self.file(fixtures: Self.slowOne), to: "App/Songs.cells.json")
    let run = try package.snap().run(["record", "--cells-only"]) {
      endingWorkers(on: "Songs/bad.320", whileRunning: $0)
    }
    #expect(run.exitCode == 2, "\(run)")
    #expect(
      run.error.contains("App/Songs.cells.json:3: Songs/bad.320 ended the process."), "\(run)")
    #expect(!package.exists("Snapshots/Songs/bad.320@2x.png"))
    #expect(package.exists("Snapshots/Songs/bad.414@2x.png"))
    #expect(package.exists("Snapshots/Songs/last.414@2x.png"))
    #expect(run.out.contains("7 written"), "\(run)")
    #expect(
      try SnapshotStore(directories: package.directories, mode: .never).workInProgress() == [])
  }

  @Test func `an invalid filter is rejected`() throws {
    let run = try package.snap().run("verify", "--cells-only", "--filter", "(")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("--filter `(` is not a valid regular expression"))
  }

  @Test func `shards split the fixtures and merge into the whole run`() throws {
    try record()
    var counts: [Int] = []
    for shard in ["1/2", "2/2"] {
      let run = try package.snap().run(
        "verify", "--cells-only", "--shard", shard, "--json", "r.json")
      #expect(run.exitCode == 0, "\(run)")
      let json = try JSONSerialization.jsonObject(with: Data(package.text(of: "r.json").utf8))
      let results = try #require((json as? [String: Any])?["results"] as? [Any])
      counts.append(results.count)
      // All configurations of a fixture go to the same shard.
      #expect(results.count % 2 == 0)
      try FileManager.default.copyItem(
        at: package.root.appendingPathComponent(".snap"),
        to: package.root.appendingPathComponent("part-\(shard.prefix(1))"))
    }
    #expect(counts.reduce(0, +) == 4)
    let merged = try package.snap().run("merge", "part-1", "part-2")
    #expect(merged.exitCode == 0, "\(merged)")
    #expect(merged.out.contains("4 snapshots: 4 passed"))
  }

  @Test func `references of a removed fixture are pruned, others are kept`() throws {
    try record()
    try package.prepare(Samples.result())
    try write(
      Self.file(fixtures: "{ \"name\": \"short\", \"cell\": \"SongCell\" }"),
      to: "App/Songs.cells.json")
    #expect(try package.snap().run("verify").exitCode == 0)
    let run = try package.snap().run("prune")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.out == """
        removed  Snapshots/Songs/long.320@2x.png
        removed  Snapshots/Songs/long.414@2x.png
        2 removed

        """)
    #expect(package.exists("Snapshots/Songs/short.320@2x.png"))
  }

  @Test func `a cell file changed after the run prevents pruning`() throws {
    try record()
    try package.prepare(Samples.result())
    _ = try package.snap().run("verify")
    try write(SongFile.storyboard(cell: "OtherCell"), to: "App/Main.storyboard")
    let run = try package.snap().run("prune")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("App/Main.storyboard changed after the last run"))
  }

  @Test func `unexpected heights fail`() throws {
    try write(
      Self.file(
        fixtures: """
          { "name": "short", "cell": "SongCell", "expect": { "heights": { "320": 52.5, "414": 60 } } }
          """), to: "App/Songs.cells.json")
    try record()
    let run = try package.snap().run("verify", "--cells-only")
    #expect(run.exitCode == 1)
    #expect(run.out.contains("The height is 52.5 points; expected 60."))
    #expect(run.out.contains("2 snapshots: 1 passed, 1 "))
  }

  @Test func `an allowance that no configuration needs fails, with its line`() throws {
    try write(
      Self.file(
        fixtures: """
          { "name": "long", "cell": "SongCell",
            "content": { "titleLabel": { "text": "A song with a title that takes much room" } },
            "allow": [ { "kind": "truncatedText", "view": "titleLabel" },
              "overlap" ] }
          """), to: "App/Songs.cells.json")
    try record()
    let run = try package.snap().run("verify", "--cells-only")
    #expect(run.exitCode == 1)
    #expect(run.out.contains("Songs.cells.json:5: The allowance of overlap is not needed"))
    #expect(!run.out.contains("The allowance of truncatedText"))
  }

  @Test func `an error in one file or fixture does not prevent verifying the others`() throws {
    try record()
    try write("{ \"fixtures\": [\n  { \"cel\": \"A\" } ] }", to: "App/Bad.cells.json")
    try write(
      Self.file(
        fixtures: Self.two
          + ", { \"name\": \"x\", \"cell\": \"SongCell\", \"content\": { \"badge\": {} } }"),
      to: "App/Songs.cells.json")
    let run = try package.snap().run("verify", "--cells-only")
    #expect(run.exitCode == 1)
    #expect(run.out.contains("4 snapshots: 4 passed"))
    #expect(run.out.contains("App/Bad.cells.json:2: “cel” is not known here. Did you mean “cell”?"))
    #expect(run.out.contains("no view of the cell is named “badge”. It has: titleLabel, Title."))
  }
}
