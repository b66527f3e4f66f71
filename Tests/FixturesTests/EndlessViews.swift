import Foundation
import UIKit

/// A view with a method that makes UIKit call it again, by what it does.
class TurningView: UIView {
  final var count = 0

  /// A number that is another one each time.
  final var next7: CGFloat {
    count += 1
    return CGFloat(count % 7) / 7
  }
}

final class TintingView: TurningView {
  override func tintColorDidChange() { tintColor = UIColor(white: next7, alpha: 1) }
}

final class MarginView: TurningView {
  override func layoutMarginsDidChange() { layoutMargins.left = next7 }
}

final class MarginAskingView: UIView {
  override var safeAreaInsets: UIEdgeInsets { layoutMargins }
}

final class CopyingView: UIView {
  override func didAddSubview(_ subview: UIView) { addSubview(UIView()) }
}

final class JumpingView: UIView {
  override func didMoveToSuperview() {
    let place = superview
    removeFromSuperview()
    place?.addSubview(self)
  }
}

final class ScrollingView: UIScrollView, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.y += 1 }
}

/// A view that fits itself while it is asked what fits.
final class SelfFittingView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeToFit()
    return bounds.size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeToFit()
  }
}

/// A view that draws itself, twice each time, into a picture of its own.
final class SelfDrawingView: UIView {
  override func draw(_ rect: CGRect) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image {
      layer.render(in: $0.cgContext)
      layer.render(in: $0.cgContext)
    }
    image.draw(in: rect)
  }
}

final class SelfLayoutLayer: CALayer {
  override func layoutSublayers() {
    setNeedsLayout()
    layoutIfNeeded()
  }
}

/// A dynamic colour that is made of itself.
final class SelfMadeColor: @unchecked Sendable {
  private(set) var color = UIColor.red

  init() {
    color = UIColor { traits in
      // Twice, as each level of recursion would double the work.
      _ = self.color.resolvedColor(with: traits)
      return self.color.resolvedColor(with: traits)
    }
  }

  static func endless() -> UIColor { UIColor { _ in endless() } }
}

final class BorderedView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = SelfMadeColor().color.cgColor
  }
}

/// An attachment whose picture is as wide as the text around it.
final class MeasuringAttachment: NSTextAttachment {
  nonisolated(unsafe) var measure: @Sendable () -> Void = {}

  override var image: UIImage? {
    get {
      measure()
      return nil
    }
    set {}
  }
}

/// A view that widens itself whenever its frame changes.
final class WideningView: UIView {
  private var observation: NSKeyValueObservation?

  override func layoutSubviews() {
    super.layoutSubviews()
    observation = observe(\.alpha) { view, _ in
      MainActor.assumeIsolated { view.alpha = view.alpha > 0.5 ? 0.1 : 0.9 }
    }
    alpha = 0.7
  }
}
