import Foundation
import Testing

@testable import UIKit

/// Images with cap insets are drawn in a context as an image view draws them.
@MainActor struct ResizableImageDrawingTests {
  private final class Picture: UIView {
    var image = UIImage()
    var transformation: (CGContext) -> Void = { _ in }

    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { transformation(context) }
      image.draw(in: rect)
    }
  }

  private let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 8)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 3, y: 2, width: 4, height: 4))
  }

  private func rects(_ view: UIView) -> [String] {
    view.displayList().description.split(separator: "\n")
      .filter { $0.contains("image ") }
      .map { String($0[($0.range(of: " in ")?.upperBound ?? $0.startIndex)...]) }
  }

  @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
  func `a context and an image view draw the same parts`(mode: UIImage.ResizingMode) {
    let resizable = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3), resizingMode: mode)
    let frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    let imageView = UIImageView(image: resizable)
    imageView.frame = frame
    let picture = Picture(frame: frame)
    picture.image = resizable
    #expect(rects(picture).count >= 9)
    #expect(rects(picture) == rects(imageView))
  }

  @Test func `caps grow with the context's scale`() {
    let picture = Picture(frame: CGRect(x: 0, y: 0, width: 15, height: 10))
    picture.image = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3), resizingMode: .stretch)
    picture.transformation = { $0.scaleBy(x: 2, y: 2) }
    #expect(rects(picture).first?.hasPrefix("0 0 6 4 ") == true)
  }
}
