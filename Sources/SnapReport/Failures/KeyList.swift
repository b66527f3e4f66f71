public import SnapshotRecords

/// A few keys in one or two lines, each fixture named once: `a-song: 320, 375.dark; b-song: 320`.
public struct KeyList: Hashable, Sendable {
  private let keys: [SnapshotKey]
  private let suite: String?

  /// Creates a list; a suite that is already known is left out of the names.
  public init(_ keys: [SnapshotKey], in suite: String? = nil) {
    self.keys = keys
    self.suite = suite
  }

  /// Two lines of a terminal next to a title.
  private static let maxCharacters = 160

  /// The names that fit on two lines, then the number of others.
  public var text: String {
    var text = ""
    var last: String?
    for (index, key) in keys.enumerated() {
      let fixture = key.suite == suite ? key.fixture : "\(key.suite)/\(key.fixture)"
      let name =
        fixture == last
        ? ", \(key.configuration)" : (last == nil ? "" : "; ") + Self.name(fixture, key)
      if index > 0 && text.count + name.count > Self.maxCharacters {
        return text + ", and \(keys.count - index) more"
      }
      text += name
      last = fixture
    }
    return text
  }

  private static func name(_ fixture: String, _ key: SnapshotKey) -> String {
    key.configuration.isEmpty ? fixture : "\(fixture): \(key.configuration)"
  }
}
