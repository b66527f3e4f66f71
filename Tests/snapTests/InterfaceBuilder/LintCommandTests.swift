import Foundation
import Testing

struct LintCommandTests {
  private let ambiguous = SongFile.storyboard(edges: SongFile.vertical)
  private let truncated = SongFile.storyboard(text: SongFile.longText, hasOutlet: false)

  @Test func `a file without findings ends with 0`() throws {
    let run = try FileFolder(["Main.storyboard": SongFile.storyboard()]).snap
      .run("lint", "Main.storyboard")
    #expect(run.exitCode == 0)
    #expect(run.out == "1 file: 0 errors, 0 warnings, 0 notes\n")
    #expect(run.error == "")
  }

  @Test func `a finding is printed with its location, its configurations and a hint`() throws {
    let run = try FileFolder(["Main.storyboard": ambiguous]).snap.run("lint", "Main.storyboard")
    #expect(run.exitCode == 1)
    #expect(
      run.out == """
        Main.storyboard:11: error: ambiguousLayout: titleLabel “Title” tit-le-001 in SongCell
          The horizontal position is ambiguous: the frames (0 16; 53 20.5), as drawn, and (10 16; 53 20.5) both satisfy all constraints.
          In all 17 configurations.
          → Add New Constraints: pin the missing edge, or set a Width or Height. Editor › Resolve Auto Layout Issues › Add Missing Constraints suggests one.

        1 file: 1 error, 0 warnings, 0 notes

        """)
  }

  @Test func `JSON has every finding, the reasons of unchecked files, and the counts`() throws {
    let folder = try FileFolder(["A.storyboard": truncated, "B.xib": SongFile.brokenOff])
    let run = try folder.snap.run("lint", "A.storyboard", "B.xib", "--format", "json")
    #expect(run.exitCode == 2)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 1)
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(
      Set(finding.keys) == [
        "file", "line", "id", "cell", "userLabel", "view", "kind", "severity", "message", "hint",
        "configurations", "configurationCount",
      ])
    #expect(finding["file"] as? String == "A.storyboard")
    #expect(finding["line"] as? Int == 11)
    #expect(finding["kind"] as? String == "truncatedText")
    #expect(finding["view"] as? String == "contentView/Title")
    #expect((finding["hint"] as? String)?.contains("set Lines to 0") == true)
    #expect((finding["configurations"] as? [String])?.first == "320")
    #expect(
      (json["failures"] as? [String])?.first?.hasPrefix("B.xib:3: the file ends unexpectedly")
        == true)
    #expect(
      json["summary"] as? [String: Int] == [
        "files": 2, "errors": 0, "warnings": 1, "notes": 0, "known": 0,
      ])
  }

  @Test func `annotations are escaped, and name files from the repository's root`() throws {
    let text = SongFile.storyboard(
      cell: "A, 50%: cell", edges: SongFile.vertical)
    let folder = try FileFolder([".git/HEAD": "", "App/Main.storyboard": text])
    var snap = folder.snap
    snap = SnapTool(directory: folder.root.appendingPathComponent("App"), owner: folder)
    let run = try snap.run("lint", "Main.storyboard", "--format", "github")
    #expect(run.exitCode == 1)
    let line = try #require(run.out.split(separator: "\n").first)
    #expect(
      line.hasPrefix(
        "::error file=App/Main.storyboard,line=11,title=ambiguousLayout%3A titleLabel “Title” "
          + "tit-le-001 in A%2C 50%25%3A cell::The horizontal position is ambiguous:"))
    #expect(line.contains("both satisfy all constraints.%0AIn all 17 configurations.%0AAdd New"))
  }

  @Test(arguments: [9, 10, 11])
  func `findings beyond GitHub's limit are printed as text`(count: Int) throws {
    var files: [String: String] = [:]
    for number in 1...count { files["\(100 + number).storyboard"] = ambiguous }
    let run = try FileFolder(files).snap.run("lint", "--format", "github")
    let lines = run.out.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == min(count, 10))
    let isPrinted = lines.contains { $0.hasPrefix("111.storyboard:11: error: ambiguousLayout") }
    #expect(isPrinted == (count > 10))
    #expect(lines.contains("\(count) files: \(count) errors, 0 warnings, 0 notes"))
  }

  @Test func `six configurations of a finding are listed`() throws {
    struct Report: Decodable { var findings: [Finding] }
    struct Finding: Decodable {
      var file: String
      var configurations: [String]
    }
    // Each text is a little wider than the last, and so truncated in a few more configurations; those in a text style
    // first only in the large text size.
    let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    let texts = (30...103).map { count in
      let file = SongFile.storyboard(
        text: String(repeating: "l", count: count),
        label: "adjustsFontForContentSizeCategory=\"YES\"", hasOutlet: false)
      return (
        "\(count).storyboard",
        count < 76 ? file.replacing("/></label>", with: "/>" + style + "</label>") : file
      )
    }
    let folder = try FileFolder(Dictionary(uniqueKeysWithValues: texts))
    let json = try folder.snap.run("lint", "--notes", "--format", "json").out
    let findings = try JSONDecoder().decode(Report.self, from: Data(json.utf8)).findings
    let text = try folder.snap.run("lint", "--notes").out
    for finding in findings {
      let count = finding.configurations.count
      let listed = finding.configurations.prefix(6).joined(separator: ", ")
      let rest = count > 6 ? " and \(count - 6) more." : "."
      let block = text.components(separatedBy: "\n\n").first { $0.hasPrefix("\(finding.file):") }
      #expect(
        block?.contains("In \(count) of 17 configurations: \(listed)\(rest)\n") == true,
        "\(block ?? "")")
    }
    #expect(Set(findings.map(\.configurations.count)) == [2, 4, 5, 6, 8, 9, 13])
  }

  @Test func `warnings fail only if requested`() throws {
    let folder = try FileFolder(["Main.storyboard": truncated])
    #expect(try folder.snap.run("lint").exitCode == 0)
    #expect(try folder.snap.run("lint", "--fail-on", "warning").exitCode == 1)
    let run = try folder.snap.run("lint", "--fail-on", "note")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("'warning' and 'error'") || run.error.contains("warning, error"))
  }

  @Test func `notes are counted, and printed if requested`() throws {
    let text = SongFile.storyboard(label: "customClass=\"X\" alpha=\"1\"").replacing(
      "</label>",
      with:
        "<fontDescription key=\"fontDescription\" name=\"Nope-Bold\" family=\"Nope\" pointSize=\"17\"/></label>"
    )
    let folder = try FileFolder(["Main.storyboard": text])
    let run = try folder.snap.run("lint")
    #expect(run.exitCode == 0)
    #expect(run.out == "1 file: 0 errors, 0 warnings, 1 note (shown with --notes)\n")
    #expect(try folder.snap.run("lint", "--notes").out.contains("note: missingFont: titleLabel"))
  }

  // MARK: Baselines

  @Test func `a baseline is not written of some findings only`() throws {
    let folder = try FileFolder(["App/Main.storyboard": ambiguous, "known.json": "kept"])
    let run = try folder.snap.run("lint", "--only", "zeroHeight", "--write-baseline", "known.json")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("--only cannot be used with --write-baseline"), "\(run)")
    #expect(try folder.text(of: "known.json") == "kept")
  }

  @Test func `a baseline hides its findings, from any folder, and reports stale entries`() throws {
    let folder = try FileFolder(["App/Main.storyboard": ambiguous, "lint/.keep": ""])
    let written = try folder.snap.run("lint", "--write-baseline", "lint/known.json")
    #expect(written.exitCode == 0)
    #expect(written.error == "Wrote 1 finding to the baseline lint/known.json\n")
    #expect(
      try folder.text(of: "lint/known.json").contains("\"file\" : \"../App/Main.storyboard\""))

    let known = try folder.snap.run("lint", "App", "--baseline", "lint/known.json")
    #expect(known.exitCode == 0)
    #expect(
      known.out == "1 file: 0 errors, 0 warnings, 0 notes, 1 hidden by the baseline\n")
    let inner = SnapTool(directory: folder.root.appendingPathComponent("App"), owner: folder)
    #expect(
      try inner.run("lint", "Main.storyboard", "--baseline", "../lint/known.json").exitCode == 0)

    try folder.write(truncated, to: "App/Main.storyboard")
    let new = try folder.snap.run(
      "lint", "App", "--baseline", "lint/known.json", "--fail-on", "warning")
    #expect(new.exitCode == 1)
    #expect(new.out.contains("1 in the baseline no longer found"))
  }

  @Test func `an invalid baseline ends with 2 and is named`() throws {
    let folder = try FileFolder(["Main.storyboard": ambiguous, "lint.json": "[1]"])
    let run = try folder.snap.run("lint", "--baseline", "lint.json")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("lint.json could not be read: it is not a baseline of findings"))
  }

  // MARK: Files

  @Test func `folders and patterns expand to their files, each once`() throws {
    let folder = try FileFolder([
      "App/B.storyboard": ambiguous, "App/Deep/A.xib": SongFile.brokenOff,
      "App/.hidden/C.xib": "", "App/Pods/D.xib": "", "App/Old/E.storyboard": ambiguous,
      "App/notes.txt": "",
    ])
    let run = try folder.snap.run(
      "lint", "App", "App/B.storyboard", "App/**/*.xib", "--exclude", "Old")
    #expect(run.exitCode == 2)
    #expect(run.out.contains("2 files: 1 error"))
    #expect(run.error.hasPrefix("error: App/Deep/A.xib:3: the file ends unexpectedly here"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a pattern of many wildcards takes no longer than others`() throws {
    let name = String(repeating: "a", count: 100)
    let folder = try FileFolder(["\(name).storyboard": ambiguous])
    let wildcards = String(repeating: "a*", count: 40) + "b"
    let folders = String(repeating: "**/", count: 40) + "b"
    let run = try folder.snap.run(
      "lint", "\(name).storyboard", "--exclude", wildcards, "--exclude", folders)
    #expect(run.out.contains("1 file: 1 error"))
  }

  @Test(arguments: [
    ("None.xib", "None.xib: the file does not exist."),
    ("*.xib", "*.xib: no .storyboard or .xib matches this pattern."),
    ("Empty", "Empty: this folder contains no .storyboard or .xib."),
  ])
  func `an argument without a matching file ends with 2`(argument: String, message: String) throws {
    let folder = try FileFolder(["Empty/.keep": "", "Main.storyboard": ambiguous])
    let run = try folder.snap.run("lint", argument, "Main.storyboard")
    #expect(run.exitCode == 2)
    #expect(run.error.contains(message))
    #expect(run.out.contains("1 file: 1 error"))
  }

  @Test func `the output is the same for any number of processes`() throws {
    var files: [String: String] = ["x.xib": SongFile.brokenOff, "y.xib": "no XML"]
    for number in 1...7 {
      files["\(number).storyboard"] = number % 2 == 0 ? ambiguous : truncated
    }
    let folder = try FileFolder(files)
    let one = try folder.snap.run("lint", "--jobs", "1")
    let four = try folder.snap.run("lint", "--jobs", "4")
    #expect(one.exitCode == 2)
    #expect(one.out == four.out)
    #expect(one.error == four.error)
    #expect(one.error.split(separator: "\n").count == 2)
  }

  @Test func `a file that exceeds the time limit is skipped, and the others are checked`() throws {
    let folder = try FileFolder(["Main.storyboard": ambiguous])
    try folder.writePipe(to: "Pipe.xib")
    let run = try folder.snap.run("lint", "--time-limit", "1", "--jobs", "1", "Pipe.xib", ".")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("Pipe.xib: checking it took longer than 1 seconds"))
    #expect(run.out.contains("2 files: 1 error"))
  }

  @Test func `a killed process only affects its own file`() throws {
    let folder = try FileFolder(["Main.storyboard": ambiguous])
    try folder.writePipe(to: "Pipe.xib")
    let run = try folder.snap.run(["lint", "Pipe.xib", "Main.storyboard", "--jobs", "1"]) { tool in
      var child: Int32?
      while child == nil, tool.isRunning { child = Self.child(of: tool.processIdentifier) }
      if let child { Foundation.kill(child, SIGKILL) }
    }
    #expect(run.exitCode == 2)
    #expect(
      run.error.contains("Pipe.xib: the process that checked it was ended by signal 9"), "\(run)")
    #expect(run.out.contains("1 error"))
  }

  /// Returns a child process of another one.
  private static func child(of parent: Int32) -> Int32? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.lazy.compactMap { Int32($0) }.first { process in
      guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let name = stat.lastIndex(of: ")")
      else { return false }
      // The state and the parent follow the name.
      return stat[name...].split(separator: " ").dropFirst(2).first.flatMap { Int32($0) } == parent
    }
  }

  private func hostile() throws -> FileFolder {
    let text = SongFile.storyboard(
      cell: "A &amp; &lt;b&gt; &quot;c&quot;", edges: SongFile.vertical)
    return try FileFolder([".git/HEAD": "", "My App/Main.storyboard": text])
  }

  @Test func `SARIF has rules, results with places, and what could not be checked`() throws {
    let folder = try FileFolder([
      ".git/HEAD": "", "My App/Main.storyboard": ambiguous, "B.xib": SongFile.brokenOff,
    ])
    let run = try folder.snap.run("lint", "--format", "sarif")
    #expect(run.exitCode == 2)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let first = try #require((log["runs"] as? [[String: Any]])?.first)
    let invocation = try #require((first["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let result = try #require((first["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "ambiguousLayout")
    #expect(result["level"] as? String == "error")
    #expect("\(result["locations"] ?? "")".contains("My%20App/Main.storyboard"))
    #expect((result["partialFingerprints"] as? [String: String])?["snapLint/v1"]?.count == 32)
  }

  @Test func `code quality and Checkstyle escape what files say`() throws {
    let folder = try hostile()
    let run = try folder.snap.run("lint", "--format", "code-quality")
    #expect(run.exitCode == 1)
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [[String: Any]])
    let issue = try #require(issues.first)
    #expect(
      Set(issue.keys) == ["description", "check_name", "fingerprint", "severity", "location"])
    #expect(issue["severity"] as? String == "critical")
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
    let xml = try folder.snap.run("lint", "--format", "checkstyle").out
    let lines = xml.split(separator: "\n")
    #expect(lines[0] == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    #expect(lines[2] == "  <file name=\"My App/Main.storyboard\">")
    #expect(
      lines[3].hasPrefix("    <error line=\"11\" severity=\"error\" message=\"titleLabel")
        && lines[3].contains("A &amp; &lt;b&gt; &quot;c&quot;&#10;")
        && lines[3].hasSuffix("source=\"snap.lint.ambiguousLayout\"/>"))
  }

  @Test func `accessibility is checked where it is asked for`() throws {
    let folder = try FileFolder(["Main.storyboard": SongFile.storyboard()])
    let run = try folder.snap.run("lint", "--accessibility", "--notes", "Main.storyboard")
    #expect(run.exitCode == 0)
    #expect(run.out.contains("note: fixedTextSize: titleLabel"))
    #expect(run.out.contains("In all 18 configurations.") == false)
  }
}
