import Testing
import UIKit

import class UIKit.UIImage

/// What is in `UIKitValues` has the names that apps write, with the name of the module that they import.
@MainActor struct ExportedNamesTests {
  @Test func `what UIKit exports is reached by the module's name`() {
    let color: UIKit.UIColor = .red
    let font = UIKit.UIFont.systemFont(ofSize: 12)
    let traits: UIKit.UITraitCollection = .current
    #expect(color == UIColor.red && font == UIFont.systemFont(ofSize: 12))
    #expect(traits == UITraitCollection.current && UIKit.UIImage().size == .zero)
    #expect(UIKit.Selector("tap:") == Selector("tap:"))
  }

  @Test func `extensions of apps are found on what UIKit exports`() {
    #expect(UIColor.brand == UIColor(white: 0.5, alpha: 1))
    #expect(UIImage().isBlank)
  }
}

extension UIKit.UIColor {
  fileprivate static var brand: UIColor { UIColor(white: 0.5, alpha: 1) }
}

extension UIImage {
  fileprivate var isBlank: Bool { size == .zero }
}
