import Foundation
import Testing
import UIKit

/// Which classes are subclasses of `NSObject`: not the values of text attributes, which CoreFoundation compares.
@MainActor struct NSObjectTests {
  @Test func `views, controllers, constraints and images are objects of Foundation`() {
    let objects: [Any] = [
      UIView(), UIViewController(), NSLayoutConstraint(), UIImage(),
    ]
    for object in objects { #expect(object is NSObject) }
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
