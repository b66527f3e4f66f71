import Foundation
import SnapshotSamples
import TestSupport
import Testing

struct DoctorTests {
  private struct Report: Decodable {
    struct Check: Decodable {
      var name: String
      var status: String
      var finding: String
      var remedy: String?
    }

    var version: Int
    var checks: [Check]
    var missing: Int

    subscript(name: String) -> Check? { checks.first { $0.name == name } }
  }

  private static let manifest = """
    {"targets": [
      {"name": "Cells", "type": "regular", "dependencies": [], "resources": [], "exclude": []},
      {"name": "CellsTests", "type": "test", "exclude": [],
       "dependencies": [{"byName": ["Cells", null]},
                        {"product": ["SnapTesting", "Snap", null, null]}],
       "resources": [{"path": "Fixtures", "rule": {"copy": {}}}]}
    ]}
    """

  private func examine(
    _ package: TemporaryPackage, manifest: String = manifest, _ environment: [String: String] = [:],
    _ arguments: [String] = []
  ) throws -> (report: Report, exitCode: Int32) {
    let file = package.root.appendingPathComponent("manifest.json")
    try Data(manifest.utf8).write(to: file)
    var tool = try package.snap()
    tool.environment["MANIFEST"] = file.path
    tool.environment.merge(environment) { $1 }
    let run = try tool.run(["doctor", "--json"] + arguments)
    return (try JSONDecoder().decode(Report.self, from: Data(run.out.utf8)), run.exitCode)
  }

  @Test func `a manifest larger than a pipe holds is read whole`() throws {
    let padding = String(repeating: " ", count: 1 << 18)
    let (report, exitCode) = try examine(TemporaryPackage(), manifest: padding + Self.manifest)
    #expect(report.missing == 0 && exitCode == 0)
  }

  @Test func `a healthy setup has no findings`() throws {
    let (report, exitCode) = try examine(TemporaryPackage())
    #expect(report.version == 1)
    #expect(report.checks.filter { $0.status == "missing" }.map(\.finding) == [])
    #expect(report.missing == 0 && exitCode == 0)
    #expect(report["swift"]?.finding.hasPrefix("Swift 6.2.1 (") == true)
    #expect(report["libraries"]?.finding.contains("harfbuzz ") == true)
    #expect(report["fonts"]?.finding.hasPrefix("fonts: ") == true)
    #expect(report["tests"]?.finding == "tests with SnapTesting: CellsTests")
    #expect(report["folders"]?.finding == "Snapshots and .snap can be written")
  }

  @Test func `an old compiler is reported as missing`() throws {
    let (report, exitCode) = try examine(TemporaryPackage(), ["SWIFT_VERSION": "6.1"])
    #expect(report["swift"]?.finding == "Swift 6.1 is too old")
    #expect(report.missing == 1 && exitCode == 1)
  }

  @Test func `each program missing from PATH is named with what to install`() throws {
    let (report, _) = try examine(TemporaryPackage(), ["PATH": "/nowhere"])
    #expect(report["swift"]?.finding == "swift is not on PATH")
    #expect(report["libraries"]?.remedy?.hasPrefix("apt-get install pkg-config") == true)
    #expect(report["browser"]?.status == "advice")
    #expect(report["manifest"]?.status == "missing")
  }

  @Test func `a manifest that swift cannot read is reported with its first error`() throws {
    let (report, exitCode) = try examine(
      TemporaryPackage(), ["MANIFEST_ERROR": "Package.swift:3:9: error: expected initial value"])
    let finding = try #require(report["manifest"]?.finding)
    #expect(finding.hasSuffix("/Package.swift: swift cannot read it: expected initial value"))
    #expect(exitCode == 1)
  }

  @Test func `advice is given for a package whose tests do not use SnapTesting`() throws {
    let manifest = Self.manifest.replacing("SnapTesting", with: "Other")
    let (report, exitCode) = try examine(TemporaryPackage(), manifest: manifest)
    #expect(report["tests"]?.remedy?.contains(".product(name: \"SnapTesting\"") == true)
    #expect(exitCode == 1)
  }

  @Test func `tests that reach SnapTesting by another target are found`() throws {
    let manifest = Self.manifest
      .replacing(
        "\"dependencies\": []", with: "\"dependencies\": [{\"product\": [\"SnapTesting\"]}]"
      )
      .replacing(
        "{\"product\": [\"SnapTesting\", \"Snap\", null, null]}", with: "{\"target\": [\"Cells\"]}")
    let (report, _) = try examine(TemporaryPackage(), manifest: manifest)
    #expect(report["tests"]?.finding == "tests with SnapTesting: CellsTests")
  }

