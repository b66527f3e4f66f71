package import Devices
package import Foundation
internal import Locks

/// The device of a process whose tests were written for one: what `UIDevice.current`, `UIScreen.main` and the current traits
/// say wherever nothing else is named.
///
/// A suite asks for them in `setUp`, in its base classes and in the values of its properties, where no snapshot is taken yet.
/// It is found once, and before the first test, so that the order of tests changes nothing.
package struct ProcessDevice: Hashable, Sendable {
  /// What the simulator is called, such as `iPhone 15`; nil for the kind.
  package let name: String?
  /// The release with its updates, such as 17.5; nil for the standard one.
  package let systemVersion: String?
  /// The screen in points; nil for the standard one.
  package let screen: CGSize?
  /// Pixels per point; nil for the standard scale.
  package let scale: CGFloat?
  /// Whether it is an iPad.
  package let isTablet: Bool
  /// The current traits where none are named.
  package let traits: UITraitCollection

  /// Creates a device.
  package init(
    name: String? = nil, systemVersion: String? = nil, screen: CGSize? = nil,
    scale: CGFloat? = nil, isTablet: Bool = false
  ) {
    (self.name, self.systemVersion, self.isTablet) = (name, systemVersion, isTablet)
    (self.screen, self.scale) = (screen, scale)
    let system = Self.system(Self.numbers(systemVersion))
    traits = UITraitCollection {
      if let scale { $0.displayScale = scale }
      if let system { $0.systemVersion = system }
      guard isTablet else { return }
      ($0.userInterfaceIdiom, $0.horizontalSizeClass) = (.pad, .regular)
    }.filled(from: .standard)
  }

  // A process has one, which is set before its tests.
  private static let source = Lock<(@Sendable () -> ProcessDevice?)?>(nil)

  /// Asks a function, at most once, for the device of the process.
  package static func ask(_ asked: @escaping @Sendable () -> ProcessDevice?) {
    source.withLock { $0 = asked }
  }

  /// The device of the process; nil where tests were written for none.
  @TaskLocal package static var current = source.withLock(\.self)?()

  /// The numbers of the release, such as 17 and 5.
  package var release: [Int] { Self.numbers(systemVersion) }

  /// The release that is drawn: the nearest that is known.
  package var system: SystemVersion? { Self.system(release) }

  /// The numbers of a release, such as 17 and 5; none for nil.
  package static func numbers(_ version: String?) -> [Int] {
    version?.split(separator: ".").compactMap { Int($0) } ?? []
  }

  private static func system(_ release: [Int]) -> SystemVersion? {
    release.first.flatMap { major in
      SystemVersion.known.min { abs($0.major - major) < abs($1.major - major) }
    }
  }
}
