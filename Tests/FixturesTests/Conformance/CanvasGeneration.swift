import Foundation

/// Versions of Interface Builder whose canvases have the same margins and the controls of the same systems.
enum CanvasGeneration: Int, Comparable {
  case xcode8, xcode9, xcode11, xcode12, xcode26, unknown

  /// - Parameter tools: the version of Interface Builder, such as `14460.31`. One of 30000 and more does not tell which.
  init(tools: String) {
    switch Double(tools.split(separator: ".").prefix(2).joined(separator: ".")) ?? 0 {
    case ..<13_500: self = .xcode8
    case ..<14_800: self = .xcode9
    case ..<17_000: self = .xcode11
    case ..<24_000: self = .xcode12
    case ..<30_000: self = .xcode26
    default: self = .unknown
    }
  }

  /// The systems that come with these versions.
  var systems: String {
    switch self {
    case .xcode8: "iOS 10 and older"
    case .xcode9: "iOS 11 and 12"
    case .xcode11: "iOS 13"
    case .xcode12: "iOS 14 to 18"
    case .xcode26: "iOS 26"
    case .unknown: "unknown"
    }
  }

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
