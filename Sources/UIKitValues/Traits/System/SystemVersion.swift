// Configurations name the release, in tests on Apple's systems too.
@_exported public import struct Devices.SystemVersion

/// The release of the system.
public enum UITraitSystemVersion: SystemTrait {
  /// Inherited.
  public static let defaultValue: SystemVersion? = nil
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitStorage, SystemVersion?> { \.systemVersion }
}
