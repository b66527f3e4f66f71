public import Foundation

/// A view that shows a part of content larger than itself.
///
/// Constraints between the scroll view's edges and views inside of it speak of the content, as
/// those to `contentLayoutGuide` do: together they set `contentSize`.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
  /// The point of the content at the top left of the bounds, in points.
  ///
  /// Any value is taken: the limits of a finger do not hold for code.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard newValue != boundsOrigin else { return }
      boundsOrigin = newValue
      invalidateEngine()
      setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// The size of the content in points.
  open var contentSize: CGSize = .zero {
    didSet {
      if contentSize != oldValue { contentSizeDidChange() }
    }
  }

  /// The distances that content can be scrolled beyond its edges, in points.
  ///
  /// An offset that shows the content's top left keeps showing it.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      contentOffset = CGPoint(
        x: contentOffset.x - (contentInset.left - oldValue.left),
        y: contentOffset.y - (contentInset.top - oldValue.top))
      setNeedsLayout()
    }
  }

  /// Where the safe area's insets are added to `contentInset`; along the axes that scroll by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { followAdjustedInset() } }
  }

  /// Where the safe area's insets are added to those of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`: there are no bars of navigation and tabs.
    case automatic = 0
    /// Along the axes on which content is larger than the view, or bounces always.
    case scrollableAxes = 1
    /// Nowhere.
    case never = 2
    /// On all sides.
    case always = 3
  }

  /// The insets that hold: `contentInset`, and the safe area's where they are added.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaAdjustment) }
  /// Tells the view that `adjustedContentInset` has changed with the safe area.
  open func adjustedContentInsetDidChange() {}
  private var followedAdjustment = UIEdgeInsets.zero

  /// Whether the vertical indicator shows while scrolling, which no picture does.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows while scrolling, which no picture does.
  open var showsHorizontalScrollIndicator = true
  /// Whether a finger can scroll; code always can.
  open var isScrollEnabled = true
  /// Whether a finger can pull content beyond its edges; nothing moves in a picture.
  open var bounces = true
  /// Whether a finger can pull content that is lower than the view beyond its edges.
  open var alwaysBounceVertical = false
  /// Whether a finger can pull content that is narrower than the view beyond its edges.
  open var alwaysBounceHorizontal = false
  /// Whether a finger's scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false

  override var scrollsContents: Bool { true }

  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Creates a scroll view that clips its content.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUpParts() {
    clipsToBounds = true
    if sizesContentByConstraints { _ = contentLayoutGuide }
  }

  /// The guide of the whole content; constraints to it set `contentSize`.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide {
      $0 is ScrollContentGuide
    } make: {
      ScrollContentGuide(owningView: self)
    }
  }

  /// The guide of the part of the content that shows, as large as the scroll view.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide {
      $0 is ScrollFrameGuide
    } make: {
      ScrollFrameGuide(owningView: self)
    }
  }

  /// Shows another part of the content; a change in a picture is never animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls as little as shows a rectangle of the content; not at all if it shows already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat)
      -> CGFloat
    {
      if low < visibleLow || high - low > visibleHigh - visibleLow { return low - visibleLow }
      return max(0, high - visibleHigh)
    }
    let isInside = visible.contains(rect)
    guard !isInside else { return }
    contentOffset = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
  }

  /// Lays out by constraints and takes the content's size from those that speak of it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    followAdjustedInset()
    guard sizesContentByConstraints, let contentGuide, let engine = layoutHost.layoutEngine,
      engine.contains(contentGuide)
    else { return }
    let size = engine.solvedSize(of: contentGuide)
    let change = max(abs(size.width - contentSize.width), abs(size.height - contentSize.height))
    if change > LayoutEngine.tolerance { contentSize = size }
  }

  // MARK: What subclasses of this module decide

  /// Whether constraints may say how large the content is; tables and collections know themselves.
  var sizesContentByConstraints: Bool { true }

  func contentSizeDidChange() {
    invalidateEngine()
    followAdjustedInset()
  }

  private var safeAreaAdjustment: UIEdgeInsets {
    let safeArea = safeAreaInsets
    guard safeArea != .zero, contentInsetAdjustmentBehavior != .never else { return .zero }
    guard contentInsetAdjustmentBehavior != .always else { return safeArea }
    var adjustment = UIEdgeInsets.zero
    if alwaysBounceVertical || contentSize.height > bounds.height {
      (adjustment.top, adjustment.bottom) = (safeArea.top, safeArea.bottom)
    }
    if alwaysBounceHorizontal || contentSize.width > bounds.width {
      (adjustment.left, adjustment.right) = (safeArea.left, safeArea.right)
    }
    return adjustment
  }

  /// An offset that shows the content's top left keeps showing it.
  private func followAdjustedInset() {
    let adjustment = safeAreaAdjustment
    let former = followedAdjustment
    guard adjustment != former else { return }
    followedAdjustment = adjustment
    contentOffset = CGPoint(
      x: contentOffset.x - (adjustment.left - former.left),
      y: contentOffset.y - (adjustment.top - former.top))
    adjustedContentInsetDidChange()
  }

  override var contentGuide: UILayoutGuide? { systemGuides.first { $0 is ScrollContentGuide } }
}
