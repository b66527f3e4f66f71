import Foundation
import SnapReport
import SnapshotSamples
import Testing

/// Names and texts from files never reach a log as commands of the CI host that keeps it.
struct HostCommandTests {
  /// A host's reading of a log, as its own parser does it.
  struct Host: CustomTestStringConvertible {
    let name: String
    let isCommand: @Sendable (_ line: Substring) -> Bool
    var testDescription: String { name }
  }

  static let hosts = [
    // ActionCommand.cs of actions/runner: after white space, with a second pair; or the older form anywhere.
    Host(name: "GitHub") { line in
      let text = line.drop { $0.isWhitespace }
      return text.hasPrefix("::") && text.dropFirst(2).contains("::") || line.contains("##[")
    },
    // Command.cs of microsoft/azure-pipelines-agent: anywhere.
    Host(name: "Azure") { $0.lowercased().contains("##vso[") || $0.contains("##[") },
    Host(name: "TeamCity") { $0.contains("##teamcity[") },
    Host(name: "GitLab") { $0.contains(/section_(start|end):\d+:/) },
    Host(name: "Buildkite") { $0.contains(/^(---|\+\+\+|~~~|\^\^\^)\s/) },
    Host(name: "any terminal") { line in
      line.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
    },
  ]

  private static let commands = [
    "::error::y", "::add-mask::y", "::stop-commands::y", "##vso[task.complete]y", "##[group]y",
    "##teamcity[y]", "section_start:1:y", "--- y", "+++ y", "~~~ y", "^^^ +++",
  ]
  /// A name with a command on each of its lines.
  private static let name = "x\n" + commands.joined(separator: "\n") + "\n"
  /// A name that is a command by its start, for what begins a line.
  private static let first = "::error::y ##vso[y]"

  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    // A file system takes everything but a slash and nothing.
    let folder = "\(Self.first)/\(Self.name)"
    try package.write(Self.storyboard(text: "A"), to: "\(folder)/\(Self.name).storyboard")
    let cells: [String: Any] = [
      "source": "\(Self.name).storyboard", "matrix": ["widths": [320], "locales": ["en"]],
      "fixtures": [
        ["name": Self.name, "cell": Self.name], ["name": Self.first, "cell": "no\(Self.name)"],
      ],
    ]
    let json = try JSONSerialization.data(withJSONObject: cells)
    try package.write(
      String(decoding: json, as: UTF8.self), to: "\(folder)/\(Self.name).cells.json")
    let locale: [String: Any] = [
      "source": "\(Self.name).storyboard", "matrix": ["widths": [320], "locales": [Self.name]],
      "fixtures": [["name": "locale", "cell": Self.name]],
    ]
    try package.write(
      String(decoding: JSONSerialization.data(withJSONObject: locale), as: UTF8.self),
      to: "\(folder)/\(Self.first).cells.json")
    try package.write(".snap/\n", to: ".gitignore")
  }

  /// A row with a wrong layout, so that its names are in messages.
  private static func storyboard(text: String) -> String {
    func attribute(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing(
        "\n", with: "&#10;")
    }
    let name = attribute(name)
    return SongFile.storyboard(
      cell: name, edges: ["leading", "top"], text: "\(text) \(name)",
      label: "customClass=\"\(name)\" hidden=\"maybe \(name)\""
    )
    .replacing("property=\"titleLabel\"", with: "property=\"\(name)\"")
    .replacing("userLabel=\"Title\"", with: "userLabel=\"\(name)\"")
    .replacing("tit-le-001", with: "tit\(attribute(first))")
  }

  private var storyboardPath: String { "\(Self.first)/\(Self.name)/\(Self.name).storyboard" }

  private func check(_ arguments: [String]) throws {
    var snap = try package.snap()
    snap.environment["PATH"] = "/usr/bin:/bin"
    let run = try snap.run(arguments)
    for host in Self.hosts {
      for line in (run.out + "\n" + run.error).split(separator: "\n") where host.isCommand(line) {
        // What `--github` and `--format github` are for is not from a name.
        let isOwn =
          host.name == "GitHub" && arguments.contains { $0.contains("github") }
          && line.contains(
            /^::(error|warning|notice) [a-z]+=|^::stop-commands::\w{32}$|^::\w{32}::$/)
        #expect(isOwn, "\(host.name) runs \(line) of snap \(arguments)")
      }
    }
    // Otherwise the table would be true of a command that prints no name.
    #expect(
      (run.out + run.error).contains("⟨U+003A⟩:error::y") || (run.out + run.error).contains("x ")
        || (run.out + run.error).contains("\\u0023#vso["), "\(arguments): \(run)")
  }

  @Test(arguments: [
    ["record", "--cells-only"], ["verify", "--cells-only"], ["verify", "--cells-only", "--github"],
    ["verify", "--cells-only", "--json", "/dev/stdout", "--junit", "/dev/stdout", "--quiet"],
    ["verify", "--cells-only", "--markdown", "/dev/stdout", "--quiet"],
    ["lint", "--notes"], ["lint", "--format", "json"], ["lint", "--format", "github", "--notes"],
    ["layout", "FILE"], ["layout", "FILE", "--json"], ["stress", "FILE", "--trials", "2"],
    ["describe", "FILE"], ["init", "FILE"], ["render", "FILE", "--cell", "##vso[y]x "],
  ])
  func `no name in a file is a command in a log`(arguments: [String]) throws {
    try check(arguments.map { $0 == "FILE" ? storyboardPath : $0 })
  }

  @Test func `neither is a name in a repository`() throws {
    let git = Git(folder: package.root)
    try git.start(author: "A ##vso[y]")
    try git.commit("::error::y \(Self.name)")
    try git("checkout", "-qb", "::error::y".replacing(":", with: "+++"))
    try package.write(Self.storyboard(text: "B"), to: storyboardPath)
    try git.commit("##teamcity[y]")
    try check(["diff", "HEAD~1..HEAD"])
    try check(["diff", "HEAD~1..HEAD", "--json"])
    try check(["diff", "HEAD~1..HEAD", "--github"])
    try check(["diff", "::error::y\n::error::y..HEAD"])
  }

  @Test(arguments: ["--verbose", "--quiet"])
  func `what swift prints is passed on as text, too`(option: String) throws {
    let script = "#!/bin/bash\nprintf '%s' \"$WORDS\"\n[ \"$1\" != build ]\n"
    let swift = try package.writeProgram(script, to: "own/swift")
    var snap = try package.snap()
    snap.environment = [
      "PATH": "\(swift.deletingLastPathComponent().path):/usr/bin:/bin",
      "WORDS": Self.name + "a\tb\r\nend \u{1B}[0K without a line feed",
    ]
    let run = try snap.run("verify", "--tests-only", option)
    let text = run.out + run.error
    #expect(text.contains("⟨U+003A⟩:error::y\n") && text.contains("a        b\n"), "\(run)")
    #expect(text.contains("end ⟨U+001B⟩[0K without a line feed"), "\(run)")
    for host in Self.hosts {
      #expect(!text.split(separator: "\n").contains(where: host.isCommand), "\(host.name): \(text)")
    }
  }

  @Test func `the hosts' readings find commands`() {
    for (host, command) in [
      ("GitHub", " ::error::y"), ("GitHub", "##[group]"), ("Azure", "a ##vso[y]"),
      ("TeamCity", "##teamcity[y]"), ("GitLab", "section_start:1:y"), ("Buildkite", "+++ y"),
      ("any terminal", "\u{1B}[0K"),
    ] {
      #expect(
        Self.hosts.contains { $0.name == host && $0.isCommand(Substring(command)) }, "\(command)")
    }
  }
}
