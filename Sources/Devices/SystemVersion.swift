/// A release of iOS, whose metrics and colours views take.
///
/// UIKit's numbers change with the system: a page control has another height on iOS 13 than on iOS 14, and contents tied
/// to a cell's margins have more room on iOS 26. What changes is in one table: see `Documentation/SystemVersions.md`.
///
/// ```swift
/// assertSnapshots(of: makeCell, over: .widths(320, 375) * .systems(.iOS(18), .iOS(26)))
/// ```
public struct SystemVersion: Hashable, Comparable, Sendable {
  /// The number of the release, such as 18.
  public let major: Int

  /// A release of iOS: 13 to 18, or 26.
  ///
  /// Rendering in another one throws an error that names it.
  public static func iOS(_ major: Int) -> SystemVersion { SystemVersion(major: major) }

  /// The release whose looks are known best, and which is meant where none is named.
  public static let standard = SystemVersion.iOS(18)

  /// The releases that differ in something that is known, oldest first.
  public static let known: [SystemVersion] = ((13...18) + [26]).map { .iOS($0) }

  /// Orders releases by their number.
  public static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool { lhs.major < rhs.major }
}

extension SystemVersion: CustomStringConvertible, LosslessStringConvertible {
  /// The name of a release in files and messages, such as `iOS 18`.
  public var description: String { "iOS \(major)" }

  /// Reads a name such as `iOS 18`, `iOS18` or `18`; nil for another text or an unknown release.
  public init?(_ description: String) {
    let digits = description.hasPrefix("iOS") ? description.dropFirst(3) : description[...]
    let version = Int(digits.drop { $0 == " " }).map(SystemVersion.iOS)
    guard let version, Self.known.contains(version) else { return nil }
    self = version
  }
}
