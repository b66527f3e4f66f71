import Fixtures
import Foundation
import Testing
import UIKit

/// A view whose size is no number.
private final class SizelessView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: 10) }
}

/// A view whose size is measured by measuring the view.
private final class SelfMeasuringView: UIView {
  override var intrinsicContentSize: CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}

/// A view that lays itself out while it is laid out.
private final class RestlessView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
    layoutIfNeeded()
  }
}

/// A view that updates its constraints while it updates them.
private final class UpdatingView: UIView {
  override func updateConstraints() {
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
    super.updateConstraints()
  }
}

/// Two views that lay out each other.
private final class PartnerView: UIView {
  var layOutPartner: @MainActor () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutPartner()
  }
}

/// Cells without constraints whose size is the one that fits, which is their size.
private final class FittingRow: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(size) }
}

private final class FittingItem: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(size) }
}

private final class FittingHeader: UITableViewHeaderFooterView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(size) }
}

/// A cell that measures itself while it is configured, and may ask to be configured again.
private class MeasuringCell: UITableViewCell {
  private(set) var updates = 0
  var asksAgain: Bool { false }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    updates += 1
    var content = defaultContentConfiguration()
    content.text = "Measured"
    contentConfiguration = content
    if asksAgain { setNeedsUpdateConfiguration() }
    _ = systemLayoutSizeFitting(CGSize(width: 320, height: 0))
  }
}

private final class EndlesslyConfiguredCell: MeasuringCell {
  override var asksAgain: Bool { true }
}

private final class EndlessTable: UITableView, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { .max }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// What would be an exception or a crash of UIKit costs one fixture and names the view.
@MainActor struct FaultyLayoutTests {
  /// What is wrong with the view inside a cell.
  struct Fault: CustomTestStringConvertible, Sendable {
    let name: String
    let message: String
    let make: @MainActor @Sendable (UIView) -> UIView
    var testDescription: String { name }

    init(
      _ name: String, _ message: String, _ make: @escaping @MainActor @Sendable (UIView) -> UIView
    ) {
      self.name = name
      self.message = message
      self.make = make
    }
  }

  nonisolated static let numbers = [
    Fault("frame", "its frame is (nan, 0.0, 1.0, 1.0)") {
      $0.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      return $0
    },
    Fault("frame at creation", "its frame is (0.0, 0.0, inf, 1.0)") { _ in
      UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    },
    Fault("bounds", "its bounds is (0.0, -inf, 5.0, 5.0)") {
      $0.bounds = CGRect(x: 0, y: -CGFloat.infinity, width: 5, height: 5)
      return $0
    },
    Fault("centre", "its frame is (nan, 1.0, 0.0, 0.0)") {
      $0.center = CGPoint(x: CGFloat.nan, y: 1)
      return $0
    },
    Fault("constant", "the constant or multiplier of its constraint made at") {
      $0.widthAnchor.constraint(equalToConstant: .nan).isActive = true
      return $0
    },
    Fault("changed constant", "the constant or multiplier of its constraint made at") {
      let width = $0.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      width.constant = .infinity
      return $0
    },
    Fault("multiplier", "the constant or multiplier of its constraint made at") {
      $0.widthAnchor.constraint(equalTo: $0.heightAnchor, multiplier: .infinity).isActive = true
      return $0
    },
    Fault("intrinsic size", "its intrinsicContentSize") { _ in SizelessView() },
    Fault("margins", "the insets of one of its layout guides") {
      $0.layoutMargins = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      $0.addSubview(inner)
      inner.topAnchor.constraint(equalTo: $0.layoutMarginsGuide.topAnchor).isActive = true
      return $0
    },
    Fault("shadow offset", "draws with a number that is infinite or not a number (NaN)") {
      $0.backgroundColor = .red
      $0.layer.shadowOpacity = 1
      $0.layer.shadowOffset = CGSize(width: CGFloat.nan, height: 0)
      return $0
    },
    Fault("transform", "draws with a number that is infinite or not a number (NaN)") {
      $0.backgroundColor = .red
      $0.transform = CGAffineTransform(scaleX: .nan, y: 1)
      return $0
    },
    Fault("cap insets", "draws with a number that is infinite or not a number (NaN)") { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      let caps = UIEdgeInsets(top: .infinity, left: 1, bottom: 1, right: .nan)
      return UIImageView(image: image.resizableImage(withCapInsets: caps))
    },
  ]

