package import SnapshotRecords

/// A command line argument that selects snapshots.
package struct KeyPattern {
  private let pattern: [Character]

  package init(_ text: String) {
    var text = text.withoutCurrentFolder
    while text.hasSuffix("/") { text = text.dropLast() }
    pattern = Array(text)
  }

  /// Whether the pattern matches this snapshot: by key, suite, fixture without its configuration, or the path of one of
  /// its files.
  package func matches(_ record: SnapshotResult) -> Bool {
    let names = [
      record.key.description, record.key.suite, "\(record.key.suite)/\(record.key.fixture)",
      record.reference, record.actual, record.diff,
    ]
    return names.contains { $0.map(matches) ?? false }
  }

  package func matches(_ text: String) -> Bool { Wildcards.match(pattern, text) }
}
