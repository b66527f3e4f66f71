#if SourceRewriting
internal import SwiftSyntax
internal import SwiftParser

/// A source, by which places in it are found.
struct ParsedSource {
  let path: String
  let text: String
  let tree: SourceFileSyntax
  private let bytes: [UInt8]
  private let locations: SourceLocationConverter

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    bytes = Array(text.utf8)
    locations = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// What ends the lines: that of the first one.
  var lineEnd: String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// The lines on which a node begins and ends, counted from 1.
  func lines(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let first = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    return first...max(first, locations.location(for: node.endPositionBeforeTrailingTrivia).line)
  }

  /// The spaces and tabs before the first character of the line of a place.
  func indentation(at offset: Int) -> String {
    let start = lineStart(offset)
    let blank = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blank, as: UTF8.self)
  }

  /// Whether only spaces and tabs are before a place on its line.
  func beginsLine(_ offset: Int) -> Bool {
    bytes[lineStart(offset)..<offset].allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
  }

  func lineStart(_ offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Where the line of a place ends, before its line break.
  func lineEnd(after offset: Int) -> Int {
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return end > offset && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  /// The range of whole lines around a range, with the line break behind it.
  func wholeLines(_ range: Range<Int>) -> Range<Int> {
    let end = bytes[max(range.lowerBound, range.upperBound - 1)...].firstIndex(
      of: UInt8(ascii: "\n"))
    return lineStart(range.lowerBound)..<(end.map { $0 + 1 } ?? bytes.count)
  }

  /// Whether a line has nothing behind a place but spaces and a comment.
  func endsLine(_ offset: Int) -> Bool {
    let rest = bytes[offset..<lineEnd(after: offset)].drop {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return rest.isEmpty || rest.starts(with: "//".utf8)
  }

  /// The constraints that the source makes, in its order.
  var constraints: [ConstraintCall] {
    NodeCollector<FunctionCallExprSyntax>.all(in: tree).compactMap(ConstraintCall.init)
  }

  /// The identifiers that the source has anywhere.
  var identifiers: Set<String> {
    Set(tree.tokens(viewMode: .sourceAccurate).map(\.identifierText))
  }
}

/// Collects the nodes of a kind.
final class NodeCollector<Node: SyntaxProtocol>: SyntaxAnyVisitor {
  private var found: [Node] = []

  static func all(in tree: some SyntaxProtocol) -> [Node] {
    let collector = NodeCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.found
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let node = node.as(Node.self) { found.append(node) }
    return .visitChildren
  }
}
#endif
