import SnapTesting
import Testing
import UIKit

@MainActor struct DeviceTraitTests {
  @Test(.device(name: "iPhone 15", systemVersion: "18.5"))
  func `a device has the name and the release that a test says`() {
    #expect(UIDevice.current.name == "iPhone 15" && UIDevice.current.model == "iPhone")
    #expect(UIDevice.current.systemVersion == "18.5")
    #expect(UIDevice.has(iOS: 18, 5) && !UIDevice.has(iOS: 18, 6))
  }

  @Test func `updates of another release than the one that is drawn do not count`() {
    withDevice(model: "iPod", systemVersion: "17.5.1") {
      #expect(UIDevice.current.systemVersion == "18.0" && UIDevice.current.name == "iPod")
      UITraitCollection(systemVersion: .iOS(17)).performAsCurrent {
        #expect(UIDevice.current.systemVersion == "17.5.1")
        #expect(UIDevice.has(iOS: 17, 5, 1) && !UIDevice.has(iOS: 17, 6))
      }
    }
    #expect(UIDevice.current.systemVersion == "18.0" && UIDevice.current.name == "iPhone")
  }
}