  @Test func `an Interface Builder file that is not a resource is reported`() throws {
    let package = try TemporaryPackage()
    let tests = package.root.appendingPathComponent("Tests/CellsTests/Fixtures")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    try Data().write(to: tests.appendingPathComponent("In.xib"))
    #expect(try examine(package).report["resources"] == nil)
    try Data().write(to: tests.deletingLastPathComponent().appendingPathComponent("Out.xib"))
    let (report, exitCode) = try examine(package)
    #expect(report["resources"]?.status == "advice")
    #expect(report["resources"]?.remedy?.contains(".copy(\"Out.xib\")") == true)
    #expect(exitCode == 0)
  }

  @Test func `a question for a release that is not rewritten is advised about`() throws {
    let package = try TemporaryPackage()
    let source = "Sources/Cells/Cell.swift"
    try package.write(
      "if #available(iOS 13.0, *) {}\n#if os(iOS)\nif #available(iOS 26, *) {}\n#endif", to: source)
    #expect(try examine(package).report["releases"] == nil)
    try package.write("func a() {\n  guard #available(iOS 17.4, *) else { return }\n}", to: source)
    let (report, exitCode) = try examine(package)
    let check = try #require(report["releases"])
    #expect(check.status == "advice" && exitCode == 0)
    #expect(check.finding.contains("/\(source):2 asks for iOS 17.4, which Linux always has"))
    #expect(check.remedy?.contains("traits: [\"SourceRewriting\"]") == true)
  }

  @Test(arguments: [
    ([:], "`missing`, the default"), (["CI": "true"], "`never`, because CI is set"),
    (["TF_BUILD": "True"], "`never`, because TF_BUILD is set"),
    (["CI": "1", "SNAP_RECORD": "failed"], "`failed`, as SNAP_RECORD says"),
  ])
  func `the current record mode is printed with its reason`(
    environment: [String: String], words: String
  ) throws {
    let (report, _) = try examine(TemporaryPackage(), environment)
    #expect(report["recording"]?.finding.contains(words) == true)
  }

  @Test func `the variables that snap.json lists are printed, and settings that cannot be read`()
    throws
  {
    let package = try TemporaryPackage()
    #expect(try examine(package).report["settings"] == nil)
    try package.write("{ \"environment\": [\"NEW\", \"HOME\"] }", to: "snap.json")
    let found = try examine(package, ["HOME": "/"]).report["settings"]
    #expect(found?.finding.hasSuffix(": HOME, NEW (not set)") == true)
    try package.write("{ \"environment\": [\"A=1\"] }", to: "snap.json")
    let (report, exitCode) = try examine(package)
    #expect(report["settings"]?.status == "missing" && exitCode == 1)
  }

  @Test func `an invalid record mode is reported`() throws {
    let (report, exitCode) = try examine(TemporaryPackage(), ["SNAP_RECORD": "always"])
    #expect(report["recording"]?.status == "missing")
    #expect(exitCode == 1)
  }

  @Test func `a file instead of the references' folder is reported`() throws {
    let package = try TemporaryPackage()
    try Data().write(to: package.root.appendingPathComponent("Snapshots"))
    let (report, exitCode) = try examine(package)
    #expect(report["folders"]?.finding.hasSuffix("/Snapshots cannot be written") == true)
    #expect(exitCode == 1)
  }

  @Test func `git is checked for ignoring results and showing pictures as layouts`() throws {
    let package = try TemporaryPackage()
    try Git(folder: package.root)("init", "--quiet")
    let (before, _) = try examine(package)
    #expect(before["gitignore"]?.status == "missing")
    #expect(before["textconv"]?.status == "advice")
    try Data(".snap/\n".utf8).write(to: package.root.appendingPathComponent(".gitignore"))
    try Data("*.png diff=snap\n".utf8).write(
      to: package.root.appendingPathComponent(".gitattributes"))
    try Git(folder: package.root)("config", "diff.snap.textconv", "snap describe")
    let (after, _) = try examine(package)
    #expect(after["gitignore"]?.status == "good")
    #expect(after["textconv"]?.status == "good")
  }

  @Test(arguments: [
    ("*.png text", "missing"), ("* eol=lf", "missing"), ("* text=auto", nil),
    ("* text\n*.png -text", nil), ("* text\n*.png binary", nil),
  ])
  func `attributes that would break references are found`(
    attributes: String, status: String?
  ) throws {
    let package = try TemporaryPackage()
    try Git(folder: package.root)("init", "--quiet")
    try package.write(attributes + "\n", to: ".gitattributes")
    let check = try examine(package).report["attributes"]
    #expect(check?.status == status)
    #expect(status == nil || check?.remedy == "snap init --git")
  }

