import TestTerms
import Testing
import UIKit

struct ConfigurationHashTests {
  /// Configurations that differ from the usual one in one value each.
  private static let others: [Configuration] = [
    Configuration(width: 321), Configuration(height: 44), Configuration(scale: 3),
    Configuration(safeArea: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)),
    Configuration(safeArea: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)),
    Configuration(safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)),
    Configuration(safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1)),
    Configuration(contentSize: .small), Configuration(legibilityWeight: .bold),
    Configuration(appearance: .dark), Configuration(direction: .rightToLeft),
    Configuration(locale: "de"), Configuration(system: .iOS(26)),
  ]

  @Test func `each value of a configuration counts in its hash and its name`() {
    let all = Self.others + [Configuration()]
    #expect(Set(all.map(\.hashValue)).count == all.count)
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(Set(all + all).count == all.count)
  }

  @Test func `each side of a device's safe area counts in its hash`() {
    let devices = (0..<4).map { side in
      let sides: [CGFloat] = (0..<4).map { $0 == side ? 8 : 0 }
      let safeArea = UIEdgeInsets(
        top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
      return Device(width: 375, scale: 2, safeArea: safeArea)
    }
    #expect(Set(devices.map(\.hashValue)).count == devices.count)
  }
}
