public import Foundation

/// A type that says how it is shown in a dump.
public protocol AnySnapshotStringConvertible {
  /// Whether the properties are shown, too.
  static var renderChildren: Bool { get }

  /// The text that stands for the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// No properties.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
  /// The time in UTC, as in ISO 8601.
  public var snapshotDescription: String {
    formatted(.iso8601)
  }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { absoluteString }
}

extension UUID: AnySnapshotStringConvertible {
  /// The identifier.
  public var snapshotDescription: String { uuidString }
}
