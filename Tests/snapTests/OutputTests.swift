import Foundation
import SnapshotSamples
import Snapshots
import Testing

/// The machine-readable output of `snap verify`, and its verbosity.
struct OutputTests {
  private func failingPackage(message: String? = nil) throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    var result = Samples.result(.different)
    result.source = .init(file: "Tests/CellTests.swift", line: 7)
    result.notes = message.map { [.refusal(reason: $0)] }
    result.actual = ".snap/CellTests/a-row@2x.actual.png"
    try package.prepare(result)
    return package
  }

  @Test func `annotations are at the end, one for each cause`() throws {
    let run = try failingPackage().snap(failing: .snapshot).run("verify", "--github")
    #expect(run.exitCode == 1)
    let last = try #require(run.out.split(separator: "\n").last)
    #expect(
      last.hasPrefix("::error file=Tests/CellTests.swift,line=7,title=CellTests/a-row differs::"))
  }

  @Test
  func `text that looks like a command is not one, and is printed while commands are stopped`()
    throws
  {
    let package = try failingPackage(message: "a\n::error::forged")
    let run = try package.snap(failing: .snapshot).run("verify", "--github")
    let lines = run.out.split(separator: "\n").map(String.init)
    let stop = try #require(lines.first?.firstMatch(of: /^::stop-commands::(\w{32})$/)).1
    let resume = try #require(lines.firstIndex(of: "::\(stop)::"))
    let forged = try #require(
      lines.firstIndex { $0.contains("⟨U+003A⟩:error::forged") && !$0.contains("%0A") })
    #expect(forged < resume)
  }

  @Test func `without the option no commands are printed`() throws {
    let run = try failingPackage().snap(failing: .snapshot).run("verify")
    #expect(!run.out.contains("::"))
  }

  @Test func `Markdown links pictures below the base address`() throws {
    let package = try failingPackage()
    _ = try package.snap(failing: .snapshot).run(
      "verify", "--markdown", "summary.md", "--base-url", "https://example.com/run")
    let summary = try package.text(of: "summary.md")
    #expect(summary.contains("(https://example.com/run/.snap/CellTests/a-row%402x.actual.png)"))
  }

  @Test(arguments: ["javascript:alert(1)", "https://example.com/)x", "run/7"])
  func `an invalid address is rejected`(address: String) throws {
    let run = try failingPackage().snap().run("verify", "--base-url", address)
    #expect(run.exitCode == 2)
    #expect(run.error.contains("--base-url is not an address"))
  }

  @Test func `quiet prints failures and the summary`() throws {
    let run = try failingPackage().snap(failing: .snapshot).run("verify", "--quiet")
    #expect(run.out.hasPrefix("\nSnapshot differs from its reference: CellTests/a-row\n"))
    #expect(run.out.hasSuffix("\n1 snapshot: 1 differs\n"))
    #expect(!run.out.contains("fixture"))
  }

  @Test func `quiet success is one line`() throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    let run = try package.snap().run("verify", "-q")
    #expect(run.out == "1 snapshot: 1 passed\n")
    #expect(run.error.isEmpty)
  }

  @Test func `no control sequences are printed without a terminal`() throws {
    let package = try failingPackage()
    var tool = try package.snap(failing: .snapshot)
    tool.environment["TERM"] = "xterm-kitty"
    let run = try tool.run("verify", "--report", "report")
    #expect(!(run.out + run.error).contains("\u{1B}"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `shell completions are generated`(shell: String) throws {
    let run = try TemporaryPackage().snap().run("--generate-completion-script", shell)
    #expect(run.exitCode == 0)
    for word in ["review", "github", "base-url"] { #expect(run.out.contains(word)) }
  }
}
