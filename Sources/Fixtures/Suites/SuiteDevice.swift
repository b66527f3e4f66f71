internal import Devices
internal import Foundation
package import UIKit

/// The device that a suite's pictures were made on, as the pictures show it.
package struct SuiteDevice {
  package let device: ProcessDevice

  /// Finds the device of pictures; nil where they show nothing of it.
  ///
  /// 1. The screen is that in the most names, else the one whose pixels most pictures have, else the phone that is as wide as
  ///    at least a third of them.
  /// 2. The scale is that in the most names, else that of the screen.
  /// 3. The release is that in the most names.
  package init?(of pictures: [SuitePicture]) {
    let scale = Self.mostFrequent(pictures.compactMap(\.namedScale))
    let simulator = Self.simulator(of: pictures, scale)
    let screen = Self.mostFrequent(pictures.compactMap(\.namedScreen)) ?? simulator?.size
    let release = Self.mostFrequent(pictures.compactMap(\.namedRelease))
    guard screen != nil || scale != nil || release != nil else { return nil }
    device = ProcessDevice(
      systemVersion: release, screen: screen, scale: scale ?? simulator?.scale,
      isTablet: Self.isTablet(screen))
  }

  /// Whether a screen in points is that of an iPad; false for none.
  static func isTablet(_ screen: CGSize?) -> Bool {
    screen.map { min($0.width, $0.height) >= narrowestTablet } ?? false
  }

  /// The width of an iPad mini in points.
  private static let narrowestTablet: CGFloat = 744

  private static func simulator(of pictures: [SuitePicture], _ scale: CGFloat?) -> Simulator? {
    func fits(_ simulator: Simulator) -> Bool { scale == nil || simulator.scale == scale }
    let whole = pictures.compactMap { Simulator.withPixels($0.width, $0.height) }.filter(fits)
    if let screen = mostFrequent(whole) { return screen }
    let wide = pictures.compactMap { Simulator.phone(pixelsWide: $0.width) }.filter(fits)
    guard let phone = mostFrequent(wide) else { return nil }
    return wide.count(where: { $0 == phone }) * 3 >= pictures.count ? phone : nil
  }

  /// Returns what there is most of; of several, what comes first.
  private static func mostFrequent<Value: Hashable>(_ values: [Value]) -> Value? {
    let counts = values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let most = counts.values.max()
    return values.first { counts[$0] == most }
  }
}
