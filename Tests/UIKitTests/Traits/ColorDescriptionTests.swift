import Foundation
import Testing
import UIKit

struct ColorDescriptionTests {
  @Test func `a colour's description has its components, or what makes it`() {
    #expect("\(UIColor.red)" == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(
      UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 0.5).description
        == "UIExtendedSRGBColorSpace 0.5 0.25 0 0.5")
    #expect("\(UIColor.label)" == "<UIDynamicColor: .label>")
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect("\(own)" != "\(UIColor { _ in .red })" && !"\(own)".contains("0x"))
  }
}
