import Foundation
import Testing
import UIKit

@MainActor struct ApplicationTests {
  private let app = UIApplication.shared

  @Test func `the app is in front and opens nothing`() throws {
    let url = try #require(URL(string: "https://example.com"))
    var isOpened: Bool?
    app.open(url) { isOpened = $0 }
    #expect(isOpened == false)
    #expect(!app.canOpenURL(url))
    #expect(app.applicationState == .active)
    #expect(app.windows.isEmpty)
    #expect(app.connectedScenes.isEmpty)
  }

  @Test func `app and device follow the traits of the snapshot`() {
    let traits = UITraitCollection {
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.layoutDirection = .rightToLeft
      $0.userInterfaceIdiom = .pad
    }
    traits.performAsCurrent {
      #expect(app.preferredContentSizeCategory == .accessibilityLarge)
      #expect(app.userInterfaceLayoutDirection == .rightToLeft)
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.model == "iPad")
    }
  }

  @Test func `the device is an upright phone`() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation.isPortrait)
    #expect(!UIDevice.current.orientation.isLandscape)
    #expect(UIDevice.current.systemVersion == "18.0")
    #expect(UIDevice.current.batteryLevel == -1)
    #expect(UIDevice.current.identifierForVendor == nil)
  }

  @Test func `sets of orientations have UIKit's bits`() {
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
  }

  @Test func `windows have levels`() {
    let window = UIWindow()
    #expect(window.windowLevel == .normal)
    window.windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 1)
    #expect(window.windowLevel > .statusBar)
    #expect(window.windowScene == nil)
  }

  @Test func `notifications have UIKit's names`() {
    #expect(
      UIApplication.didBecomeActiveNotification.rawValue
        == "UIApplicationDidBecomeActiveNotification")
    #expect(
      UIDevice.orientationDidChangeNotification.rawValue
        == "UIDeviceOrientationDidChangeNotification")
  }

  @Test func `settings of accessibility follow the traits of the snapshot`() {
    #expect(!UIAccessibility.isVoiceOverRunning)
    #expect(!UIAccessibility.isBoldTextEnabled)
    UITraitCollection { $0.legibilityWeight = .bold }.performAsCurrent {
      #expect(UIAccessibility.isBoldTextEnabled)
    }
  }

  @Test func `custom actions keep their closures`() {
    let action = UIAccessibilityCustomAction(name: "Play") { $0.name == "Play" }
    #expect(action.actionHandler?(action) == true)
  }
}
