import Foundation
import PullRequests
import SnapReport

extension FuzzTarget {
  /// A comment on a pull request: as one that may be Snap's, as a command, and as text in Snap's own comment.
  static let comment = FuzzTarget(
    name: "comment", file: "comment.md", namesFile: false, opensFile: false
  ) { data, _ in
    let text = String(decoding: data, as: UTF8.self)
    if let marker = CommentMarker(of: text, name: "snap") {
      try require(text.hasPrefix("\(marker)"), "the marker is read as \(marker)")
    }
    try requireSpan(text.markdownCode())
    guard CommentCommand.reading(of: text) != .unknown else { throw NoCommand() }
  }

  /// A code span is one line between two equal fences, which are nowhere in it.
  private static func requireSpan(_ code: String) throws {
    guard code != "(empty)" else { return }
    let scalars = code.unicodeScalars
    let fence = scalars.prefix { $0 == "`" }
    let inner = scalars.dropFirst(fence.count).dropLast(fence.count)
    let runs = inner.split { $0 != "`" }.map(\.count)
    try require(!code.contains(where: \.isNewline), "more than a line")
    try require(
      !fence.isEmpty && scalars.suffix(fence.count).elementsEqual(fence)
        && !runs.contains(fence.count),
      "the span ends early: \(code)")
    try require(inner.first != "`" && inner.last != "`", "a fence is longer: \(code)")
  }

  private struct NoCommand: Error {}
}
