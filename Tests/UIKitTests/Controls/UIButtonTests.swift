import Testing
import UIKit

@testable import UIKit

@MainActor struct UIButtonTests {
  private func button(_ type: UIButton.ButtonType = .custom, title: String?) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  /// Heights measured in Interface Builder files: whole points of the line, and 12.
  nonisolated static let heights: [(size: CGFloat, height: CGFloat)] = [
    (12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (27, 45),
  ]

  @Test(arguments: heights)
  func `a title without insets has Apple's height`(size: CGFloat, height: CGFloat) {
    let button = button(title: "Button")
    button.titleLabel?.font = .systemFont(ofSize: size)
    #expect(button.intrinsicContentSize.height == height)
  }

  @Test func `a system button called Button is 46 by 30`() {
    #expect(button(.system, title: "Button").intrinsicContentSize == CGSize(width: 46, height: 30))
  }

  @Test(arguments: [
    (UIButton.ButtonType.custom, CGSize(width: 30, height: 34)),
    (.system, CGSize(width: 30, height: 30)), (.close, CGSize(width: 30, height: 30)),
  ])
  func `an empty button has a minimum size`(type: UIButton.ButtonType, size: CGSize) {
    #expect(UIButton(type: type).intrinsicContentSize == size)
  }

  @Test(arguments: [("l", 30), ("lllllll", 30), ("llllllll", 32), ("Button", 54)])
  func `a title without insets is 30 points wide at least`(title: String, width: CGFloat) {
    #expect(button(title: title).intrinsicContentSize.width == width)
  }

  @Test func `only a close button has a filled circle behind it`() {
    func fills(_ type: UIButton.ButtonType) -> Bool {
      let button = UIButton(type: type)
      button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      return button.displayList().description.contains(
        button.resolved(.tertiarySystemFill).description)
    }
    #expect(fills(.close))
    #expect(!fills(.system) && !fills(.custom))
  }

  @Test func `a selected title has a filled background unless it has a colour of its own`() {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    func commands() -> Int {
      button.layoutIfNeeded()
      return button.displayList().commands.count
    }
    let plain = commands()
    #expect(plain > 0)
    button.isSelected = true
    #expect(commands() == plain + 1)
    button.setTitleColor(.red, for: .selected)
    #expect(commands() == plain)
  }

  @Test func `insets replace the implicit padding`() {
    let button = button(.system, title: "Button")
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: 76, height: 21))
  }

  @Test(arguments: [
    (UIButton.ButtonType.custom, 10.0, 22.0), (.system, 10, 18), (.custom, 30, 30),
  ])
  func `a button with only an image is at least as high as the title's line`(
    type: UIButton.ButtonType, side: CGFloat, height: CGFloat
  ) {
    let button = UIButton(type: type)
    button.setImage(picture(side: side), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: side, height: height))
  }

  /// Eight buttons of two apps are 22 points high on the canvas; their symbols alone are 10.7 to 15.7.
  @Test(arguments: ["plus", "chevron.right", "ellipsis"])
  func `a button with only a small symbol is 22 points high`(symbol: String) throws {
    let button = UIButton()
    let small = UIImage.SymbolConfiguration(scale: .small)
    let image = try #require(UIImage(systemName: symbol, withConfiguration: small))
    button.setImage(image, for: .normal)
    #expect(image.size.height < 20)
    #expect(button.intrinsicContentSize.height == 22)
  }

  @Test(arguments: [(12.0, 24.0, 24.0), (18, 28, 28), (18, 14, 22), (14, 14, 17)])
  func `a button with title and image has no padding and no least width`(
    fontSize: CGFloat, side: CGFloat, height: CGFloat
  ) throws {
    let button = button(title: "P")
    button.titleLabel?.font = .systemFont(ofSize: fontSize)
    button.setImage(picture(side: side), for: .normal)
    let size = button.intrinsicContentSize
    let title = try #require(button.titleLabel).intrinsicContentSize.width.rounded(.up)
    #expect(title > 0 && size == CGSize(width: side + title, height: height))
  }

  @Test(arguments: [(UIButton.ButtonType.custom, 22.0), (.system, 18)])
  func `an empty title beside an image keeps the height of a line`(
    type: UIButton.ButtonType, height: CGFloat
  ) {
    let button = button(type, title: "")
    button.setImage(picture(side: 10), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 10, height: height))
  }

  private func picture(side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test func `edge insets of title and image do not change the size`() {
    let button = button(.system, title: "Button")
    let before = button.intrinsicContentSize
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(button.intrinsicContentSize == before)
  }

  @Test func `a state without a title shows the normal one`() {
    let button = button(title: "Normal")
    button.setTitle("Selected", for: .selected)
    #expect(button.title(for: .disabled) == "Normal")
    button.isSelected = true
    #expect(button.currentTitle == "Selected")
    button.isEnabled = false
    #expect(button.currentTitle == "Normal")
  }

  @Test func `title and image are centred side by side`() throws {
    let button = button(.system, title: "Button")
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    #expect(image.maxX == title.minX)
    #expect(abs((image.minX + title.maxX) / 2 - 100) <= 0.5)
    #expect(abs(title.midY - 20) <= 0.5)
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, 0.0), (.leading, 0), (.right, 154.5),
    (.center, 77.0),
  ])
  func `the title follows the horizontal alignment`(
    alignment: UIControl.ContentHorizontalAlignment, x: CGFloat
  ) throws {
    let button = button(.system, title: "Button")
    button.contentHorizontalAlignment = alignment
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    button.layoutIfNeeded()
    #expect(abs(try #require(button.titleLabel).frame.minX - x) <= 1)
  }

  @Test func `the image is right of the title in right-to-left layout`() throws {
    let button = button(.system, title: "Button")
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.semanticContentAttribute = .forceRightToLeft
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    #expect(try #require(button.imageView).frame.minX == button.titleLabel?.frame.maxX)
  }

  @Test func `a system button's title has the tint colour`() {
    let button = button(.system, title: "Button")
    button.tintColor = .systemRed
    #expect(button.currentTitleColor == .systemRed)
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test func `subclasses place title and image by their own rectangles`() throws {
    final class Upright: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 30, height: 10)
      }
    }
    let button = Upright(type: .system)
    button.setTitle("T", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    button.layoutIfNeeded()
    #expect(
      try #require(button.titleLabel).frame == CGRect(x: 1, y: 2, width: 30, height: 10))
  }

  @Test func `laying out a second time changes nothing`() {
    let button = button(.system, title: "Button")
    button.layoutIfNeeded()
    let subviews = button.subviews.map(\.frame)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.subviews.map(\.frame) == subviews)
    #expect(!button.needsLayout)
  }
}
