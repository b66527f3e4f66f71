import Foundation
import Testing

/// `Research/Rules.tsv` says what each fitted number of the code rests on; a comment at the number has the rule's id.
struct RuleTableTests {
  /// A row of the table.
  struct Rule: Sendable, CustomTestStringConvertible {
    let id: String
    let scope: String
    let evidence: String
    /// How many independent sources there are: repositories, apps, logs; nil where that is not known.
    let sources: Int?
    let isMarked: Bool
    /// The suite and the test that hold the number.
    let test: (suite: String, name: String)

    var testDescription: String { id }

    init?(_ line: Substring) {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 7, cells[4] == "unknown" || Int(cells[4]) != nil else { return nil }
      let test = cells[6].split(separator: ": ", maxSplits: 1).map(String.init)
      guard test.count == 2, ["few", ""].contains(cells[5]) else { return nil }
      (id, scope, evidence) = (cells[0], cells[2], cells[3])
      (sources, isMarked) = (Int(cells[4]), cells[5] == "few")
      self.test = (test[0], test[1])
    }
  }

  private static let lines =
    (try? Repository.text(of: "Research/Rules.tsv"))?.split(separator: "\n") ?? []
  private static let rules = lines.dropFirst().compactMap(Rule.init)

  @Test func `each line of the table is a rule, with an id of its own`() {
    #expect(Self.lines.first == "id\tvalue\tscope\tevidence\tsources\tfew\ttest")
    #expect(Self.rules.count == Self.lines.count - 1 && !Self.rules.isEmpty)
    #expect(Set(Self.rules.map(\.id)).count == Self.rules.count)
    #expect(Self.rules.allSatisfy { ["app", "canvas"].contains($0.scope) && !$0.evidence.isEmpty })
  }

  /// A rule below the limit stays because pictures depend on it; a new one needs as many sources.
  @Test(arguments: rules) func `a rule with fewer than three known sources is marked`(rule: Rule) {
    #expect(rule.isMarked == ((rule.sources ?? 0) < 3))
  }

  @Test func `no more rules rest on few sources than did`() {
    #expect(Self.rules.count(where: \.isMarked) <= 39)
  }

  private static let tests = Repository.files(below: "Tests/", ending: "Tests.swift")
    .compactMap { try? Repository.text(of: $0) }

  @Test(arguments: rules) func `the test that holds a rule exists`(rule: Rule) {
    let (suite, name) = rule.test
    let holds = Self.tests.contains {
      $0.contains("struct \(suite) {") && $0.contains("func `\(name)`(")
    }
    #expect(holds, "\(suite) has no test “\(name)”")
  }

  // MARK: The code

  /// The sources with their comments as single lines.
  private static let sources = Repository.files
    .filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }
    .compactMap { file in (try? Repository.text(of: file)).map { (file, $0) } }

  @Test func `the ids in the code are those of the table`() {
    let ids = Self.sources.flatMap { _, text in
      text.replacing(/\n *\/\/+ */, with: " ").matches(of: /\b[Rr]ule +`([a-z0-9-]+)`/)
        .map { String($0.output.1) }
    }
    #expect(Set(ids).sorted() == Self.rules.map(\.id).sorted())
  }

  @Test func `rules of the canvas are in its target, and those of apps elsewhere`() {
    for (file, text) in Self.sources {
      for rule in Self.rules where text.contains("`\(rule.id)`") {
        let isOfCanvas = file.hasPrefix("Sources/InterfaceCanvas/")
        #expect(isOfCanvas == (rule.scope == "canvas"), "\(rule.id) in \(file)")
      }
    }
  }

  /// Files whose comments are about the repository of a document.
  private static let aboutRepositories = ["FontFolder.swift", "NibSurroundings.swift"]

  @Test func `comments do not argue from repositories`() {
    let folders = ["UIKit", "UIKitValues", "SymbolGlyphs", "Typography", "InterfaceCanvas"]
      .map { "Sources/\($0)/" }
    for (file, text) in Self.sources where folders.contains(where: file.hasPrefix) {
      guard !Self.aboutRepositories.contains(where: file.hasSuffix) else { continue }
      #expect(!text.contains(/\/\/.*\brepositor(y|ies)\b/), "\(file)")
    }
  }

  @Test func `the rules that reasons of a layout name are in the table`() throws {
    let rules = Set(Self.rules.map(\.id))
    for file in [
      "Sources/UIKit/Reasons/NumberDescription.swift",
      "Sources/InterfaceCanvas/CanvasMargins.swift",
    ] {
      let named = try Repository.text(of: file).matches(of: /"([a-z]+(?:-[a-z0-9]+)+)"/).map {
        String($0.output.1)
      }
      #expect(named.count >= 5 && rules.isSuperset(of: named), "\(file): \(named)")
    }
  }

  /// Only `InterfaceCanvas` and what makes one know of Interface Builder's canvas.
  @Test func `no other code asks for a canvas`() {
    let words = /isCanvas|[oO]nCanvas\b|canvasSystem|CanvasMargins|restingRect|setRest/
    for (file, text) in Self.sources where !file.hasPrefix("Sources/InterfaceCanvas/") {
      let isMaker = file == "Sources/Fixtures/Prototypes/PrototypeLayout.swift"
      #expect(text.contains("import InterfaceCanvas") == isMaker, "\(file)")
      #expect(isMaker || !text.contains(words), "\(file)")
    }
  }
}
