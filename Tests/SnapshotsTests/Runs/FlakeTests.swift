import Foundation
import SnapshotRecords
import SnapshotSamples
import Snapshots
import Testing

/// Which snapshots changed from run to run without a reason.
struct FlakeTests {
  private static let (first, second) = (SampleRun.key("f0"), SampleRun.key("f1"))
  private static let odd = ObservedRun.Sight(.different, picture: "b")

  private static func identity(engine: String = "e") -> RunIdentity {
    RunIdentity(engine: engine, tool: "t", decoding: .all, drawings: 1)
  }

  private func run(
    _ name: String, _ sight: ObservedRun.Sight = .init(.passed),
    identity: RunIdentity? = identity(),
    jobs: Int? = nil, machine: String = "m", unstable: [SnapshotKey] = [],
    previous: [SnapshotKey: SnapshotKey] = [:]
  ) -> ObservedRun {
    var manifest = RunManifest(run: name, start: .distantPast)
    manifest.identity = identity
    manifest.environment = RunEnvironment(machine: machine, processors: 2, jobs: jobs)
    return ObservedRun(
      name: name, manifest, sights: [Self.first: sight, Self.second: .init(.passed)],
      unstable: unstable, previous: previous)
  }

  @Test
  func
    `a snapshot that runs of the same inputs saw differently flakes, with what the odd ones have in common`()
    throws
  {
    let search = FlakeSearch([
      run("1", jobs: 1), run("2", Self.odd, jobs: 4, previous: [Self.first: Self.second]),
      run("3", jobs: 1),
      run("4", Self.odd, jobs: 4, previous: [Self.first: Self.second]),
      run("5", jobs: 2, machine: "n"),
    ])
    let flake = try #require(search.flakes.first)
    #expect(search.flakes.count == 1 && flake.key == Self.first)
    #expect(flake.runCount == 5 && flake.oddCount == 2)
    #expect(flake.sightings.map(\.runs) == [["1", "3", "5"], ["2", "4"]])
    #expect(
      flake.sightings[1].circumstances == [
        .init(kind: .jobs, values: ["4"]), .init(kind: .previous, values: ["\(Self.second)"]),
      ])
    #expect(
      flake.sightings[0].circumstances == [
        .init(kind: .jobs, values: ["1", "2"]), .init(kind: .previous, values: [""]),
      ])
  }

  @Test func `runs of other inputs, and runs that have noted none, are not compared`() {
    let search = FlakeSearch([
      run("1"), run("2", Self.odd, identity: Self.identity(engine: "other")),
      run("3", Self.odd, identity: nil),
      run("4", identity: nil),
    ])
    #expect(search.flakes.isEmpty)
    #expect(search.groups.map { $0.map(\.name) } == [["1"], ["2"]])
    #expect(search.withoutInputs.map(\.name) == ["3", "4"])
  }

  @Test func `the commit alone makes no other inputs`() {
    var other = Self.identity()
    other.commit = "abc"
    #expect(FlakeSearch([run("1"), run("2", Self.odd, identity: other)]).flakes.count == 1)
  }

  @Test(arguments: [identity(), nil])
  func `what differs between drawings of one run flakes, whatever its inputs`(
    identity: RunIdentity?
  ) throws {
    let search = FlakeSearch([run("1", identity: identity, unstable: [Self.first])])
    let flake = try #require(search.flakes.first)
    #expect(flake.unstableRuns == ["1"] && flake.oddCount == 0 && search.flakes.count == 1)
  }

  @Test func `of two pictures that are seen as often the one that passes is the usual one`() throws
  {
    let flake = try #require(FlakeSearch([run("1", Self.odd), run("2")]).flakes.first)
    #expect(flake.sightings.map(\.sight.status) == [.passed, .different])
  }

  @Test func `kept runs are read with pictures and order, and a damaged one costs only itself`()
    throws
  {
    let package = try TemporaryPackage()
    try SampleRun(package: package).recordReferences()
    for name in ["a", "b", "c", "d"] {
      try SampleRun(package: package, run: name, identity: Self.identity()).verify()
    }
    try package.write("{", to: ".snap/runs/2/run.json")
    let log = try #require(package.allFiles.first { $0.hasPrefix(".snap/runs/3/results/") })
    try FileManager.default.removeItem(at: package.url(of: log))
    try package.write("S/f0.320 {}\n", to: log)
    let observed = try package.store().observedRuns()
    #expect(observed.runs.map(\.name) == ["run 1", "run 4"])
    #expect(observed.unreadable.map(\.name) == ["run 2", "run 3"])
    #expect(
      observed.unreadable.allSatisfy { $0.reason.contains(".snap") }, "\(observed.unreadable)")
    let run = try #require(observed.runs.first)
    #expect(run.sights.count == 12 && run.sights[Self.first]?.status == .passed)
    let changed = try #require(run.sights[SampleRun.key("f2")])
    #expect(changed.status == .different && changed.picture != nil)
    #expect(run.previous[Self.second] == Self.first && run.previous[Self.first] == nil)
    #expect(FlakeSearch(observed.runs).flakes.isEmpty)
  }

  @Test func `runs elsewhere are compared, too`() throws {
    let packages = try (0..<2).map { _ in try TemporaryPackage() }
    for (package, dot) in zip(packages, [nil, 1]) {
      _ = try package.store(.all).verify(.sample(dot: dot), key: Self.first)
      try FileManager.default.removeItem(at: package.directories.pending)
      try SampleRun(package: package, identity: Self.identity(), fixtures: ["f0"]).verify()
    }
    let observed = try packages[0].store().observedRuns(besides: [packages[1].root])
    #expect(observed.runs.count == 2 && observed.unreadable.isEmpty)
    #expect(FlakeSearch(observed.runs).flakes.map(\.key) == [Self.first])
    let empty = try TemporaryPackage()
    #expect(try empty.store().observedRuns(besides: [empty.root]).unreadable.count == 1)
  }
}
