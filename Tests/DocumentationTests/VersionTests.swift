import Foundation
import TestSupport
import Testing

/// The version that the tool has, pages and recipes name, and a release writes.
struct VersionTests {
  private static let version =
    (try? Tool.output(["--version"], in: Repository.root))?
    .trimmingCharacters(in: .newlines) ?? ""

  /// The files that a release changes.
  private static let files = Repository.files.filter { path in
    path == "README.md" || path.hasPrefix("Examples/")
      || path.hasPrefix("Documentation/") && path.hasSuffix(".md")
        && !path.hasPrefix("Documentation/Design/")
  }

  /// Where a version of Snap is: in names of archives and images, of variables and inputs, and in dependencies.
  private static var mentions: Regex<(Substring, Substring)> {
    #/
    (?i)
    (?: \bsnap[-_:] | snap-cells_ | snap_?version\W{1,4}(?:such\ as\ )? | install,\ such\ as\ | /Snap",\ from:\ ")
    (\d+\.\d+\.\d+)
    /#
  }

  private static func mentions(in path: String, of root: URL = Repository.root) -> [String] {
    // Not the pages' pictures, which are not text.
    let file = root.appendingPathComponent(path)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.matches(of: mentions).map { String($0.output.1) }
  }

  @Test func `pages and recipes name the tool's version, and no other one`() throws {
    var named: Set<String> = []
    for path in Self.files {
      for version in Self.mentions(in: path) {
        #expect(version == Self.version, "\(path) names Snap \(version)")
        named.insert(path)
      }
    }
    #expect(
      named.isSuperset(of: [
        "README.md", "Documentation/Installing.md", "Documentation/FromAMac.md",
        "Examples/ci/setup-snap/action.yml", "Examples/ci/binary-tool/Package.swift",
        "Examples/ci/mac-and-linux/Package.swift", "Examples/ci/container/Dockerfile",
        "Examples/ci/container/devcontainer.json",
      ]))
    let recipes = Self.files.filter { $0.hasSuffix("-bundle.yml") }
    #expect(recipes.count >= 7 && named.isSuperset(of: recipes))
  }

  /// What only looks like the version, in a page of a released folder.
  private static let others = "1\(version) and \(version)7\n"

  /// A repository with what a release reads and writes, as it is in this one.
  private func clone(section: String = "Unreleased") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in Self.files + ["Sources/TestRuns/ToolVersion.swift", "scripts/release"] {
      let place = folder.url(of: path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Repository.root.appendingPathComponent(path), to: place)
    }
    try folder.write("# Changelog\n\n## \(section)\n\n- A change.\n", to: "CHANGELOG.md")
    try folder.write(Self.others, to: "Examples/Others.md")
    let start = """
      git init -q -b main && git config user.name snap && git config user.email snap@localhost && \
      git add -A && git commit -qm start --date 2026-03-04T05:06:07Z
      """
    try #require(run(start, in: folder).code == 0)
    return folder
  }

  private func run(
    _ script: String, in folder: TemporaryFolder
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "exec 2>&1; export GIT_COMMITTER_DATE=2026-03-04T05:06:07Z; \(script)",
    ]
    process.currentDirectoryURL = folder.root
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func `a release writes its version wherever the one before was`() throws {
    let folder = try clone()
    let release = try run("scripts/release 98.7.6", in: folder)
    #expect(release.code == 0, "\(release)")
    let changed = Set(
      try run("git diff --name-only HEAD^", in: folder).output.split(separator: "\n").map(
        String.init))
    for path in Self.files where !Self.mentions(in: path).isEmpty {
      let mentions = Self.mentions(in: path, of: folder.root)
      #expect(mentions == Self.mentions(in: path).map { _ in "98.7.6" }, "\(path)")
      #expect(changed.contains(path))
    }
    #expect(changed.isSuperset(of: ["Sources/TestRuns/ToolVersion.swift", "CHANGELOG.md"]))
    #expect(try folder.text(of: "Examples/Others.md") == Self.others)
    #expect(try run("git describe; git status --porcelain", in: folder).output == "98.7.6\n")
  }

  @Test(arguments: ["98.7.6", "Unreleased"])
  func `a release dates its section of the changelog`(section: String) throws {
    let folder = try clone(section: section)
    let release = try run("scripts/release 98.7.6", in: folder)
    #expect(release.code == 0, "\(release)")
    #expect(
      try folder.text(of: "CHANGELOG.md")
        == "# Changelog\n\n## Unreleased\n\n## 98.7.6 – 2026-03-04\n\n- A change.\n")
  }

  @Test func `the changelog's newest section is that of the version, or of the next one`() throws {
    let titles = try Repository.text(of: "CHANGELOG.md").matches(of: /\n## (\S+)/)
    let newest = try #require(titles.first).output.1
    #expect(newest == "Unreleased" || newest == Self.version)
  }

  @Test(arguments: [
    ("0.0.0", "0.0.0 is older than"), ("1.2", "\"1.2\" is not a version"),
    ("98.7.6", "the tag 98.7.6 exists"),
  ])
  func `a version that cannot be released changes nothing`(version: String, words: String) throws {
    let folder = try clone()
    let release = try run("git tag 98.7.6; scripts/release \(version)", in: folder)
    #expect(release.code == 2 && release.output.hasPrefix("error: \(words)"), "\(release)")
    #expect(try run("git status --porcelain; git log --format=%s", in: folder).output == "start\n")
  }

  @Test(arguments: ["ScratchFolder", "ToolArguments"])
  func `the plugins of the package and of the binary tool share sources`(name: String) throws {
    #expect(
      try Repository.text(of: "Plugins/SnapPlugin/\(name).swift")
        == Repository.text(of: "Examples/ci/binary-tool/Plugins/Cells/\(name).swift"))
  }
}
