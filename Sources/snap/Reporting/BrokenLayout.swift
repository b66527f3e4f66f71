import LayoutModel
import SnapReport
import Snapshots

/// What is wrong with the layout of some snapshots that were recorded nevertheless.
struct BrokenLayout {
  private let kind: String
  private let view: String
  private let sentence: String
  /// The snapshots, those of one suite.
  var keys: [SnapshotKey]

  init(_ diagnostic: Diagnostic, of key: SnapshotKey) {
    kind = diagnostic.kindName
    view = diagnostic.view
    sentence = diagnostic.message.firstSentence
    keys = [key]
  }

  /// Whether both are the same but for numbers, which differ from width to width.
  func hasCause(of other: BrokenLayout) -> Bool {
    kind == other.kind && view == other.view && keys.first?.suite == other.keys.first?.suite
  }

  /// The cause, then where it is found.
  var text: String {
    let place = view.isEmpty ? kind : "\(kind) \(view)"
    return """
      warning    \(place): \(sentence)
                 in \(KeyList(keys).text); `snap verify` fails until it is mended.
      """.visible
  }
}

extension String {
  /// The first line up to the first full stop.
  fileprivate var firstSentence: String {
    let line = split(separator: "\n").first.map(String.init) ?? ""
    guard let end = line.firstRange(of: ". ") else { return line }
    return String(line[..<end.lowerBound]) + "."
  }
}
