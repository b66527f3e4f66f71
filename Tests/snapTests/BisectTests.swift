import Foundation
import SnapshotSamples
import Snapshots
import Testing

/// `snap bisect` and `snap blame`.
@Suite struct BisectTests {
  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "CellTests", fixture: "row")

  init() throws {
    package = try TemporaryPackage()
    try git.start(author: "Ann")
  }

  private var git: Git { Git(folder: package.root) }

  private func commit(_ subject: String, label: String) throws {
    _ = try package.store(.all).verify(Samples.cell(label: label), key: key)
    try git.commit(subject)
  }

  @Test func `references tell which commit of a range changed a snapshot first`() throws {
    try commit("First", label: "A")
    try commit("Second", label: "B")
    try git.commit("Nothing")
    try commit("Third", label: "C")
    let run = try package.snap().run("bisect", "\(key)", "HEAD~2")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.contains(" Ann: Third\n") && run.out.contains("\"B\" → \"C\""), "\(run)")
    let none = try package.snap().run("bisect", "\(key)", "HEAD~2..HEAD~1")
    #expect(none.exitCode == 1)
    #expect(none.error == "No commit of HEAD~2..HEAD~1 changed CellTests/row.\n")
    #expect(try package.snap().run("bisect", "\(key)", "nonsense").exitCode == 2)
  }

  @Test(arguments: ["pictures", "digests"])
  func `each view has the commit that last changed it`(form: String) throws {
    try package.write("{ \"references\": \"\(form)\" }", to: "snap.json")
    try commit("First", label: "A")
    try commit("Second", label: "B")
    let run = try package.snap().run("blame", "\(key)")
    #expect(run.exitCode == 0, "\(run)")
    let lines = run.out.split(separator: "\n").map(String.init)
    let label = try #require(lines.firstIndex { $0.contains("titleLabel  ") })
    #expect(lines[label].hasSuffix(" Ann: Second"))
    #expect(lines[label + 1].contains("\"A\" → \"B\""))
    #expect(lines[0].hasSuffix(" Ann: First") && lines[1] == "  new", "\(run)")
  }

  @Test func `a digest without its picture has no known commit`() throws {
    try package.write("{ \"references\": \"digests\" }", to: "snap.json")
    try commit("First", label: "A")
    let first = try FileManager.default.contentsOfDirectory(
      atPath: package.directories.pictures.path)
    try commit("Second", label: "B")
    try commit("Third", label: "B")
    for name in first {
      try FileManager.default.removeItem(
        at: package.directories.pictures.appendingPathComponent(name))
    }
    let run = try package.snap().run("blame", "\(key)")
    #expect(run.out.contains("unknown: the picture is not on this machine"), "\(run)")
  }

  @Test func `a key without a history ends with 1`() throws {
    try commit("First", label: "A")
    let run = try package.snap().run("blame", "CellTests/other")
    #expect(run.exitCode == 1)
    #expect(run.error == "No commit has a picture of CellTests/other with its layout.\n")
  }
}
