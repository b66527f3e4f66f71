import Foundation
import Testing

/// `snap lint --fix`.
struct LintFixTests {
  private let ambiguous = SongFile.storyboard(edges: SongFile.vertical)
  private let added =
    "<constraint firstItem=\"tit-le-001\" firstAttribute=\"leading\" secondItem=\"con-te-001\" secondAttribute=\"leading\" constant=\"16\""

  @Test func `a file is changed, and has no findings then`() throws {
    let folder = try FileFolder(["Main.storyboard": ambiguous])
    let run = try folder.snap.run("lint", "--fix", "Main.storyboard")
    #expect(run.exitCode == 0)
    #expect(run.out == "1 file: 0 errors, 0 warnings, 0 notes\n")
    #expect(run.error == "Fixed 1 of 1 finding in 1 file.\n")
    let text = try folder.text(of: "Main.storyboard")
    #expect(text.contains(added))
    #expect(
      text.replacing(#/<constraint [^>]*constant="16" id="\w{3}-\w{2}-\w{3}"\/>\n/#, with: "")
        == ambiguous)
    let again = try folder.snap.run("lint", "--fix", "Main.storyboard")
    #expect(again.error == "Fixed 0 of 0 findings in 0 files.\n")
    #expect(try folder.text(of: "Main.storyboard") == text)
  }

