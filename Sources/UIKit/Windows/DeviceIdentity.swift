/// What a test says of the device, which apps read from `UIDevice.current`; nil for what the traits say.
package struct DeviceIdentity: Sendable {
  var name: String?
  var model: String?
  /// The release with its updates, such as 17.5; it counts where the snapshot is drawn as that release.
  var systemVersion: String?

  /// Creates an identity.
  package init(name: String?, model: String?, systemVersion: String?) {
    (self.name, self.model, self.systemVersion) = (name, model, systemVersion)
  }

  @TaskLocal package static var current = DeviceIdentity(name: nil, model: nil, systemVersion: nil)

  /// The numbers of the release that a snapshot is drawn as.
  static func version(of traits: UITraitCollection) -> [Int] {
    let major = traits.systemVersion.major
    let numbers = ProcessDevice.numbers(current.systemVersion)
    if numbers.first == major { return numbers }
    // A release that is too old or too new to be drawn is still that of the tests.
    let device = ProcessDevice.current
    return device?.system == traits.systemVersion ? device?.release ?? [] : [major, 0]
  }
}
