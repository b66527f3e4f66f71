public import LayoutModel

/// The versions of one layout, the oldest first, and which of them brought what the last one shows.
///
/// ```swift
/// let history = LayoutHistory([.layout(old), .layout(new)])
/// for place in history.places { print(place.view, place.origin) }
/// ```
public struct LayoutHistory: Sendable {
  /// What is known of one version.
  public enum Version: Sendable {
    case absent
    /// There was one, but it cannot be read.
    case unknown
    case layout(Layout)

    var layout: Layout? { if case .layout(let layout) = self { layout } else { nil } }
  }

  /// The version that brought something.
  public struct Origin: Hashable, Sendable {
    /// Its index among the versions.
    public let version: Int
    /// Whether the version before is known; otherwise it, or one before, may be the origin as well.
    public let isCertain: Bool
  }

  let versions: [Version]

  /// Creates a history.
  ///
  /// - Parameter versions: all versions, the oldest first.
  public init(_ versions: [Version]) { self.versions = versions }

  /// Returns the first of the versions up to the last one that all hold something.
  ///
  /// - Parameters:
  ///   - first: the index of the oldest version to look at.
  ///   - holds: whether a version has it; nil if that is unknown.
  /// - Returns: that version.
  func origin(downTo first: Int, _ holds: (Int) -> Bool?) -> Origin {
    var origin = Origin(version: versions.count - 1, isCertain: true)
    while origin.version > first {
      guard let isHeld = holds(origin.version - 1) else {
        return Origin(version: origin.version, isCertain: false)
      }
      guard isHeld else { break }
      origin = Origin(version: origin.version - 1, isCertain: true)
    }
    return origin
  }
}
