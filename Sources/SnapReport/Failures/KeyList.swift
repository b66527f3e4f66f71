public import Snapshots

/// Some keys in a line or two, each fixture named once: `a-song: 320, 375.dark; b-song: 320`.
public struct KeyList: Hashable, Sendable {
  private let keys: [SnapshotKey]
  private let suite: String?

  /// Creates a list; the suite that the reader knows already is left out of the names.
  public init(_ keys: [SnapshotKey], in suite: String? = nil) {
    self.keys = keys
    self.suite = suite
  }

  /// Two lines of a terminal beside a title.
  private static let maxCharacters = 160

  /// The names as far as two lines hold them, then how many are left.
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
