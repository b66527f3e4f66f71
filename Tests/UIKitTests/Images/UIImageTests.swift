import Graphics
import TestSupport
import Testing
import UIKit

@testable import UIKit

@MainActor struct UIImageTests {
  private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> UIImage {
    let bitmap = try #require(Bitmap(width: width, height: height))
    return UIImage(source: ImageSource(name: "test", bitmap: bitmap), scale: scale)
  }

  private func commands(of view: UIView) -> [String] {
    view.layoutIfNeeded()
    return view.displayList().commands.map(\.description)
  }

  @Test func `an image from data has the requested scale`() throws {
    let bitmap = try #require(Bitmap(width: 6, height: 4))
    let data = try PNG.encode(bitmap)
    #expect(UIImage(data: data)?.size == CGSize(width: 6, height: 4))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 3, height: 2))
    #expect(UIImage(data: Data("text".utf8)) == nil)
  }

  @Test func `variations keep unrelated properties`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = try image(10, 10)
      .resizableImage(withCapInsets: insets, resizingMode: .stretch)
      .withRenderingMode(.alwaysTemplate)
      .withAlignmentRectInsets(insets)
      .imageFlippedForRightToLeftLayoutDirection()
      .withTintColor(.red)
    #expect(image.capInsets == insets)
    #expect(image.resizingMode == .stretch)
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.alignmentRectInsets == insets)
    #expect(image.flipsForRightToLeftLayoutDirection)
    #expect(image.size == CGSize(width: 10, height: 10))
  }

  @Test func `a template is filled with the view's tint, an original shows its tint`() throws {
    let view = UIImageView(image: try image(4, 4).withRenderingMode(.alwaysTemplate))
    view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(commands(of: view) == ["image \"test\" in 0 0 4 4 tint #00FF00FF"])
    view.image = try image(4, 4).withTintColor(.red)
    #expect(commands(of: view) == ["image \"test\" in 0 0 4 4 tint #FF0000FF"])
    view.image = try image(4, 4)
    #expect(commands(of: view) == ["image \"test\" in 0 0 4 4"])
  }

  @Test func `cap insets keep their size and the middle is stretched`() throws {
    let insets = UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    let view = UIImageView(
      image: try image(10, 8).resizableImage(withCapInsets: insets, resizingMode: .stretch))
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    let drawn = commands(of: view)
    #expect(drawn.count == 9)
    #expect(drawn[0] == "image \"test\" in 0 0 3 2 from 0,0 3×2")
    #expect(drawn[4] == "image \"test\" in 3 2 24 16 from 3,2 4×4")
    #expect(drawn[8] == "image \"test\" in 27 18 3 2 from 7,6 3×2")
  }

  @Test func `the middle is repeated and clipped at the end`() throws {
    let insets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    let view = UIImageView(image: try image(8, 4).resizableImage(withCapInsets: insets))
    view.frame = CGRect(x: 0, y: 0, width: 14, height: 4)
    #expect(
      commands(of: view) == [
        "image \"test\" in 0 0 2 4 from 0,0 2×4", "image \"test\" in 2 0 4 4 from 2,0 4×4",
        "image \"test\" in 6 0 4 4 from 2,0 4×4", "image \"test\" in 10 0 2 4 from 2,0 2×4",
        "image \"test\" in 12 0 2 4 from 6,0 2×4",
      ])
  }

  @Test func `caps that do not fit shrink proportionally`() throws {
    let insets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 2)
    let view = UIImageView(
      image: try image(10, 4).resizableImage(withCapInsets: insets, resizingMode: .stretch))
    view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(
      commands(of: view) == [
        "image \"test\" in 0 0 3 4 from 0,0 6×4", "image \"test\" in 3 0 1 4 from 8,0 2×4",
      ])
  }

  @Test func `a flipped image is mirrored only in right-to-left layout`() throws {
    let view = UIImageView(image: try image(4, 4).imageFlippedForRightToLeftLayoutDirection())
    #expect(commands(of: view) == ["image \"test\" in 0 0 4 4"])
    view.semanticContentAttribute = .forceRightToLeft
    #expect(commands(of: view) == ["image \"test mirrored\" in 0 0 4 4"])
  }

  @Test func `a highlighted view shows its highlighted image and has its size`() throws {
    let view = UIImageView(image: try image(4, 4), highlightedImage: try image(8, 6))
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 4))
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 8, height: 6))
  }

  @Test func `a path without extension means the file of the screen's scale`() throws {
    let folder = try TemporaryFolder()
    try folder.writePicture(.black, width: 4, height: 4, to: "a@2x.png")
    let path = folder.root.appendingPathComponent("a").path
    #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 2, height: 2))
    #expect(UIImage(contentsOfFile: path + "@2x.png")?.scale == 2)
    #expect(UIImage(contentsOfFile: folder.root.path + "/b.png") == nil)
  }
}
