import Testing

@testable import UIKit

struct ContentModeTests {
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 60)),
    (.scaleAspectFit, CGRect(x: 20, y: 0, width: 60, height: 60)),
    (.scaleAspectFill, CGRect(x: 0, y: -20, width: 100, height: 100)),
    (.center, CGRect(x: 40, y: 20, width: 20, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
    (.bottomRight, CGRect(x: 80, y: 40, width: 20, height: 20)),
    (.left, CGRect(x: 0, y: 20, width: 20, height: 20)),
    (.bottom, CGRect(x: 40, y: 40, width: 20, height: 20)),
  ])
  func `a content mode places an image`(mode: UIView.ContentMode, rect: CGRect) {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(mode.rect(of: CGSize(width: 20, height: 20), in: bounds) == rect)
  }
}
