import Testing
import UIKit

@testable import UIKit

@MainActor struct ControlSizeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let view: @MainActor @Sendable () -> UIView
    let size: CGSize
    var testDescription: String { name }

    init(
      _ name: String, _ width: CGFloat, _ height: CGFloat,
      _ view: @escaping @MainActor @Sendable () -> UIView
    ) {
      (self.name, self.view, size) = (name, view, CGSize(width: width, height: height))
    }
  }

  private static let none = UIView.noIntrinsicMetric

  nonisolated static let cases: [Case] = [
    Case("switch", 51, 31) { UISwitch() },
    Case("stepper", 94, 32) { UIStepper() },
    Case("slider", -1, 34) { UISlider() },
    Case("colour well", 28, 28) { UIColorWell() },
    Case("progress", -1, 4) { UIProgressView(progressViewStyle: .default) },
    Case("medium wheel", 20, 20) { UIActivityIndicatorView(style: .medium) },
    Case("large wheel", 37, 37) { UIActivityIndicatorView(style: .large) },
    Case("three pages", 116, 26) {
      let control = UIPageControl()
      control.numberOfPages = 3
      return control
    },
    Case("no segments", 0, 32) { UISegmentedControl(items: nil) },
    Case("effect", -1, -1) { UIVisualEffectView(effect: nil) },
    Case("scrolling text view", -1, -1) { UITextView() },
    Case("image view without an image", -1, -1) { UIImageView() },
  ]

  @Test(arguments: cases) func `intrinsic sizes`(expected: Case) {
    #expect(expected.view().intrinsicContentSize == expected.size)
  }

  @Test(
    arguments: [
      (["btc", "sats"], 89), (["main", "test"], 97), (["receive", "change"], 129),
      (["Solid", "Gradient"], 145), (["Top", "Bottom", "Center"], 194),
      (["Regular", "Light", "Subtle"], 200), (["None", "Gray", "Color", "Blur"], 211),
    ] as [([String], CGFloat)])
  func `segments are as wide as in Interface Builder files`(titles: [String], width: CGFloat) {
    #expect(UISegmentedControl(items: titles).intrinsicContentSize.width == width)
  }

  /// The width of a control in pictures of iOS 17 and 18: a whole number of segments less one point.
  @Test func `three segments of 88 points are 263 wide`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 68.5, height: 10)).image { _ in }
    let control = UISegmentedControl(items: [picture, picture, picture])
    #expect(control.intrinsicContentSize == CGSize(width: 263, height: 32))
  }

  nonisolated static let priorities: [(Case, UILayoutPriority, UILayoutPriority)] = [
    (Case("switch", 0, 0) { UISwitch() }, .defaultHigh, .defaultHigh),
    (Case("stepper", 0, 0) { UIStepper() }, .defaultHigh, .defaultHigh),
    (
      Case("wheel", 0, 0) { UIActivityIndicatorView(style: .medium) }, .defaultHigh, .defaultHigh
    ),
    (Case("pages", 0, 0) { UIPageControl() }, .defaultHigh, .defaultHigh),
    (
      Case("progress", 0, 0) { UIProgressView(progressViewStyle: .default) }, .defaultLow,
      .defaultHigh
    ),
    (Case("slider", 0, 0) { UISlider() }, .defaultLow, .defaultHigh),
    (Case("segments", 0, 0) { UISegmentedControl(items: nil) }, .defaultLow, .defaultHigh),
    (Case("button", 0, 0) { UIButton() }, .defaultLow, .defaultLow),
    (Case("field", 0, 0) { UITextField() }, .defaultLow, .defaultLow),
  ]

  @Test(arguments: priorities)
  func `hugging priorities`(
    control: Case, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) {
    let view = control.view()
    #expect(view.contentHuggingPriority(for: .horizontal) == horizontal)
    #expect(view.contentHuggingPriority(for: .vertical) == vertical)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }

  @Test func `a segmented control is aligned without its lowest point`() {
    let control = UISegmentedControl(items: ["One"])
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    #expect(control.alignmentRectInsets == insets)
  }

  @Test func `a switch at the right edge is aligned two points before its end`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let control = UISwitch()
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    NSLayoutConstraint.activate([
      control.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
      control.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 255, y: 6.5, width: 51, height: 31))
  }

  @Test func `values stay in their range`() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.minimumValue = 2
    #expect(slider.value == 2)
    let stepper = UIStepper()
    stepper.value = -1
    #expect(stepper.value == 0)
    let progress = UIProgressView()
    progress.progress = 2
    #expect(progress.progress == 1)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
  }

  @Test func `segments have equal widths unless apportioned by content`() {
    let control = UISegmentedControl(items: ["A", "A much longer title"])
    #expect(control.intrinsicContentSize == CGSize(width: 273, height: 32))
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize == CGSize(width: 165, height: 32))
  }

  @Test func `removing the selected segment leaves none selected`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a wheel that does not turn is hidden, and takes no room in a stack`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    let stack = UIStackView(arrangedSubviews: [wheel])
    func width() -> CGFloat {
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    }
    #expect(wheel.isHidden && !wheel.isAnimating && width() == 0)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating && width() == 20)
    wheel.stopAnimating()
    #expect(wheel.isHidden && !wheel.isAnimating && width() == 0)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden && !wheel.isAnimating && width() == 20)
  }
}
