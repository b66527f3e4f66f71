import Foundation
import SnapshotSamples
import Snapshots
import Testing

/// `snap init --git` and `snap history`.
@Suite struct GitCommandTests {
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

  @Test func `git is set up once`() throws {
    try package.write("*.swift text", to: ".gitattributes")
    let snap = try package.snap()
    let run = try snap.run("init", "--git")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.contains(".gitattributes has now *.snapshots merge=snap\n"))
    #expect(run.out.contains("merge.snap.driver is set now: snap merge-driver %O %A %B %P\n"))
    let attributes = try package.text(of: ".gitattributes")
    #expect(
      attributes == "*.swift text\nSnapshots/**/*.png diff=snap\n*.snapshots merge=snap\n")
    #expect(try !snap.run("init", "--git").out.contains("now"))
    #expect(try package.text(of: ".gitattributes") == attributes)
  }

  @Test(arguments: [["init"], ["init", "--git", "a.xib"]])
  func `a file or git is set up`(arguments: [String]) throws {
    let run = try package.snap().run(arguments)
    #expect(run.exitCode == 2)
    #expect(run.error.contains("Name a storyboard or xib, or pass --git."))
  }

  @Test func `a history names what each commit changed`() throws {
    try commit("First", label: "A")
    try commit("Nothing", label: "A")
    try commit("Second", label: "B")
    let run = try package.snap().run("history", "\(key)")
    #expect(run.exitCode == 0, "\(run)")
    let lines = run.out.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasSuffix(" Ann: Second"))
    #expect(lines[1].contains("titleLabel") && lines[1].contains("\"A\" → \"B\""))
    #expect(lines[2].hasSuffix(" Ann: First") && lines[3] == "  new")
  }

  @Test func `a history of digests has the causes that their pictures show`() throws {
    try package.write("{ \"references\": \"digests\" }", to: "snap.json")
    try commit("First", label: "A")
    try commit("Second", label: "B")
    let run = try package.snap().run("history", "\(key)")
    #expect(run.out.contains("\"A\" → \"B\""), "\(run)")
    #expect(run.out.hasSuffix("  new\n"))
    try FileManager.default.removeItem(at: package.directories.pictures)
    let bare = try package.snap().run("history", "\(key)")
    #expect(bare.out.contains("row@2x 16x8 "), "\(bare)")
  }

  @Test func `a key without a history ends with 1, and none with 2`() throws {
    try commit("First", label: "A")
    let run = try package.snap().run("history", "CellTests/other")
    #expect(run.exitCode == 1 && run.error == "No commit has a reference of CellTests/other.\n")
    #expect(try package.snap().run("history", "no key").exitCode == 2)
  }
}
