import Foundation
import Testing

/// The commands and options that pages name are those of the tool, the Makefile and the repository.
struct CommandTests {
  private let tool: ToolHelp

  init() throws { tool = try ToolHelp.ofTool.get() }

  /// Programs that blocks call beside ours, with why nothing checks their arguments.
  static let otherPrograms: [(name: String, reason: String)] = [
    ("swift", "the toolchain's own; its `package snap` and `run snap` are checked"),
    ("apt", "Debian's"), ("git", "its own"), ("man", "its own"), ("cd", "the shell's"),
    ("tar", "its own"), ("docker", "its own, or Podman's"),
  ]

  /// Options of other programs that pages mention in a sentence.
  static let otherOptions: [(name: String, program: String)] = [
    ("--attachments-path", "swift test"), ("--event-stream-output-path", "swift test"),
    ("--help-hidden", "swift test"),
    ("--target", "swift build"), ("--strict", "swift format"),
    ("--static-swift-stdlib", "swift build"),
  ]

  @Test(arguments: Page.all) func `each command of a block exists`(page: Page) throws {
    for block in page.blocks {
      for line in block.commands {
        let words = Array(Self.words(line).drop(while: Self.isVariable))
        guard let program = words.first else { continue }
        let place = "\(page.path):\(block.line): \(line)"
        if let call = Self.call(of: words) {
          tool.check(call, at: place)
        } else if program == "make" {
          check(target: words[1], at: place)
        } else {
          let isKnown = Self.otherPrograms.contains { $0.name == program }
          #expect(isKnown || Repository.paths.contains(program), "\(place)")
        }
      }
    }
  }

  @Test(arguments: Page.all) func `each command in a sentence or table exists`(page: Page) throws {
    for span in page.spans {
      let words = Self.words(span.text)
      let place = "\(page.path):\(span.line): \(span.text)"
      if let call = Self.call(of: words) {
        tool.check(call, at: place)
      } else if words.first == "make", words.count > 1 {
        check(target: words[1], at: place)
      } else if words.first?.hasPrefix("-") == true {
        tool.check(options: words, of: commands(in: span), at: place)
      }
    }
  }

  /// The commands to which an option in a table's row belongs; empty for any command.
  private func commands(in span: CodeSpan) -> [String] {
    Page.quoted(in: span.rowTitle ?? "").compactMap { Self.call(of: Self.words($0)) }
      .flatMap { $0.first?.split(separator: "|").map(String.init) ?? [] }
  }

  private func check(target: String, at place: String) {
    let rule = "\n\(target): "
    let isThere = Self.makefile.contains(rule) || Self.makefile.contains("\n\(target):\n")
    #expect(isThere, "\(place): the Makefile has no such target")
  }

  private static let makefile = (try? Repository.text(of: "Makefile")) ?? ""

  /// What follows `snap` in a call of the tool; nil for other programs.
  static func call(of words: [String]) -> [String]? {
    let bare = words.drop(while: isVariable)
    // The last one is the command of Examples/ci/container.
    let starts = [["snap"], ["swift", "package", "snap"], ["swift", "run", "snap"], ["cells"]]
    guard let start = starts.first(where: { bare.starts(with: $0) }) else { return nil }
    let call = Array(bare.dropFirst(start.count))
    return call.isEmpty || call[0] == "…" ? nil : call
  }

  /// Whether a word sets a variable for the command after it.
  private static func isVariable(_ word: String) -> Bool {
    word.contains("=") && !word.hasPrefix("-")
  }

  /// The words of a command line, without comments and the signs that say a word is optional.
  static func words(_ line: String) -> [String] {
    let code = line.components(separatedBy: " #")[0].prefix { $0 != "\u{23}" }
    return code.split(separator: " ")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "[]'\";,()")) }
      .filter { !$0.isEmpty }
  }
}
