public import Foundation

/// A view that shows part of content larger than itself.
///
/// Constraints between the scroll view's edges and views inside it refer to the content, as those to
/// `contentLayoutGuide` do: together they determine `contentSize`.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
  /// The point of the content at the top left of the bounds, in points.
  ///
  /// Any value is accepted: the limits of scrolling by touch do not apply to code.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard newValue != boundsOrigin else { return }
      boundsOrigin = newValue
      invalidateEngine()
      setNeedsLayout()
      if let scrollDelegate {
        call(.scrollViewDidScroll, else: ()) { scrollDelegate.scrollViewDidScroll(self) }
      }
      keyValueObservers?.objectDidChange()
    }
  }

  /// The size of the content in points.
  open var contentSize: CGSize = .zero {
    didSet {
      if contentSize != oldValue { contentSizeDidChange() }
      keyValueObservers?.objectDidChange()
    }
  }

  /// The distances by which content can be scrolled beyond its edges, in points.
  ///
  /// An offset at the content's top left stays there.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      contentOffset = CGPoint(
        x: contentOffset.x - (contentInset.left - oldValue.left),
        y: contentOffset.y - (contentInset.top - oldValue.top))
      setNeedsLayout()
      keyValueObservers?.objectDidChange()
    }
  }

  /// When the safe area's insets are added to `contentInset`; by default along the scrollable axes.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { followAdjustedInset() } }
  }

  /// When the safe area's insets are added to the content's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`, as navigation and tab bars are not drawn.
    case automatic = 0
    /// Along the axes on which content is larger than the view, or bounces always.
    case scrollableAxes = 1
    case never = 2
    /// On all sides.
    case always = 3
  }

  /// The effective insets: `contentInset`, plus the safe area's where they are added.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaAdjustment) }
  /// Called after `adjustedContentInset` changed with the safe area.
  open func adjustedContentInsetDidChange() {}
  private var followedAdjustment = UIEdgeInsets.zero

  /// Whether the vertical indicator shows while scrolling; no effect in snapshots.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows while scrolling; no effect in snapshots.
  open var showsHorizontalScrollIndicator = true
  /// Whether the user can scroll; code always can.
  open var isScrollEnabled = true
  /// Whether scrolling bounces at the content's edges; no effect in snapshots.
  open var bounces = true
  /// Whether vertical scrolling bounces even if the content fits.
  open var alwaysBounceVertical = false
  /// Whether horizontal scrolling bounces even if the content fits.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop: Bool {
    get { touchScrolling.scrollsToTop }
    set { touchScrolling.scrollsToTop = newValue }
  }
  /// False: nobody touches a snapshot.
  open var isTracking: Bool { false }
  /// False: nobody touches a snapshot.
  open var isDragging: Bool { false }
  /// False: nothing moves.
  open var isDecelerating: Bool { false }

  /// What is shown while new content is loaded; kept, and not part of the view's subviews.
  open var refreshControl: UIRefreshControl?

  override var scrollsContents: Bool { true }

  weak var scrollDelegate: (any UIScrollViewDelegate)?
  var touchScrolling = TouchScrolling()

  /// Creates a scroll view that clips its content.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUpParts() {
    clipsToBounds = true
    if sizesContentByConstraints { _ = contentLayoutGuide }
  }

  /// The guide of the whole content; constraints to it determine `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(of: ScrollContentGuide.self) }

  /// The guide of the visible part of the content, as large as the scroll view.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(of: ScrollFrameGuide.self) }

  /// Scrolls to another part of the content; never animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls the minimum to show a rectangle of the content; not at all if it is visible already.
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

  /// Lays out by constraints, which may determine the content's size.
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

  /// Returns whether a touch that moves scrolls instead of reaching a view; not called in snapshots.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: For subclasses in this module

  /// Whether constraints may determine the content's size; tables and collections compute it themselves.
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

  /// An offset at the content's top left stays there.
  private func followAdjustedInset() {
    let adjustment = safeAreaAdjustment
    let former = followedAdjustment
    guard adjustment != former else { return }
    followedAdjustment = adjustment
    contentOffset = CGPoint(
      x: contentOffset.x - (adjustment.left - former.left),
      y: contentOffset.y - (adjustment.top - former.top))
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  override var contentGuide: UILayoutGuide? { systemGuides.first { $0 is ScrollContentGuide } }
}
