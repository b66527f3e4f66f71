public import Foundation
internal import Graphics

/// A row of segments, one of which may be selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` when no segment is selected, −1.
  public static let noSegment = -1

  /// The index of the selected segment; `noSegment` for none.
  open var selectedSegmentIndex = noSegment {
    didSet {
      if selectedSegmentIndex >= segments.count || selectedSegmentIndex < 0 {
        selectedSegmentIndex = Self.noSegment
      }
      setNeedsLayout()
      keyValueObservers?.objectDidChange()
    }
  }

  /// Whether a segment is shown as selected only while a finger is on it, as for buttons; false by default.
  ///
  /// No snapshot shows a selected segment then. `selectedSegmentIndex` is the touched one until the actions for
  /// `valueChanged` have run, and `noSegment` after them.
  open var isMomentary = false { didSet { setNeedsLayout() } }

  /// The colour of the selected segment; nil for white, a grey in dark mode.
  open var selectedSegmentTintColor: UIColor?
  /// Whether segments are sized by their contents; by default all have equal widths.
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentsDidChange() }
  }

  private var segments: [Segment] = []
  private var shownIndex: Int { isMomentary ? Self.noSegment : selectedSegmentIndex }
  /// Measures titles without changing visible ones.
  private let ruler = UILabel()
  var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()

  /// One segment with the view of its title or image.
  private final class Segment {
    let label: UILabel
    let imageView: UIImageView
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero

    @MainActor init() {
      label = UILabel()
      imageView = UIImageView()
      label.textAlignment = .center
      imageView.tintsPictures = true
    }

    @MainActor var view: UIView { imageView.image == nil ? label : imageView }
  }

  private static let height: CGFloat = 32
  /// The space beside a segment's contents in points, both sides together.
  ///
  /// Controls of equal segments are as many times as wide as the widest title, in the font of one that is not chosen, with
  /// its padding, rounded up to whole points, and one point less. Rule `segment-padding`.
  private static let padding: CGFloat = 19

  // Chosen by eye for the look of iOS 13 and later, not measured: see Documentation/Controls.md.
  private static let cornerRadius = 8.91
  /// Nearly the control's radius less the inset, so that both corners have one centre.
  private static let chosenCornerRadius = 6.93
  private static let chosenInset: CGFloat = 2
  private static let dividerInset: CGFloat = 8
  private static let disabledOpacity: CGFloat = 0.3

  // MARK: Creation

  /// Creates a control with titles (`String`) and images (`UIImage`).
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      if let title = item as? String {
        insertSegment(withTitle: title, at: index, animated: false)
      } else if let image = item as? UIImage {
        insertSegment(with: image, at: index, animated: false)
      } else {
        preconditionFailure("Items of a segmented control are strings and images.")
      }
    }
    sizeToFit()
  }

  /// Creates a control without segments with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUpParts() { contentPriorities = .fixedHeight }

  /// Runs the actions; a momentary control has no selected segment after those for `valueChanged`.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if isMomentary, controlEvents.contains(.valueChanged) { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index beyond the last one means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let new = Segment()
    new.label.text = title
    insert(new, at: segment)
  }

  /// Inserts a segment with an image; an index beyond the last one means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let new = Segment()
    new.imageView.image = image
    insert(new, at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    addSubview(segment.view)
    contentsDidChange()
  }

  /// Removes a segment; an index beyond the last one means the last.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = pinned(segment) else { return }
    segments.remove(at: index).view.removeFromSuperview()
    if selectedSegmentIndex == index { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > index { selectedSegmentIndex -= 1 }
    contentsDidChange()
  }

  /// The index of the segment that is meant; nil without one.
  ///
  /// UIKit's documentation: indices beyond the last segment are pinned to it.
  private func pinned(_ index: Int) -> Int? {
    segments.isEmpty ? nil : min(max(0, index), segments.count - 1)
  }

  private func segment(at index: Int) -> Segment? { pinned(index).map { segments[$0] } }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.view.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = Self.noSegment
    contentsDidChange()
  }

  /// Sets the title of a segment, replacing an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.imageView.image = nil
      $0.label.text = title
    }
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    self.segment(at: segment)?.label.text
  }

  /// Sets the image of a segment, replacing a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.label.text = nil
      $0.imageView.image = image
    }
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    self.segment(at: segment)?.imageView.image
  }

  /// Sets the width of a segment; 0 for that of its contents.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// Returns the width of a segment; 0 for that of its contents.
  open func widthForSegment(at segment: Int) -> CGFloat {
    self.segment(at: segment)?.width ?? 0
  }

  /// Sets the offset of a segment's contents.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// Returns the offset of a segment's contents.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(at: segment)?.offset ?? .zero
  }

  /// Sets whether a segment is enabled; a disabled one is dimmed.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(at: segment)?.isEnabled ?? false
  }

  private func change(_ index: Int, _ change: (Segment) -> Void) {
    guard let segment = segment(at: index) else { return }
    segment.view.removeFromSuperview()
    change(segment)
    addSubview(segment.view)
    contentsDidChange()
  }

  private func contentsDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Titles

  /// Sets font, colour and other attributes of the titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[exactly: state] = attributes
    contentsDidChange()
  }

  /// Returns the attributes of the titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  var hasTitle: Bool { segments.contains { $0.label.text?.isEmpty == false } }

  func titleFont(isChosen: Bool) -> UIFont {
    let attributes = titleAttributes[isChosen ? .selected : .normal]
    return attributes?[.font] as? UIFont
      ?? .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
  }

  private func style(_ segment: Segment, isChosen: Bool) {
    var attributes = titleAttributes[isChosen ? .selected : .normal] ?? [:]
    attributes[.font] = titleFont(isChosen: isChosen)
    attributes[.foregroundColor] = attributes[.foregroundColor] ?? UIColor.label
    let title = segment.label.text.map { NSAttributedString(string: $0, attributes: attributes) }
    if let title, segment.label.attributedText != title { segment.label.attributedText = title }
    segment.imageView.tintColor = .label
    segment.view.alpha = isEnabled && segment.isEnabled ? 1 : Self.disabledOpacity
  }

  // MARK: Layout

  /// The size that fits all segments' contents; 32 points high since iOS 13.
  open override var intrinsicContentSize: CGSize {
    let widths = naturalWidths
    let widest = widths.max() ?? 0
    let total =
      apportionsSegmentWidthsByContent || segments.contains { $0.width > 0 }
      ? widths.reduce(0, +) : max(0, widest * CGFloat(segments.count) - 1)
    return CGSize(width: total, height: Self.height)
  }

  /// Returns the size that fits all segments' contents.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Auto Layout does not align the lowest point (rule `segment-alignment`).
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  private var naturalWidths: [CGFloat] {
    segments.map { segment in
      if segment.width > 0 { return segment.width }
      let hasImage = segment.imageView.image != nil
      let contents =
        hasImage ? segment.imageView.intrinsicContentSize.width : titleWidth(of: segment)
      return (contents + Self.padding).rounded(.up)
    }
  }

  private func titleWidth(of segment: Segment) -> CGFloat {
    ruler.overrideTraits(traitCollection)
    var attributes = titleAttributes[.normal] ?? [:]
    attributes[.font] = titleFont(isChosen: false)
    ruler.attributedText = NSAttributedString(
      string: segment.label.text ?? "", attributes: attributes)
    return ruler.intrinsicContentSize.width
  }

  /// The segments' rectangles, in order.
  private var segmentRects: [CGRect] {
    let fixed = segments.contains { $0.width > 0 }
    let natural = naturalWidths
    let total = natural.reduce(0, +)
    let widths =
      apportionsSegmentWidthsByContent || fixed
      ? natural.map { total > 0 ? $0 * bounds.width / total : 0 }
      : natural.map { _ in bounds.width / CGFloat(max(1, segments.count)) }
    var x = bounds.minX
    return widths.map { width in
      defer { x += width }
      let left = readsRightToLeft ? bounds.maxX - (x - bounds.minX) - width : x
      return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for ((index, segment), rect) in zip(segments.enumerated(), segmentRects) {
      style(segment, isChosen: index == shownIndex)
      let size = segment.view.intrinsicContentSize
      let width = min(max(0, size.width), max(0, rect.width - 4))
      let frame = CGRect(
        x: rect.midX - width / 2 + segment.offset.width,
        y: rect.midY - size.height / 2 + segment.offset.height, width: width, height: size.height)
      segment.view.frame = pixelGrid.moved(frame)
    }
  }

  override var accessibilityParts: [AccessibilityPart]? {
    zip(segments.enumerated(), segmentRects).map { item, rect in
      let (index, segment) = item
      var traits: UIAccessibilityTraits = index == shownIndex ? [.button, .selected] : .button
      if !isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
      return AccessibilityPart(
        label: segment.label.text ?? segment.imageView.image?.accessibilityLabel, traits: traits,
        frame: rect, place: .series(index: index + 1, count: segments.count))
    }
  }

  // MARK: Drawing

  override func drawContents(into canvas: inout Canvas) {
    canvas.fillRounded(bounds, radius: Self.cornerRadius, resolved(.tertiarySystemFill))
    let rects = segmentRects
    for index in rects.indices.dropLast()
    where index != shownIndex && index + 1 != shownIndex {
      let x = readsRightToLeft ? rects[index].minX : rects[index].maxX
      canvas.fill(
        CGRect(
          x: pixelGrid.snapped(x - 0.5), y: bounds.minY + Self.dividerInset, width: 1,
          height: bounds.height - 2 * Self.dividerInset),
        resolved(.systemFill))
    }
    guard rects.indices.contains(shownIndex) else { return }
    let inner = rects[shownIndex].insetBy(dx: Self.chosenInset, dy: Self.chosenInset)
    guard !inner.isNull else { return }
    let chosen = pixelGrid.snapped(inner)
    let path = Path(roundedRect: chosen, cornerRadius: Self.chosenCornerRadius)
    canvas.drawShadow(.lifted, of: path)
    canvas.fill(path, resolved(selectedSegmentTintColor ?? .chosenSegment))
  }
}

extension UIColor {
  /// The colour of a selected segment, measured on screenshots of iOS 13 and later.
  fileprivate static let chosenSegment = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }
}
