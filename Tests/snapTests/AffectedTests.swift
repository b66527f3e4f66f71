import Foundation
import SnapshotSamples
import Snapshots
import Testing

/// `snap verify --affected`, in a package of two test targets, each with a target of cells.
struct AffectedTests {
  private let app: AffectedPackage
  private var package: TemporaryPackage { app.package }
  private var git: Git { app.git }

  init() throws { app = try AffectedPackage() }

  private func snap(_ failing: TemporaryPackage.Failing = .nothing) throws -> SnapTool {
    try app.snap(failing)
  }

  private func pass() throws { try app.pass() }

  private func leftOut() throws -> (targets: [String], out: String) { try app.leftOut() }

  @Test func `the first run leaves nothing out, the second what has passed, and says so`() throws {
    let first = try leftOut()
    #expect(first.targets == [])
    #expect(first.out.contains("--affected main: 0 of 2 test targets are left out\n"))
    #expect(first.out.contains("  runs: BTests (its last run did not pass, or is not known)\n"))
    let count = try package.calls().count
    let second = try leftOut()
    #expect(second.targets == ["A-Tests", "BTests"])
    #expect(
      second.out.contains(
        "left out: BTests (files, dependencies, references and engine of a passing run, unchanged since main)"
      ))
    #expect(try package.calls().count == count)
  }

  @Test(
    arguments: [
      ("Tests/BTests/BTests.swift", ["A-Tests"]), ("Sources/A/A.swift", ["BTests"]),
      ("Sources/A/New.swift", ["BTests"]), ("Snapshots/A-Tests/row@2x.png", ["BTests"]),
      ("README.md", []), ("Package.resolved", []), ("snap.json", []),
    ])
  func `a changed file runs the targets for which it counts`(path: String, left: [String]) throws {
    try pass()
    try package.write("{}", to: path)
    let run = try leftOut()
    #expect(run.targets == left)
    #expect(run.out.contains("(\(path) is not as in main)"), "\(run.out)")
  }

  @Test func `tests of a module that is left out are skipped by its name`() throws {
    try pass()
    try package.write("struct B { let b = 1 }\n", to: "Sources/B/B.swift")
    _ = try leftOut()
    let calls = try package.calls().filter { $0.contains("swift-testing") }
    #expect(calls.last?.contains(#"--skip ^A_Tests\. "#) == true, "\(calls)")
  }

  @Test func `a reference of a cell file, which is always verified, counts for no target`() throws {
    var result = Samples.result(suite: "Songs", fixture: "row")
    result.source = .init(file: "Cells/Songs.cells.json", line: 1)
    try package.prepare(result)
    try package.write("picture", to: result.reference)
    try git.commit()
    try pass()
    try package.write("another", to: result.reference)
    #expect(try leftOut().targets == ["A-Tests", "BTests"])
  }

  @Test func `an ignored source counts by its contents`() throws {
    try pass()
    try package.write("struct C {}\n", to: "Sources/A/C.generated.swift")
    let run = try leftOut()
    #expect(run.targets == ["BTests"])
    #expect(run.out.contains("runs: A-Tests (its files are not those of its last run)"))
  }

  @Test func `a hidden file that git ignores counts in its target's folder`() throws {
    try package.write("*\n", to: "Tests/BTests/.data/.gitignore")
    try package.write("1", to: "Tests/BTests/.data/x.txt")
    try git.commit()
    try pass()
    try package.write("2", to: "Tests/BTests/.data/x.txt")
    #expect(try leftOut().targets == ["A-Tests"])
  }

  @Test func `a manifest that reads a variable counts as SwiftPM understands it`() throws {
    try pass()
    let manifest = try package.text(of: "manifest.json")
    let file = package.root.appendingPathComponent("tools/other.json")
    try Data(manifest.replacing("\"exclude\": []", with: "\"exclude\": [\"x\"]").utf8)
      .write(to: file)
    var tool = try snap()
    tool.environment["MANIFEST"] = file.path
    let run = try tool.run("verify", "--affected", "main")
    #expect(run.out.contains("0 of 2 test targets are left out"), "\(run)")
    #expect(run.out.contains("(the manifest does not say the same as in its last run)"), "\(run)")
  }

  @Test(arguments: [
    (["--decode", "none"], [:], "its last run decoded other references"),
    (["--repeat", "2"], [:], "its last run drew its snapshots another number of times"),
    ([], ["LISTED": "1"], "LISTED is not as in its last run"),
  ])
  func `a run of other settings or variables is not a note for this one`(
    arguments: [String], environment: [String: String], reason: String
  ) throws {
    try package.write("{ \"environment\": [\"LISTED\"] }", to: "snap.json")
    try git.commit()
    var tool = try snap()
    tool.environment.merge(environment) { $1 }
    #expect(try tool.run(["verify", "--affected", "main"] + arguments).exitCode == 0)
    #expect(
      try tool.run(["verify", "--affected", "main"] + arguments).out.contains("2 of 2 test"))
    let run = try leftOut()
    #expect(run.targets == [] && run.out.contains("(\(reason))"), "\(run.out)")
  }

  @Test func `a committed change runs although its notes are of the same files`() throws {
    try git("checkout", "-qb", "topic")
    try package.write("struct A { let a = 1 }\n", to: "Sources/A/A.swift")
    try git.commit()
    try pass()
    #expect(try leftOut().targets == ["BTests"])
    #expect(try snap().run("verify", "--affected", "topic").out.contains(": 2 of 2 test"))
  }

  @Test(
    arguments: [
      ("Snap 1", "Snap 0", "another engine drew the pictures of its last run"),
      ("(a double)", "(another)", "another compiler built its last run"),
      ("}", "", "its last run did not pass, or is not known"),
    ])
  func `notes of another engine or compiler, and torn ones, leave nothing out`(
    old: String, new: String, reason: String
  ) throws {
    try pass()
    let notes = try package.text(of: ".snap/passing.json")
    try #require(notes.contains(old))
    try package.write(notes.replacing(old, with: new), to: ".snap/passing.json")
    let run = try leftOut()
    #expect(run.targets == [] && run.out.contains("runs: BTests (\(reason))"), "\(run.out)")
  }

  @Test(
    arguments: [[], ["--filter", "Row"], ["--shard", "1/2"], ["--affected", "main"]], [false, true])
  func `after a failing run everything runs`(arguments: [String], passesBefore: Bool) throws {
    if passesBefore { try pass() }
    // With everything left out, the failing tests would not run.
    if arguments.first == "--affected" { try package.write("", to: "Sources/A/A.swift") }
    #expect(try snap(.plainTest).run(["verify"] + arguments).exitCode == 1)
    let run = try leftOut()
    #expect(!run.targets.contains("A-Tests"), "\(run.out)")
  }

  @Test func `a killed run leaves no note of what it ran`() throws {
    try pass()
    try package.write("struct A { let a = 1 }\n", to: "Sources/A/A.swift")
    var tool = try snap()
    tool.environment["TEST_SLEEPS"] = "20"
    let count = try package.calls().count
    try tool.kill(["verify"]) { try package.calls().count > count + 1 }
    try package.write("struct A {}\n", to: "Sources/A/A.swift")
    #expect(try leftOut().targets == [])
  }

  @Test func `what changes while the tests run has no note`() throws {
    var tool = try snap()
    tool.environment["TEST_WRITES"] = "Sources/A/A.swift"
    #expect(try tool.run("verify", "--affected", "main").exitCode == 0)
    try git.commit()
    #expect(try leftOut().targets == ["BTests"])
  }

  @Test func `without the option everything runs, and the notes are renewed`() throws {
    try pass()
    try package.write("struct A { let a = 1 }\n", to: "Sources/A/A.swift")
    try git.commit()
    let run = try snap().run("verify", "--report", "report")
    #expect(run.exitCode == 0 && run.out.contains("2 snapshots: 2 passed"), "\(run)")
    #expect(!run.out.contains("left out"))
    try FileManager.default.removeItem(at: package.root.appendingPathComponent("report"))
    #expect(try leftOut().targets == ["A-Tests", "BTests"])
  }

  @Test func `a shard uses the notes of a whole run, and says that it leaves none`() throws {
    try pass()
    try package.write("struct A { let a = 1 }\n", to: "Sources/A/A.swift")
    let run = try snap().run("verify", "--affected", "main", "--shard", "1/2")
    #expect(run.exitCode == 0 && run.out.contains("  left out: BTests ("), "\(run)")
    #expect(run.out.contains("shard 1/2 leaves no notes for --affected"), "\(run)")
    try package.write("struct A {}\n", to: "Sources/A/A.swift")
    #expect(try leftOut().targets == ["BTests"])
  }

  @Test func `where it was never used, a run writes no notes and reads no manifest`() throws {
    #expect(try package.snap().run("verify").exitCode == 0)
    #expect(!package.exists(".snap/passing.json"))
  }

  @Test func `a run that left something out prunes nothing`() throws {
    try pass()
    try package.write("struct A { let a = 1 }\n", to: "Sources/A/A.swift")
    _ = try leftOut()
    let run = try snap().run("prune")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("the last run left out what `--affected main` does not affect"))
  }

  @Test(
    arguments: [
      (["--affected", "nonsense"], "nonsense"),
      (["--affected", "main", "--filter", "Row"], "--affected chooses the tests itself"),
      (["--affected", "main", "--cells-only"], "--affected chooses the tests itself"),
      (["--affected", "main", "--bundle", "a.tar"], "--affected chooses the tests itself"),
    ])
  func `what cannot be compared is an error`(arguments: [String], message: String) throws {
    let run = try snap().run(["verify"] + arguments)
    #expect(run.exitCode == 2 && run.error.contains(message), "\(run)")
  }

  @Test func `a manifest that cannot be read is an error that names it`() throws {
    var tool = try snap()
    tool.environment["MANIFEST_ERROR"] = "Package.swift:3:9: error: expected initial value"
    let run = try tool.run("verify", "--affected", "main")
    #expect(run.exitCode == 2 && run.error.contains("Package.swift could not be read"), "\(run)")
    #expect(run.error.contains("expected initial value"))
  }
}