  nonisolated static let recursions = [
    Fault("measuring itself", "intrinsicContentSize makes UIKit call intrinsicContentSize again") {
      _ in SelfMeasuringView()
    },
    Fault("laying itself out", "layoutSubviews makes UIKit call layoutSubviews again") { _ in
      RestlessView()
    },
    Fault("updating itself", "updateConstraints makes UIKit call updateConstraints again") { _ in
      UpdatingView()
    },
    Fault("laying out each other", "layoutSubviews makes UIKit call layoutSubviews again") { _ in
      let (one, other) = (PartnerView(), PartnerView())
      one.addSubview(other)
      other.accessibilityIdentifier = "culprit"
      func layOut(_ view: UIView) -> @MainActor () -> Void {
        { [weak view] in
          view?.setNeedsLayout()
          view?.layoutIfNeeded()
        }
      }
      one.layOutPartner = layOut(other)
      other.layOutPartner = layOut(one)
      return one
    },
    Fault("tinting itself", "tintColorDidChange makes UIKit call tintColorDidChange again") { _ in
      TintingView()
    },
    Fault("margins", "layoutMarginsDidChange makes UIKit call layoutMarginsDidChange again") { _ in
      let view = MarginView()
      view.layoutMargins.left = 2
      return view
    },
    Fault("margins of the safe area", "safeAreaInsets makes UIKit call safeAreaInsets again") { _ in
      let view = MarginAskingView()
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
      return view
    },
    Fault("adding", "didAddSubview makes UIKit call didAddSubview again") { _ in
      let view = CopyingView()
      view.addSubview(UIView())
      return view
    },
    Fault("moving itself", "didMoveToSuperview makes UIKit call didMoveToSuperview again") { _ in
      let view = UIView()
      let inner = JumpingView()
      view.addSubview(inner)
      inner.accessibilityIdentifier = "inner"
      return view
    },
    Fault("scrolling itself", "scrollViewDidScroll makes UIKit call scrollViewDidScroll again") {
      _ in
      let view = ScrollingView()
      view.delegate = view
      view.contentOffset.y = 1
      return view
    },
    Fault("fitting itself", "sizeThatFits makes UIKit call sizeThatFits again") { _ in
      SelfFittingView()
    },
    Fault("sending actions", "sendActions makes UIKit call sendActions again") { _ in
      let button = UIButton(type: .system)
      button.addAction(
        UIAction { ($0.sender as? UIButton)?.sendActions(for: .touchUpInside) }, for: .touchUpInside
      )
      button.sendActions(for: .touchUpInside)
      return button
    },
    Fault("drawing itself", "draw makes UIKit call draw again. Do not draw the view there.") { _ in
      SelfDrawingView()
    },
    Fault("a layer that lays itself out", "layoutSublayers makes UIKit call layoutSublayers again")
    {
      $0.layer.addSublayer(SelfLayoutLayer())
      return $0
    },
    Fault("a colour made of itself", "never settles: a UIColor's provider asks for itself.") {
      $0.backgroundColor = SelfMadeColor().color
      return $0
    },
    Fault("a colour in a colour", "never settles: a UIColor's provider asks for itself.") {
      $0.backgroundColor = SelfMadeColor.endless()
      return $0
    },
    Fault("a border's colour", "never settles: a UIColor's provider asks for itself.") { _ in
      BorderedView()
    },
    Fault("a text's colour", "never settles: a UIColor's provider asks for itself.") { _ in
      let label = UILabel()
      label.text = "Text"
      label.textColor = SelfMadeColor().color
      return label
    },
    Fault("an attachment", "never settles: an NSTextAttachment asks for itself.") { _ in
      let label = UILabel()
      let attachment = MeasuringAttachment()
      attachment.measure = { [unowned label] in
        MainActor.assumeIsolated { _ = label.intrinsicContentSize }
      }
      label.attributedText = NSAttributedString(attachment: attachment)
      return label
    },
    Fault("an observer", "never settles: an observer of a property changes that property.") { _ in
      WideningView()
    },
    Fault("rows without end", "has \(Int.max) rows in section 0; at most 1000000") { _ in
      let table = EndlessTable(frame: .zero, style: .plain)
      table.dataSource = table
      return table
    },
  ]

  @Test(arguments: numbers + recursions)
  func `a fault is an error that names the view`(fault: Fault) throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = fault.make(UIView())
    view.accessibilityIdentifier = "culprit"
    cell.contentView.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    for (anchor, other) in [
      (view.topAnchor, cell.contentView.topAnchor),
      (view.bottomAnchor, cell.contentView.bottomAnchor),
    ] { anchor.constraint(equalTo: other).isActive = true }
    view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
    let height = view.heightAnchor.constraint(equalToConstant: 60)
    height.priority = .defaultLow
    height.isActive = true
    let width = view.widthAnchor.constraint(equalToConstant: 60)
    width.priority = .defaultLow
    width.isActive = true
    let error = #expect(throws: RenderingError.self) {
      _ = try Rendering(of: cell, in: Configuration())
    }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("contentView/culprit"), "\(text)")
    #expect(text.contains(fault.message), "\(text)")
  }

  nonisolated static let cells = [
    Fault("row", "sizeThatFits makes UIKit call sizeThatFits again") { _ in FittingRow() },
    Fault("item", "sizeThatFits makes UIKit call sizeThatFits again") { _ in FittingItem() },
    Fault("header", "sizeThatFits makes UIKit call sizeThatFits again") { _ in FittingHeader() },
    Fault("configuration", "updateConfiguration makes UIKit call updateConfiguration again") { _ in
      EndlesslyConfiguredCell()
    },
  ]

  @Test(arguments: cells)
  func `a cell that measures or configures itself without end is named`(fault: Fault) throws {
    let cell = fault.make(UIView())
    let error = #expect(throws: RenderingError.self) {
      _ = cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0))
      _ = try Rendering(of: cell, in: Configuration())
    }
    let text = try #require(error?.description)
    #expect(text.contains(fault.message), "\(text)")
  }

  @Test func `a cell may measure itself while it is configured`() throws {
    let cell = MeasuringCell()
    let rendering = try Rendering(of: cell, in: Configuration())
    #expect(rendering.size.height > 40)
    #expect(cell.updates > 0 && cell.updates < 5)
  }

  @Test func `numbers that are only large are drawn`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let inner = UIView(
      frame: CGRect(x: 0, y: 0, width: 10, height: CGFloat.greatestFiniteMagnitude))
    inner.backgroundColor = .red
    inner.layer.shadowOpacity = 1
    inner.layer.shadowOffset = CGSize(width: 1e300, height: -1e300)
    let label = UILabel(frame: CGRect(x: 1e200, y: 0, width: 1e200, height: 10))
    label.text = "Far away"
    view.addSubview(inner)
    view.addSubview(label)
    let rendering = try Rendering(of: view, in: Configuration(width: 20, height: 20))
    _ = try rendering.snapshot()
  }
}
