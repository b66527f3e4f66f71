import Testing
import UIKit

struct DeviceReleaseTests {
  @Test(arguments: [
    (18, [18], true), (18, [18, 0], true), (18, [17, 4], true), (18, [18, 1], false),
    (18, [26], false), (26, [26], true), (13, [13, 0, 0], true), (13, [13, 0, 1], false),
  ])
  func `a device has the release that is drawn, and those before it`(
    drawn: Int, version: [Int], isThere: Bool
  ) {
    UITraitCollection(systemVersion: .iOS(drawn)).performAsCurrent {
      let answer =
        switch version.count {
        case 1: UIDevice.has(iOS: version[0])
        case 2: UIDevice.has(iOS: version[0], version[1])
        default: UIDevice.has(iOS: version[0], version[1], version[2])
        }
      #expect(answer == isThere)
    }
  }
}
