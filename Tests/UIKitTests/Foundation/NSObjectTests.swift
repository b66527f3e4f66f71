import Foundation
import Testing
import UIKit

/// Which classes are subclasses of `NSObject`: not the values of text attributes, which CoreFoundation compares.
@MainActor struct NSObjectTests {
  @Test
  func
    `views, layers, guides, paths, controllers, constraints and images are objects of Foundation`()
  {
    let objects: [Any] = [
      UIView(), UIViewController(), NSLayoutConstraint(), UIImage(), CALayer(), UILayoutGuide(),
      UIBezierPath(),
    ]
    for object in objects { #expect(object is NSObject) }
  }

  @Test func `layers and guides have no address in their descriptions`() {
    #expect("\(CAGradientLayer())" == "CAGradientLayer" && "\(UILayoutGuide())" == "UILayoutGuide")
  }

  @Test func `a path is copied with its style`() throws {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.lineWidth = 5
    let copy = try #require(path.copy() as? UIBezierPath)
    path.move(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: 60, y: 60))
    #expect(copy.lineWidth == 5 && copy.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.bounds.width > 50)
  }

  @Test func `values of text attributes are not, and can be set again within a string`() {
    let values: [(NSAttributedString.Key, Any, Any)] = [
      (.font, UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 12)),
      (.foregroundColor, UIColor.red, UIColor.blue),
      (.paragraphStyle, NSParagraphStyle(), NSMutableParagraphStyle()),
      (.shadow, NSShadow(), NSShadow()), (.attachment, NSTextAttachment(), NSTextAttachment()),
    ]
    for (key, old, new) in values {
      #expect(!(old is NSObject))
      let text = NSMutableAttributedString(string: "text", attributes: [key: old])
      text.addAttribute(key, value: new, range: NSRange(location: 1, length: 1))
      #expect(text.attribute(key, at: 1, effectiveRange: nil) != nil)
    }
  }
}
