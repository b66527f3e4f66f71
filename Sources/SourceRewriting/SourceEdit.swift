#if SourceRewriting
import SwiftSyntax

/// A replacement of some bytes of a source.
struct SourceEdit {
  /// The replaced bytes, in UTF-8; empty for an insertion.
  let range: Range<Int>
  let replacement: String
}

/// The edits of one source, which do not overlap.
struct SourceEdits {
  private(set) var edits: [SourceEdit] = []
  /// Declarations that are added behind the last line.
  var appendices: [String] = []
  private let bytes: [UInt8]

  init(_ source: String) { bytes = Array(source.utf8) }

  mutating func add(_ edit: SourceEdit) { edits.append(edit) }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(SourceEdit(range: offset..<offset, replacement: text))
  }

  /// Replaces a node; a shorter text is filled up with spaces, so that what follows keeps its column.
  mutating func replace(_ node: some SyntaxProtocol, by text: String) {
    replace(node.bytes, by: text)
  }

  /// Replaces a range; a shorter text is filled up with spaces, so that what follows keeps its column.
  mutating func replace(_ range: Range<Int>, by text: String) {
    let padding = String(repeating: " ", count: max(0, range.count - text.utf8.count))
    replaceExactly(range, by: text + padding)
  }

  /// Replaces a range by a text of any length; the line breaks in the range are kept, behind the text.
  mutating func replaceExactly(_ range: Range<Int>, by text: String) {
    let breaks = String(repeating: "\n", count: lineBreaks(in: range))
    edits.append(SourceEdit(range: range, replacement: text + breaks))
  }

  func hasInsertion(at offset: Int) -> Bool { edits.contains { $0.range == offset..<offset } }

  func hasLineBreak(in range: Range<Int>) -> Bool { lineBreaks(in: range) > 0 }

  func lineBreaks(in range: Range<Int>) -> Int { bytes[range].count { $0 == UInt8(ascii: "\n") } }

  /// Replaces all but line breaks by spaces.
  mutating func blank(_ node: some SyntaxProtocol) {
    let kept = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    let blanks = bytes[node.bytes].map { kept.contains($0) ? $0 : UInt8(ascii: " ") }
    edits.append(
      SourceEdit(range: node.bytes, replacement: String(decoding: blanks, as: UTF8.self)))
  }

  /// Returns the source with all edits made, earlier insertions first where several are at one place.
  var text: String {
    var text: [UInt8] = []
    var end = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      text += bytes[end..<edit.range.lowerBound]
      text += edit.replacement.utf8
      end = edit.range.upperBound
    }
    text += bytes[end...]
    let added = appendices.map { "\n" + $0 + "\n" }.joined()
    return String(decoding: text + added.utf8, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// Its bytes in the source, without the trivia around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The ancestors, the closest first.
  var ancestors: some Sequence<Syntax> {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 }
  }
}
#endif
