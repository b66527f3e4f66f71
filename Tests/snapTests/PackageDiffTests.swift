import Foundation
import SnapshotSamples
import Snapshots
import Testing

/// `snap diff --build`, with ``SwiftDouble`` in the place of Swift.
struct PackageDiffTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try git.start()
    // What the double needs is not part of the repository.
    try package.write("prepared\ntools\ncalls\n.snap\n", to: ".gitignore")
    try git.commit("First")
    try package.write("// changed\n" + package.text(of: "Package.swift"), to: "Package.swift")
    try git.commit("Second")
  }

  private var git: Git { Git(folder: package.root) }

  private func calls(in side: String) throws -> [String] {
    try package.text(of: ".snap/worktrees/\(side)/calls").split(separator: "\n").map(String.init)
  }

  @Test func `both commits are built in worktrees, and what their tests draw is compared`() throws {
    try package.prepare(Samples.result(.different, fixture: "row", configuration: "320"))
    try package.prepare(Samples.result(.passed, fixture: "table"))
    let run = try package.snap().run("diff", "HEAD~1..HEAD", "--build", "--filter", "Row")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("Cell differs: CellTests/row.320"))
    #expect(run.out.hasSuffix("cells: 1 changed, 1 the same\n"))
    let (before, after) = (try calls(in: "before"), try calls(in: "after"))
    #expect(before[0].hasPrefix("build --build-tests") && after[0].hasPrefix("build --build-tests"))
    #expect(before[1].contains("--filter Row") && before[1].hasSuffix("SNAP_RECORD=all"))
    #expect(after[1].contains("--filter Row") && after[1].hasSuffix("SNAP_RECORD=never"))
    #expect(try !package.text(of: ".snap/worktrees/before/Package.swift").contains("// changed"))
    #expect(try package.text(of: ".snap/worktrees/after/Package.swift").contains("// changed"))
  }

  @Test func `the worktrees are kept, and the working tree is built where it is`() throws {
    try package.prepare(Samples.result(.passed, fixture: "row"))
    let first = try package.snap().run("diff", "HEAD~1", "--build")
    #expect(first.exitCode == 0, "\(first)")
    #expect(try package.calls().contains { $0.hasPrefix("build") })
    try package.write("kept", to: ".snap/worktrees/before/.build/object")
    let second = try package.snap().run("diff", "HEAD", "--build")
    #expect(second.exitCode == 0, "\(second)")
    #expect(try package.text(of: ".snap/worktrees/before/.build/object") == "kept")
    #expect(try package.text(of: ".snap/worktrees/before/Package.swift").contains("// changed"))
  }

  @Test func `a side that does not build is an error that names its folder`() throws {
    let run = try package.snap(building: 1).run("diff", "HEAD~1..HEAD", "--build")
    #expect(run.exitCode == 2)
    #expect(run.error.contains(".snap/worktrees/before"), "\(run)")
  }

  @Test func `a commit without the package is an error`() throws {
    try git("rm", "-q", "--cached", "Package.swift")
    try git("commit", "-qm", "Third")
    let run = try package.snap().run("diff", "HEAD..HEAD", "--build")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("has no Package.swift at "), "\(run)")
  }

  @Test func `a failing test is named with its side`() throws {
    try package.prepare(Samples.result(.passed, fixture: "row"))
    let run = try package.snap(failing: .plainTest).run("diff", "HEAD~1..HEAD", "--build")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.out.contains("before: ") && run.out.contains("Expectation failed: 1 == 2"))
  }
}
