import Foundation
import Graphics
import Testing

@testable import UIKit

/// Natural alignment follows the direction of the view that shows the text.
@MainActor struct NaturalAlignmentTests {
  /// Returns whether the ink of a view 200 points wide is in its right half.
  private func isRight(_ view: UIView) -> Bool {
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    view.layoutIfNeeded()
    guard
      let bitmap = try? Rasterizer(scale: 1).draw(view.displayList(), background: .white)
    else {
      Issue.record("The view cannot be drawn.")
      return false
    }
    let columns = (0..<bitmap.width).filter { x in
      (0..<bitmap.height).contains { bitmap[x, $0].red < 128 }
    }
    return (columns.min() ?? 0) > bitmap.width / 2
  }

  private static func attributed() -> NSAttributedString {
    NSAttributedString(string: "Text", attributes: [.paragraphStyle: NSParagraphStyle()])
  }

  private static let makers: [@MainActor @Sendable () -> UIView] = [
    {
      let label = UILabel()
      label.text = "Text"
      return label
    },
    {
      let label = UILabel()
      label.attributedText = attributed()
      return label
    },
    {
      let field = UITextField()
      field.text = "Text"
      return field
    },
    {
      let view = UITextView()
      view.text = "Text"
      view.backgroundColor = nil
      return view
    },
    {
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      return UIListContentView(configuration: content)
    },
  ]

  @Test(arguments: 0..<5)
  func `text without an alignment is at the side where reading begins`(index: Int) {
    let view = Self.makers[index]()
    #expect(!isRight(view))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(isRight(view))
    view.semanticContentAttribute = .unspecified
    view.overrideTraits(UITraitCollection { $0.layoutDirection = .rightToLeft })
    #expect(isRight(view))
  }

  @Test func `fields and text views follow a later change of the text size, as labels do`() {
    let label = UILabel()
    let field = UITextField()
    let view = UITextView()
    view.isScrollEnabled = false
    view.textContainerInset = .zero
    let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16))
    (label.font, field.font, view.font) = (font, font, font)
    (label.text, field.text, view.text) = ("Text", "Text", "Text")
    label.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    let root = UIView()
    for subview in [label, field, view] as [UIView] { root.addSubview(subview) }
    root.layoutIfNeeded()
    root.overrideTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    root.layoutIfNeeded()
    #expect(label.font.pointSize == 35)
    let plain = UITextField()
    (plain.font, plain.text) = (.systemFont(ofSize: 35), "Text")
    #expect(field.intrinsicContentSize == plain.intrinsicContentSize)
    #expect(view.intrinsicContentSize.height == label.intrinsicContentSize.height)
  }
}
