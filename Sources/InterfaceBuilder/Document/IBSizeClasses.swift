/// The size classes for which a document's variations are resolved.
public struct IBSizeClasses: Hashable, Sendable {
  /// A size class along one axis.
  public enum Class: String, Hashable, Sendable {
    /// Compact, such as the width of an iPhone in portrait.
    case compact
    /// Regular, such as the height of an iPhone in portrait.
    case regular
    /// Neither, in the square that Xcode 6 and 7 show.
    case any
  }

  public var width: Class
  public var height: Class

  /// The classes of an iPhone in portrait: compact width, regular height.
  public static let phonePortrait = Self(width: .compact, height: .regular)

  /// Those of an iPad whose whole screen the app has: regular width and height.
  public static let pad = Self(width: .regular, height: .regular)

  /// Those of the square that Xcode 6 and 7 show, for which only default variations count.
  public static let anySize = Self(width: .any, height: .any)

  /// Creates a pair.
  public init(width: Class, height: Class) {
    self.width = width
    self.height = height
  }

  /// Returns how many classes a variation's key specifies, or `nil` if they do not match.
  ///
  /// Keys are `default`, `widthClass=compact`, `heightClass=regular-widthClass=compact` and so on.
  func specificity(of key: String) -> Int? {
    guard key != "default" else { return 0 }
    let demands = key.split(separator: "-")
    let met = ["widthClass=\(width.rawValue)", "heightClass=\(height.rawValue)"]
    return demands.allSatisfy { met.contains(String($0)) } ? demands.count : nil
  }
}
