import LayoutModel
import SnapReport
import SnapshotRecords

/// The layout errors of snapshots that were recorded despite them.
struct BrokenLayout {
  private let kind: String
  private let view: String
  private let subject: String?
  private let sentence: String
  var keys: [SnapshotKey]

  init(_ diagnostic: Diagnostic, of key: SnapshotKey) {
    kind = diagnostic.kindName
    view = diagnostic.view
    subject = diagnostic.subject
    sentence = diagnostic.message.firstSentence
    keys = [key]
  }

  /// Whether both are equal except for numbers, which vary with the width.
  func hasCause(of other: BrokenLayout) -> Bool {
    kind == other.kind && view == other.view && subject == other.subject
      && keys.first?.suite == other.keys.first?.suite
  }

  /// The cause, then its locations.
  var text: String {
    let place = view.isEmpty ? kind : "\(kind) \(view)"
    return """
      warning    \(place): \(sentence)
                 in \(KeyList(keys).text); `snap verify` will fail until it is fixed.
      """.visible
  }
}

extension String {
  /// The first sentence of the first line.
  fileprivate var firstSentence: String {
    let line = split(separator: "\n").first.map(String.init) ?? ""
    guard let end = line.firstRange(of: ". ") else { return line }
    return String(line[..<end.lowerBound]) + "."
  }
}
