import Testing

@testable import UIKit

@MainActor struct AnimatedImageTests {
  @Test func `the first picture of an animation is shown while it runs`() throws {
    let (still, first) = (UIImage(systemName: "circle"), try #require(UIImage(systemName: "star")))
    let view = UIImageView(image: still)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [first]
    #expect(view.displayedImage === still || view.displayedImage?.size == still?.size)
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(view.displayListText.contains("star"))
    view.stopAnimating()
    #expect(view.displayListText.contains("circle"))
  }
}

extension UIView {
  fileprivate var displayListText: String {
    bounds.size = CGSize(width: 30, height: 30)
    return displayList().description
  }
}
