import Foundation
import Testing
import UIKit

/// The alignment rectangles of symbols, which are about as high as a line of text.
@MainActor struct SymbolAlignmentTests {
  private func imageView(_ name: String, scale: CGFloat) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.traitOverrides.displayScale = scale
    return view
  }

  @Test(
    arguments: [
      ("circle", 2, 20), ("circle", 3, 61 / 3), ("plus", 2, 20), ("chevron.right", 2, 20.5),
    ] as [(String, CGFloat, CGFloat)])
  func `a symbol is aligned as a line of 17 points, its insets rounded to pixels`(
    name: String, scale: CGFloat, line: CGFloat
  ) throws {
    let view = imageView(name, scale: scale)
    let insets = view.alignmentRectInsets
    let height = view.intrinsicContentSize.height - insets.top - insets.bottom
    #expect(abs(height - line) < 0.001)
    #expect(insets.top == insets.bottom)
  }

  @Test(
    arguments: [
      ("circle", CGSize(width: 20, height: 19)),
      ("person.circle.fill", CGSize(width: 20, height: 19)),
      ("timer", CGSize(width: 20, height: 19)), ("checkmark", CGSize(width: 18.5, height: 16.5)),
      ("person", CGSize(width: 18.5, height: 17.5)),
      ("nosign", CGSize(width: 20, height: 19)), ("printer", CGSize(width: 22.5, height: 19.5)),
    ])
  func `symbols have the sizes that their frames on the canvas show`(name: String, size: CGSize)
    throws
  {
    UITraitCollection(displayScale: 2).performAsCurrent {
      #expect(UIImage(systemName: name)?.size == size)
    }
  }

  @Test func `the line is that of the symbol's point size`() throws {
    let view = imageView("circle", scale: 2)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    let insets = view.alignmentRectInsets
    #expect(view.intrinsicContentSize.height - insets.top - insets.bottom == 41)
  }

  @Test func `a constraint fixes the height of the line, not of the picture`() throws {
    let view = imageView("chevron.right", scale: 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    let insets = view.alignmentRectInsets
    #expect(view.frame.height < 40)
    #expect(abs(view.frame.height - insets.top - insets.bottom - 40) <= 0.5)
  }

  @Test func `insets that code sets replace those of a symbol`() throws {
    let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = try #require(UIImage(systemName: "circle") as UIImage?).withAlignmentRectInsets(own)
    #expect(UIImageView(image: image).alignmentRectInsets == own)
  }
}
