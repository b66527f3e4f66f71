import TestSupport
import Testing
import UIKit

@MainActor struct DisplayListTests {
  @Test func `a view draws background, clip, subviews and border in this order`() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
    view.backgroundColor = .white
    view.clipsToBounds = true
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.red.cgColor
    let dot = UIView(frame: CGRect(x: 10, y: 4, width: 4, height: 4))
    dot.backgroundColor = .black
    dot.alpha = 0.5
    view.addSubview(dot)
    let lines = view.displayList().description.split(separator: "\n").map { line in
      line.trimmingCharacters(in: .whitespaces).split(separator: " ").first.map(String.init) ?? ""
    }
    #expect(
      lines.filter { $0 != "displayList" && $0 != "size" }.suffix(7) == [
        "fillRect", "pushClip", "pushLayer", "fillRect", "popLayer", "popClip", "fill",
      ])
  }

  @Test(arguments: [1e6, 0.7])
  func `layers in layers that cannot be rasterized are drawn once each`(scale: CGFloat) {
    let start = Thread.processorTime
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    var layer = view.layer
    for _ in 0..<18 {
      let inner = CAShapeLayer()
      inner.frame = view.bounds
      (inner.shouldRasterize, inner.rasterizationScale) = (true, scale)
      layer.addSublayer(inner)
      layer = inner
    }
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
    (layer as? CAShapeLayer)?.path = line.cgPath
    let fills = view.displayList().commands.count {
      if case .fill = $0 { true } else { false }
    }
    #expect(fills == 1)
    // Layers that are drawn once to find out and once more would be drawn 2¹⁸ times.
    let seconds = Thread.processorTime - start
    #expect(seconds < 5, "\(seconds) s")
  }

  /// Rounds itself in `draw(_:)`, as some apps do.
  final class RoundedView: UIView {
    override func draw(_ rect: CGRect) {
      layer.cornerRadius = 8
      layer.masksToBounds = true
      backgroundColor = .blue
    }
  }

  @Test func `what a drawing method sets is shown at once`() {
    let (drawn, set) = (RoundedView(), UIView())
    for view in [drawn, set] {
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      view.backgroundColor = .red
      let dot = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
      dot.backgroundColor = .black
      view.addSubview(dot)
    }
    set.layer.cornerRadius = 8
    set.clipsToBounds = true
    set.backgroundColor = .blue
    let description = drawn.displayList().description
    #expect(description == set.displayList().description)
    #expect(description == drawn.displayList().description)
  }

  @Test func `a hidden view draws nothing`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .red
    view.isHidden = true
    #expect(view.displayList().commands.isEmpty)
  }

  @Test func `dynamic colours follow the traits`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .systemBackground
    view.overrideUserInterfaceStyle = .dark
    #expect(view.displayList().description.contains("#000000FF"))
  }
}
