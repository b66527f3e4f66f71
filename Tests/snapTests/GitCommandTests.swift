import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// `snap init --git` and `snap history`.
struct GitCommandTests {
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
      attributes == "*.swift text\nSnapshots/**/*.png -text diff=snap\n*.snapshots merge=snap\n")
    #expect(try !snap.run("init", "--git").out.contains("now"))
    #expect(try package.text(of: ".gitattributes") == attributes)
  }

  @Test func `git diff prints the changed lines of a layout afterwards`() throws {
    #expect(try package.snap().run("init", "--git").exitCode == 0)
    try commit("First", label: "A")
    _ = try package.store(.all).verify(Samples.cell(label: "B"), key: key)
    let tools = package.url(of: ".snap/tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: tools.appendingPathComponent("snap"), withDestinationURL: SnapTool.executable)
    let text = try git.output(of: ["diff"], path: "\(tools.path):/usr/bin:/bin")
    let changed = text.split(separator: "\n").filter { $0.hasPrefix("-  ") || $0.hasPrefix("+  ") }
    #expect(changed.count == 2, "\(text)")
    #expect(
      changed.first?.contains("titleLabel") == true && changed.first?.contains("\"A\"") == true)
    #expect(changed.last?.contains("titleLabel") == true && changed.last?.contains("\"B\"") == true)
    #expect(!text.contains("Binary files"))
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

  @Test func `a conversion to digests changes nothing in a history`() throws {
    try commit("First", label: "A")
    _ = try package.snap().run("references", "--convert", "digests")
    try git.commit("Converted")
    try commit("Second", label: "B")
    let run = try package.snap().run("history", "\(key)")
    #expect(run.out.contains("Ann: Second\n") && run.out.contains("Ann: First\n"), "\(run)")
    #expect(!run.out.contains("Converted"), "\(run)")
  }

  @Test func `bisect names the commit that brought each difference`() throws {
    try commit("First", label: "A")
    try commit("Detour", label: "B")
    try commit("Second", label: "C")
    try commit("Nothing", label: "C")
    let run = try package.snap().run("bisect", "\(key)")
    #expect(run.exitCode == 0, "\(run)")
    let lines = run.out.split(separator: "\n")
    #expect(lines.count == 2, "\(run)")
    #expect(lines[0].hasSuffix(" Ann: Second"))
    #expect(lines[1] == "  titleLabel: text \"A\" → \"C\"")
  }

  @Test func `bisect looks only between the commits, and only at the view`() throws {
    try commit("First", label: "A")
    try commit("Second", label: "B")
    try commit("Third", label: "C")
    let snap = try package.snap()
    let range = try snap.run("bisect", "\(key)", "HEAD~2..HEAD~1")
    #expect(range.out.contains("Ann: Second\n") && !range.out.contains("Third"), "\(range)")
    #expect(try snap.run("bisect", "\(key)", "HEAD~1").out.contains("\"B\" → \"C\""))
    #expect(try snap.run("bisect", "\(key)", "--view", "titleLabel").exitCode == 0)
    let other = try snap.run("bisect", "\(key)", "--view", "badge")
    #expect(other.exitCode == 1)
    #expect(other.error == "Nothing is different in the reference of \(key).\n")
    #expect(try snap.run("bisect", "\(key)", "nonsense..HEAD").exitCode == 2)
  }

  @Test func `bisect finds other pixels of the same layout, unless they were undone`() throws {
    for (subject, color) in [("First", UInt8(0)), ("Detour", 9), ("Undone", 0), ("Second", 7)] {
      _ = try package.store(.all).verify(Samples.cell(label: "A", color: color), key: key)
      try git.commit(subject)
    }
    let run = try package.snap().run("bisect", "\(key)")
    #expect(run.out.split(separator: "\n").count == 2, "\(run)")
    #expect(
      run.out.contains("Ann: Second\n") && run.out.contains("pixels differ, in the same layout"))
  }

  @Test func `bisect of digests without pictures names the commits that changed them`() throws {
    try package.write("{ \"references\": \"digests\" }", to: "snap.json")
    try commit("First", label: "A")
    try commit("Second", label: "B")
    try FileManager.default.removeItem(at: package.directories.pictures)
    let run = try package.snap().run("bisect", "\(key)")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.contains("Ann: Second\n") && !run.out.contains("First"))
    #expect(run.error.contains("is not on this machine, so these are the commits"))
    let blame = try package.snap().run("blame", "\(key)")
    #expect(blame.exitCode == 2 && blame.error.contains("`snap references --fetch`"), "\(blame)")
  }

  @Test func `a merge that decides between two branches is named`() throws {
    try commit("First", label: "A")
    try git("switch", "-qc", "other")
    try commit("Theirs", label: "B")
    try git("switch", "-q", "main")
    try commit("Ours", label: "C")
    _ = try git.status(of: ["merge", "-q", "other"])
    try commit("Merged", label: "D")
    let run = try package.snap().run("bisect", "\(key)")
    #expect(run.out.hasSuffix("Ann: Merged\n  titleLabel: text \"A\" → \"D\"\n"), "\(run)")
    #expect(try package.snap().run("history", "\(key)").out.contains("Ann: Merged\n"))
  }

  @Test func `blame names the commit that placed each view`() throws {
    try commit("First", label: "A")
    _ = try package.store(.all).verify(Samples.cell(label: "A", height: 10), key: key)
    try git.commit("Taller")
    try commitText("B", height: 10)
    let run = try package.snap().run("blame", "\(key)")
    #expect(run.exitCode == 0, "\(run)")
    let lines = run.out.split(separator: "\n")
    #expect(lines.count == 2, "\(run)")
    #expect(lines[0].hasPrefix("cell        (0 0; 16 10)  ") && lines[0].hasSuffix("Ann: Taller"))
    #expect(lines[1].hasPrefix("titleLabel  (1 2; 9 4)    ") && lines[1].hasSuffix("Ann: First"))
  }

  private func commitText(_ label: String, height: Double) throws {
    _ = try package.store(.all).verify(Samples.cell(label: label, height: height), key: key)
    try git.commit("Text")
  }

  @Test func `blame of a fixture lists all its configurations`() throws {
    for configuration in ["320", "414"] {
      let key = SnapshotKey(suite: "CellTests", fixture: "wide", configuration: configuration)
      _ = try package.store(.all).verify(Samples.cell(label: "A"), key: key)
    }
    try git.commit("First")
    let run = try package.snap().run("blame", "CellTests/wide")
    #expect(run.out.hasPrefix("CellTests/wide.320\ncell "), "\(run)")
    #expect(run.out.contains("\n\nCellTests/wide.414\ncell "))
    let none = try package.snap().run("blame", "CellTests/none")
    #expect(none.exitCode == 1 && none.error == "No commit has a reference of CellTests/none.\n")
  }
}
