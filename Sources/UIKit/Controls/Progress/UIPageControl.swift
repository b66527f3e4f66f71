public import Foundation
internal import Graphics

/// A row of dots, one of them for the current page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      updateVisibility()
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  private var storedPage = 0

  /// The current page, from 0.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = min(max(0, newValue), max(0, numberOfPages - 1)) }
  }

  /// Whether the dot of a single page is hidden; false by default.
  open var hidesForSinglePage = false {
    didSet { updateVisibility() }
  }

  /// The colour of the other pages' dots; nil for white with half its opacity.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot; nil for white.
  open var currentPageIndicatorTintColor: UIColor?

  /// A background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// None unless the user touches the dots.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  open var backgroundStyle: BackgroundStyle = .automatic

  private var hidesDots = false

  override func setUpParts() { contentPriorities = .fixedSize }

  private func updateVisibility() { hidesDots = hidesForSinglePage && numberOfPages <= 1 }

  /// The current page's dot; the others are a pixel of three per point smaller (rule `page-dots`).
  private static let currentDot: CGFloat = 7
  private static let otherDot: CGFloat = 20 / 3
  /// The distance of the dots' centres, 49 pixels of three per point.
  private static let distance: CGFloat = 49 / 3

  /// More dots than any screen has room for.
  static let pageLimit = 1000

  /// Returns the size of the dots of a number of pages, with padding.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let metrics = systemMetrics
    let width = metrics.pageControlSides + CGFloat(pageCount) * metrics.pageWidth
    return CGSize(width: max(0, width), height: metrics.pageControlHeight)
  }

  /// The size of the dots, with padding.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  override var accessibilityRole: AccessibilityRole? {
    let value =
      numberOfPages > 0 ? AccessibilityLabels.page(currentPage + 1, of: numberOfPages) : nil
    return AccessibilityRole(value: value, traits: [.adjustable, .updatesFrequently])
      .enabled(isEnabled)
  }

  override func drawContents(into canvas: inout Canvas) {
    guard !hidesDots else { return }
    let width = CGFloat(numberOfPages - 1) * Self.distance
    if backgroundStyle == .prominent {
      let box = CGRect(
        x: bounds.midX - width / 2 - 16, y: bounds.midY - 13, width: width + 32, height: 26)
      canvas.fillRounded(box, radius: 13, resolved(.systemFill))
    }
    let current = currentPageIndicatorTintColor ?? .white
    let other = pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.5)
    guard numberOfPages <= Self.pageLimit else {
      return note(.tooManyParts(name: "pages", count: numberOfPages, limit: Self.pageLimit))
    }
    for page in 0..<numberOfPages {
      let place = CGFloat(readsRightToLeft ? numberOfPages - 1 - page : page)
      let x = bounds.midX - width / 2 + place * Self.distance
      let side = page == currentPage ? Self.currentDot : Self.otherDot
      canvas.fillEllipse(
        in: CGRect(x: x - side / 2, y: bounds.midY - side / 2, width: side, height: side),
        resolved(page == currentPage ? current : other))
    }
  }
}
