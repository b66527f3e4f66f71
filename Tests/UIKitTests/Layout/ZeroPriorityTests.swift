import LayoutModel
import Testing
import UIKit

/// iOS accepts the priority 0, and what has it takes no part in layout.
@MainActor struct ZeroPriorityTests {
  private let none = UILayoutPriority(0)

  private func row(_ views: [UIView]) -> UIView {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
      view.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    }
    return row
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func `contents that do not hug give way to all others`() {
    let (first, second) = (label("One"), label("Two"))
    first.setContentHuggingPriority(none, for: .horizontal)
    second.setContentHuggingPriority(UILayoutPriority(0.001), for: .horizontal)
    let row = row([first, second])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[a][b]|", views: ["a": first, "b": second]))
    row.layoutIfNeeded()
    #expect(second.frame.width == second.intrinsicContentSize.width)
    #expect(first.frame.width == 320 - second.frame.width)
    #expect(first.contentHuggingPriority(for: .horizontal) == none)
  }

  @Test func `contents without resistance are squeezed by any constraint`() {
    let view = label("A text")
    view.setContentCompressionResistancePriority(none, for: .horizontal)
    let row = row([view])
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: row.leadingAnchor), width,
    ])
    row.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test func `a constraint has no effect`() {
    let view = UIView()
    let row = row([view])
    let unmet = view.widthAnchor.constraint(equalToConstant: 200)
    unmet.priority = none
    let format = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[a(60@0)]", views: ["a": view])
    NSLayoutConstraint.activate(
      format + [
        unmet, view.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 30),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    row.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `a file may give the priority 0`() throws {
    let sample = try NibSample(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="320" height="60"/><subviews>
      <label text="One" horizontalHuggingPriority="0" id="b" \
      translatesAutoresizingMaskIntoConstraints="NO"/>
      <label text="Two" horizontalHuggingPriority="1" id="d" \
      translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="e"/>
      <constraint firstItem="d" firstAttribute="leading" secondItem="b" secondAttribute="trailing" id="f"/>
      <constraint firstItem="d" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="g"/>
      <constraint firstItem="d" firstAttribute="width" constant="200" priority="0" id="h"/>
      </constraints></view>
      """)
    #expect(sample.notes.isEmpty, "\(sample.notes)")
    try sample.cell.layoutIfNeeded()
    let (first, second): (UILabel, UILabel) = (try sample.view("b"), try sample.view("d"))
    #expect(first.contentHuggingPriority(for: .horizontal) == none)
    #expect(second.frame.width == second.intrinsicContentSize.width)
    #expect(first.frame.width == 320 - second.frame.width)
  }

  /// What is noted of a tree: view and message.
  private func notes(of root: UIView) -> [String] {
    root.layoutIfNeeded()
    return LayoutDiagnosis(root: root, names: ViewNames(root: root)).diagnostics(fittingHeight: nil)
      .filter { $0.kind == .zeroPriority }.map { "\($0.view): \($0.statement)" }
  }

  @Test func `it is noted once for each view and each constraint`() {
    let (first, second, hidden) = (label("One"), label("Two"), label("Three"))
    first.accessibilityIdentifier = "first"
    first.setContentHuggingPriority(none, for: .horizontal)
    first.setContentCompressionResistancePriority(none, for: .vertical)
    second.accessibilityIdentifier = "second"
    let width = second.widthAnchor.constraint(equalToConstant: 200)
    width.priority = none
    width.isActive = true
    hidden.isHidden = true
    hidden.setContentHuggingPriority(none, for: .horizontal)
    let found = notes(of: row([first, second, hidden]))
    #expect(found.count == 2, "\(found)")
    #expect(
      found.first
        == "first: The horizontal content hugging priority and vertical compression resistance "
        + "priority are 0 and have no effect.")
    #expect(
      found.last?.hasPrefix("second: The constraint of priority 0 has no effect: <") == true,
      "\(found)")
  }

  @Test func `contents without a size are not noted, nor priorities above 0`() {
    let (empty, weak) = (UIView(), label("Weak"))
    let stack = UIStackView(arrangedSubviews: [label("In a stack")])
    empty.setContentHuggingPriority(none, for: .horizontal)
    weak.setContentHuggingPriority(UILayoutPriority(0.001), for: .horizontal)
    #expect(notes(of: row([empty, weak, stack])) == [])
  }

  @Test func `a fitting without priorities takes the size of the constraints`() {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 100), withHorizontalFittingPriority: none,
      verticalFittingPriority: none)
    #expect(size == CGSize(width: 30, height: 20))
  }

  @Test func `a negative priority is illegal`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UILabel().setContentHuggingPriority(UILayoutPriority(-1), for: .vertical)
    }
    #expect(standardError(result).contains("It's illegal to set priority:-1"))
  }
}
