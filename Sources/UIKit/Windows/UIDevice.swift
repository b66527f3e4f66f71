public import Foundation

/// Returns the kind of device of the snapshot that is being drawn, as C does.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The simulated device: an upright phone, or what the traits of the snapshot say.
@preconcurrency @MainActor open class UIDevice {
  public static let current = UIDevice()

  private struct Settings {
    var isBatteryMonitoringEnabled = false
    var isProximityMonitoringEnabled = false
  }

  @Kept private var settings = Settings()

  /// Whether the battery is charged.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// The kind of device of the snapshot that is being drawn; a phone, unless its traits say otherwise.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let idiom = UITraitCollection.current.userInterfaceIdiom
    return idiom == .unspecified ? .phone : idiom
  }
  /// The name that a test gives the device, or that of the device that its suite was written for, otherwise its kind.
  open var name: String { DeviceIdentity.current.name ?? ProcessDevice.current?.name ?? model }
  /// The kind of device: iPhone or iPad, unless a test names another one.
  open var model: String {
    DeviceIdentity.current.model ?? (userInterfaceIdiom == .pad ? "iPad" : "iPhone")
  }
  /// The kind of device, in English.
  open var localizedModel: String { model }
  /// The name of the system that is simulated.
  open var systemName: String { "iOS" }
  /// The release of iOS that the snapshot is drawn as, such as 18.0, with the updates that a test or its suite names.
  open var systemVersion: String {
    DeviceIdentity.version(of: .current).map(String.init).joined(separator: ".")
  }
  /// Whether the snapshot is drawn as a release of iOS, or a later one: what `#available(iOS 17.4, *)` is rewritten to.
  ///
  /// The numbers that are left out are 0, as are those of a release's updates.
  nonisolated public static func has(iOS version: Int...) -> Bool {
    let numbers = version.reversed().drop { $0 == 0 }.reversed()
    return !DeviceIdentity.version(of: .current).lexicographicallyPrecedes(numbers)
  }

  /// Nil: a snapshot has no device to tell from others.
  open var identifierForVendor: UUID? { nil }
  /// Upright.
  open var orientation: UIDeviceOrientation { .portrait }
  /// False: the orientation does not change.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Whether the battery is watched; kept.
  open var isBatteryMonitoringEnabled: Bool {
    get { settings.isBatteryMonitoringEnabled }
    set { settings.isBatteryMonitoringEnabled = newValue }
  }
  /// Unknown, −1.
  open var batteryLevel: Float { -1 }
  /// Unknown.
  open var batteryState: BatteryState { .unknown }
  /// Whether the proximity is watched; kept.
  open var isProximityMonitoringEnabled: Bool {
    get { settings.isProximityMonitoringEnabled }
    set { settings.isProximityMonitoringEnabled = newValue }
  }
  /// False: nothing is near.
  open var proximityState: Bool { false }
  /// True, as on every device.
  open var isMultitaskingSupported: Bool { true }

  /// Creates a device; use ``current`` instead.
  public init() {}

  /// Does nothing: the orientation does not change.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: the orientation does not change.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: a snapshot makes no sound.
  open func playInputClick() {}
}