  @Test func `a dry run prints a diff that does what fixing does, and writes nothing`() throws {
    let folder = try FileFolder(["Main.storyboard": ambiguous, "Other.storyboard": ambiguous])
    let run = try folder.snap.run("lint", "--fix", "--dry-run", "Main.storyboard")
    #expect(run.exitCode == 1)
    #expect(run.error == "1 of 1 finding can be fixed, in 1 file. Nothing was written.\n")
    let lines = run.out.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["--- a/Main.storyboard", "+++ b/Main.storyboard"])
    #expect(lines.count { $0.hasPrefix("+") } == 2 && lines.count { $0.hasPrefix("-") } == 1)
    #expect(lines.contains { $0.hasPrefix("+" + added) })
    #expect(try folder.text(of: "Main.storyboard") == ambiguous)
  }

  @Test func `git applies the diff, and has the fixed file then`() throws {
    let files = [
      "Main.storyboard": SongFile.storyboard(
        edges: SongFile.vertical, text: SongFile.longText, hasOutlet: false),
      "Sub/Two.storyboard": SongFile.storyboard(edges: ["leading", "top", "bottom"]),
    ]
    let (fixed, applied) = (try FileFolder(files), try FileFolder(files))
    _ = try fixed.snap.run("lint", "--fix")
    let diff = try applied.snap.run("lint", "--fix", "--dry-run").out
    try applied.write(diff, to: "fixes.patch")
    try Git(folder: applied.root)("apply", "fixes.patch")
    for name in files.keys.sorted() {
      #expect(try fixed.text(of: name) == applied.text(of: name), "\(name)")
    }
    #expect(try fixed.text(of: "Main.storyboard") != files["Main.storyboard"])
  }

  @Test(
    arguments: [("\n", ""), ("\r\n", ""), ("\n", "\t"), ("\r\n", "\t\u{FEFF}")], [[:], ["CI": "1"]])
  func `git applies the diff of a file with other line ends and tabs`(
    file: (end: String, indent: String), environment: [String: String]
  ) throws {
    let lines = ambiguous.replacing(
      "</constraints>", with: "<!-- ##vso[y]\(file.indent) -->\n</constraints>")
    let text = lines.replacing("\n", with: file.end + file.indent.filter { $0 == "\t" })
    let folder = try FileFolder(["Main.storyboard": text])
    var snap = folder.snap
    snap.environment = environment
    let diff = try snap.run("lint", "--fix", "--dry-run").out
    #expect(diff.contains("##vso[y]"))
    _ = try folder.snap.run("lint", "--fix")
    let fixed = folder.read("Main.storyboard")
    try folder.write(text, to: "Main.storyboard")
    try folder.write(diff, to: "fixes.patch")
    try Git(folder: folder.root)("apply", "fixes.patch")
    #expect(fixed != Data(text.utf8) && folder.read("Main.storyboard") == fixed)
  }

  @Test func `a log of a CI host gets no command from a diff, and a terminal no hidden character`()
    throws
  {
    let text = ambiguous.replacing(
      "</constraints>", with: "<!-- a ##vso[y]\u{202E} -->\n</constraints>")
    let folder = try FileFolder(["Main.storyboard": text])
    func printed(_ environment: [String: String] = [:], to output: Any, _ read: () throws -> Data?)
      throws -> String
    {
      let process = Process()
      process.executableURL = SnapTool.executable
      process.arguments = ["lint", "--fix", "--dry-run"]
      process.currentDirectoryURL = folder.root
      process.environment = environment.merging(SnapTool.sanitizers) { $1 }
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return String(decoding: try read() ?? Data(), as: UTF8.self)
    }
    let pipe = (Pipe(), Pipe())
    // A diff is shorter than a pipe or a terminal holds.
    let whole = try printed(to: pipe.0) { try pipe.0.fileHandleForReading.readToEnd() }
    #expect(whole.contains("a ##vso[y]\u{202E}"), "\(whole)")
    let log = try printed(["CI": "1"], to: pipe.1) { try pipe.1.fileHandleForReading.readToEnd() }
    #expect(!log.contains("##vso[y]") && log.contains("⟨U+0023⟩#vso[y]⟨U+202E⟩"), "\(log)")
    let reader = try #require(FileHandle(forUpdatingAtPath: "/dev/ptmx"))
    // TIOCSPTLCK and TIOCGPTN of Linux's asm-generic/ioctls.h: unlocks the terminal, and tells its number.
    var (lock, number): (Int32, Int32) = (0, 0)
    #expect(ioctl(reader.fileDescriptor, 0x4004_5431, &lock) == 0)
    #expect(ioctl(reader.fileDescriptor, 0x8004_5430, &number) == 0)
    let writer = try #require(FileHandle(forUpdatingAtPath: "/dev/pts/\(number)"))
    let terminal = try printed(to: writer) { reader.availableData }
    #expect(!terminal.contains("\u{202E}") && terminal.contains("⟨U+202E⟩"), "\(terminal)")
  }

  @Test func `only selected findings are fixed`() throws {
    let folder = try FileFolder(["Main.storyboard": ambiguous])
    let other = try folder.snap.run("lint", "--fix", "--only", "zeroHeight", "Main.storyboard")
    #expect(other.error == "Fixed 0 of 0 findings in 0 files.\n")
    #expect(try folder.text(of: "Main.storyboard") == ambiguous)
    let run = try folder.snap.run(
      "lint", "--fix", "--dry-run", "--only", "tit-le-001", "--format", "json", "Main.storyboard")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
    let file = try #require((json["fixes"] as? [[String: Any]])?.first)
    #expect((file["fixed"] as? [[String: String]])?.first?["kind"] == "ambiguousLayout")
    #expect((file["diff"] as? String)?.contains("+" + added) == true)
  }

  @Test func `code scanning gets the lines that a fix inserts`() throws {
    let folder = try FileFolder(["Main.storyboard": ambiguous])
    let run = try folder.snap.run(
      "lint", "--fix", "--dry-run", "--format", "sarif", "Main.storyboard")
    let log = try JSONDecoder().decode(Log.self, from: Data(run.out.utf8))
    let change = try #require(log.runs.first?.results.first?.fixes?.first?.artifactChanges.first)
    #expect(change.artifactLocation.uri == "Main.storyboard")
    let replacement = try #require(change.replacements.first)
    #expect(replacement.deletedRegion.startLine == replacement.deletedRegion.endLine)
    #expect(replacement.insertedContent.text.hasPrefix(added))
  }

  private struct Log: Decodable {
    struct Run: Decodable { let results: [Result] }
    struct Result: Decodable { let fixes: [Fix]? }
    struct Fix: Decodable { let artifactChanges: [Change] }
    struct Change: Decodable {
      let artifactLocation: Location
      let replacements: [Replacement]
    }
    struct Location: Decodable { let uri: String }
    struct Replacement: Decodable {
      let deletedRegion: Region
      let insertedContent: Content
    }
    struct Region: Decodable { let startLine, endLine: Int }
    struct Content: Decodable { let text: String }

    let runs: [Run]
  }

  @Test func `what is behind a link stays`() throws {
    let folder = try FileFolder(["elsewhere/Main.storyboard": ambiguous])
    try FileManager.default.createSymbolicLink(
      at: folder.url(of: "Main.storyboard"),
      withDestinationURL: folder.url(of: "elsewhere/Main.storyboard"))
    let run = try folder.snap.run("lint", "--fix", "Main.storyboard")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("Main.storyboard"))
    #expect(try folder.text(of: "elsewhere/Main.storyboard") == ambiguous)
  }

  @Test func `a finding that stays says why`() throws {
    let text = SongFile.storyboard()
      .replacing("destination=\"tit-le-001\"", with: "destination=\"gon-e0-001\"")
    let folder = try FileFolder(["Main.storyboard": text])
    let run = try folder.snap.run("lint", "--fix", "--fail-on", "warning", "Main.storyboard")
    #expect(run.exitCode == 1)
    #expect(
      run.error == """
        Main.storyboard:20: faultyElement: not fixed. It depends on what the cell is meant to be; the hint says what to choose.
        Fixed 0 of 1 finding in 0 files.

        """)
    #expect(try folder.text(of: "Main.storyboard") == text)
  }

  @Test(arguments: [
    (["--dry-run"], "--dry-run is for --fix"),
    (["--fix", "--write-baseline", "a.json"], "--fix cannot be used with"),
    (["--fix", "--stress"], "--fix cannot be used with"),
  ])
  func `options that contradict each other are refused`(options: [String], message: String) throws {
    let run = try FileFolder(["Main.storyboard": ambiguous]).snap
      .run(["lint"] + options + ["Main.storyboard"])
    #expect(run.exitCode != 0 && run.error.contains(message), "\(run.error)")
  }
}