  @Test func `git is checked for the merge driver where references are digests`() throws {
    let package = try TemporaryPackage()
    try Git(folder: package.root)("init", "--quiet")
    #expect(try examine(package).report["merge"] == nil)
    try package.write("{ \"references\": \"digests\" }", to: "snap.json")
    #expect(try examine(package).report["merge"]?.status == "advice")
    try package.write("*.snapshots merge=snap\n", to: ".gitattributes")
    #expect(try examine(package).report["merge"]?.remedy == "snap init --git")
    try Git(folder: package.root)("config", "merge.snap.driver", "snap merge-driver %O %A %B %P")
    #expect(try examine(package).report["merge"]?.status == "good")
  }

  @Test func `outside a package only the machine is checked`() throws {
    let folder = try TemporaryFolder()
    var tool = try TemporaryPackage().snap()
    tool.environment["SNAP_RECORD"] = ""
    let run = try tool.run("doctor", folder.root.path)
    #expect(run.exitCode == 0)
    #expect(run.out.contains("✓ no package here"))
    #expect(run.out.hasSuffix("\nNothing is missing.\n"))
    #expect(!run.out.contains("\u{1B}"))
  }

  @Test func `an app without a package needs a cell file and neither Swift nor headers`() throws {
    let folder = try TemporaryFolder()
    try Git(folder: folder.root)("init", "--quiet")
    try Data(".snap/\n".utf8).write(to: folder.root.appendingPathComponent(".gitignore"))
    var tool = try TemporaryPackage().snap()
    tool.environment["PATH"] = "/nowhere"
    let empty = try tool.run("doctor", folder.root.path)
    #expect(empty.exitCode == 1)
    #expect(empty.out.contains("✗ the app has no cell file"))
    try Data().write(to: folder.root.appendingPathComponent("Feed.cells.json"))
    let app = try tool.run("doctor", folder.root.path)
    #expect(app.exitCode == 0, "\(app)")
    #expect(app.out.contains("✓ app without a package") && app.out.contains("✓ 1 cell file\n"))
    #expect(!app.out.contains("swift"))
  }

  @Test(arguments: [
    ("apt-get", "apt-get install pkg-config libfreetype-dev"),
    ("dnf", "dnf install pkgconf-pkg-config freetype-devel"),
    ("other", "(Debian, Ubuntu) or dnf install pkgconf-pkg-config"),
  ])
  func `missing libraries are installed by the machine's package manager`(
    manager: String, command: String
  ) throws {
    let programs = try TemporaryFolder()
    try programs.addProgram(manager, printing: "")
    let (report, _) = try examine(TemporaryPackage(), ["PATH": programs.root.path])
    #expect(report["libraries"]?.remedy?.contains(command) == true)
  }

  @Test(arguments: ["snap", "snap-cells"])
  func `another version on PATH or in the package is reported`(name: String) throws {
    let programs = try TemporaryFolder()
    try programs.addProgram(name, printing: "0.0.1")
    let package = try TemporaryPackage()
    let resolved = #"{"version": 3, "pins": [{"identity": "snap", "state": {"version": "9.8.7"}}]}"#
    try Data(resolved.utf8).write(to: package.root.appendingPathComponent("Package.resolved"))
    let (report, exitCode) = try examine(package, ["PATH": programs.root.path])
    let words = "/\(name) is version 0.0.1, and this tool is "
    #expect(report["version"]?.finding.contains(words) == true)
    #expect(report["library"]?.finding.hasPrefix("the package resolves Snap 9.8.7") == true)
    #expect(exitCode == 1)
  }

  @Test func `two names of one older tool are reported once`() throws {
    let programs = try TemporaryFolder()
    try programs.addProgram("snap-cells", printing: "0.0.1")
    try FileManager.default.createSymbolicLink(
      atPath: programs.url(of: "snap").path, withDestinationPath: "snap-cells")
    let (report, _) = try examine(TemporaryPackage(), ["PATH": programs.root.path])
    #expect(report.checks.count { $0.name == "version" } == 1)
  }

  @Test func `another program with the tool's name is not an older version`() throws {
    let programs = try TemporaryFolder()
    try programs.addProgram("snap", printing: "snap    2.61.3")
    let (report, _) = try examine(TemporaryPackage(), ["PATH": programs.root.path])
    #expect(report["version"] == nil)
  }
}

extension TemporaryFolder {
  /// Adds a program that prints a line.
  fileprivate func addProgram(_ name: String, printing line: String) throws {
    try writeProgram("#!/bin/sh\necho '\(line)'\n", to: name)
  }
}
