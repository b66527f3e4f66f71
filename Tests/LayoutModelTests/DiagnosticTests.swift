import Foundation
import LayoutModel
import Testing

struct DiagnosticTests {
  private func json(_ diagnostic: Diagnostic) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(diagnostic), as: UTF8.self)
  }

  private func diagnostic(_ json: String) throws -> Diagnostic {
    try JSONDecoder().decode(Diagnostic.self, from: Data(json.utf8))
  }

  @Test func `a record has the words and keys of earlier versions`() throws {
    let diagnostic = Diagnostic(
      .zeroHeight, view: "contentView", message: "It is 0 points high.", constraints: ["<c>"])
    let expected = """
      {"constraints":["<c>"],"isAllowed":false,"kind":"zeroHeight","message":"It is 0 points high.",\
      "severity":"error","view":"contentView"}
      """
    #expect(try json(diagnostic) == expected)
    #expect(try self.diagnostic(expected) == diagnostic)
  }

  @Test func `a kind of a newer version loses nothing`() throws {
    let text = """
      {"constraints":[],"isAllowed":true,"kind":"lonelyWord","message":"One word.",\
      "severity":"warning","view":"title"}
      """
    let read = try diagnostic(text)
    #expect(read.kind == nil)
    #expect(read.kindName == "lonelyWord")
    #expect(read.view == "title" && read.isAllowed && read.severity == .warning)
    #expect(try json(read) == text)
  }

  @Test func `severities are ordered by weight`() {
    #expect(Diagnostic.Severity.allCases.sorted() == [.note, .warning, .error])
  }

  @Test(arguments: [
    (
      Diagnostic.Severity.error,
      "ambiguousLayout unexpectedHeight unneededAllowance unsatisfiableConstraints "
        + "unsettledHeight unstableDrawing zeroHeight"
    ),
    (
      .warning,
      "brokenConstraint clippedText faultyElement heightDependsOnReuse measuredAtOtherWidth "
        + "missingAccessibilityLabel missingFont missingGlyph missingImage outOfBounds overlap "
        + "perspective truncatedText unreachableControl unsupportedImage"
    ),
    (
      .note,
      "fixedTextSize lowContrast lowPerceivedContrast readingOrder repeatedAccessibilityLabel "
        + "smallHitTarget unlikelyConfiguration unsupported xcodeFlag zeroPriority"
    ),
  ])
  func `a kind knows how much it weighs`(severity: Diagnostic.Severity, kinds: String) {
    let found = Diagnostic.Kind.allCases.filter { $0.severity == severity }.map(\.rawValue)
    #expect(found.sorted().joined(separator: " ") == kinds)
    for kind in Diagnostic.Kind.allCases where kind.severity == severity {
      #expect(Diagnostic(kind, view: "", message: "").severity == severity)
    }
  }

  @Test func `a diagnostic can weigh less than its kind`() {
    #expect(Diagnostic(.zeroHeight, severity: .note, view: "", message: "").severity == .note)
  }
}
