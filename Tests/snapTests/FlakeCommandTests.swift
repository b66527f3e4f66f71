import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// `snap flakes` over made runs.
struct FlakeCommandTests {
  private let package: TemporaryPackage
  private static let key = SnapshotKey(suite: "CellTests", fixture: "row", configuration: "320")

  init() throws {
    package = try TemporaryPackage()
    _ = try package.store(.all).verify(Samples.cell(label: "Title", color: 0), key: Self.key)
    try FileManager.default.removeItem(at: package.directories.pending)
  }

  /// Keeps a run that saw a cell in a colour.
  private func run(
    _ name: String, color: UInt8 = 0, jobs: Int = 1, hasIdentity: Bool = true,
    obstacle: String? = nil
  ) throws {
    let store = package.store(.never, run: name)
    var manifest = RunManifest(run: name, start: Date())
    manifest.environment = RunEnvironment(machine: "ci-1", processors: 2, jobs: jobs)
    if hasIdentity {
      manifest.identity = RunIdentity(engine: "e", tool: "t", decoding: .all, drawings: 1)
    }
    manifest.identityObstacle = obstacle
    try store.begin(manifest)
    manifest.completeness = .complete
    _ = try store.verify(Samples.cell(label: "Title", color: color), key: Self.key)
    let results = try store.readResults(run: name)
    _ = try store.end(manifest, results: results, exitCode: color == 0 ? 0 : 1)
  }

  @Test func `a flake is named with its runs and what they have in common`() throws {
    try run("a")
    try run("b", color: 200, jobs: 4)
    try run("c")
    let run = try package.snap().run("flakes")
    #expect(run.exitCode == 1, "\(run)")
    #expect(
      run.out.replacing(#/picture [0-9a-f]{8}/#, with: "picture X") == """
        CellTests/row.320 is seen otherwise in 1 of 3 runs of the same inputs
          passes in run 1, run 3: only with jobs 1
          differs (picture X) in run 2: only with jobs 4
        3 runs of the same inputs: 1 snapshot changed without a reason.

        """)
    let json = try package.snap().run("flakes", "--json")
    #expect(json.exitCode == 1 && json.out.contains("\"kind\" : \"jobs\""), "\(json)")
  }

  @Test func `runs that see the same are said to`() throws {
    try run("a", color: 200)
    try run("b", color: 200, jobs: 3)
    let run = try package.snap().run("flakes")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out == "2 runs of the same inputs: no snapshot changed without a reason.\n")
  }

  @Test func `runs without noted inputs and damaged runs are named`() throws {
    try run("a")
    try run("b", color: 200, hasIdentity: false)
    try run("c", hasIdentity: false, obstacle: "the manifest is broken")
    try run("d")
    try package.write("no JSON", to: ".snap/runs/4/run.json")
    let run = try package.snap().run("flakes")
    #expect(run.exitCode == 1, "\(run)")
    #expect(
      run.out.contains(
        "No two runs that are kept have noted their inputs. `snap verify --identity`"))
    #expect(
      run.out.contains(
        "run 2 is compared with none, as its inputs are not known: It did not note them."))
    #expect(run.out.contains("its inputs are not known: the manifest is broken"))
    #expect(run.out.contains("run 4 cannot be read: ") && run.out.contains("run.json"), "\(run)")
    #expect(try package.snap().run("flakes", "--json").exitCode == 1)
  }

  @Test func `a folder without a run is an error of that folder`() throws {
    try FileManager.default.createDirectory(
      at: package.url(of: "empty"), withIntermediateDirectories: true)
    let run = try package.snap().run("flakes", "empty")
    #expect(run.exitCode == 1 && run.out.contains("empty cannot be read"), "\(run)")
  }

  @Test func `verify notes inputs where it is asked to, and in CI, and says where it ran`() throws {
    try package.write(SongFile.storyboard(), to: "Main.storyboard")
    try package.write(
      "{ \"source\": \"Main.storyboard\", \"fixtures\": [{ \"name\": \"a\", \"cell\": \"SongCell\" }] }",
      to: "Songs.cells.json")
    var snap = try package.snap()
    snap.environment["PATH"] = "/usr/bin:/bin"
    #expect(try snap.run("record", "--cells-only").exitCode == 0)
    func manifest() throws -> String { try package.text(of: ".snap/run.json") }
    #expect(try snap.run("verify", "--cells-only").exitCode == 0)
    #expect(try !manifest().contains("\"identity\"") && manifest().contains("\"machine\""))
    for _ in 1...2 {
      #expect(try snap.run("verify", "--cells-only", "--identity", "--jobs", "2").exitCode == 0)
    }
    #expect(try manifest().contains("\"identity\"") && manifest().contains("\"jobs\" : 2"))
    let run = try snap.run("flakes")
    #expect(run.out.hasPrefix("2 runs of the same inputs: no snapshot changed"), "\(run)")
    snap.environment["CI"] = "true"
    #expect(try snap.run("verify", "--cells-only").exitCode == 0)
    #expect(try manifest().contains("\"identity\""))
  }

  @Test func `a run that drew several times says whether all drawings were the same`() throws {
    try package.write(SongFile.storyboard(), to: "Main.storyboard")
    try package.write(
      "{ \"source\": \"Main.storyboard\", \"fixtures\": [{ \"name\": \"a\", \"cell\": \"SongCell\" }] }",
      to: "Songs.cells.json")
    let snap = try package.snap()
    #expect(try snap.run("record", "--cells-only").exitCode == 0)
    let words = "Each snapshot was drawn 3 times, and was the same each time."
    let run = try snap.run(
      "verify", "--cells-only", "--repeat", "3", "--report", "page", "--json", "r.json")
    #expect(run.out.contains(words), "\(run)")
    #expect(try package.text(of: "page/index.html").contains(words))
    #expect(try package.text(of: "r.json").contains("\"drawings\" : 3"))
    #expect(try snap.run("report").exitCode == 0)
    #expect(try package.text(of: ".snap/report/index.html").contains(words))
  }
}
