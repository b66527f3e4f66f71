import Foundation
import UIKit

/// A blueprint built from views, optionally without some of its rules.
@MainActor struct BlueprintCell {
  let host: UIView
  let boxes: [UIView]

  init(_ blueprint: Blueprint, without left: Set<Int> = [], isRightToLeft: Bool = false) {
    let host = UIView(frame: CGRect(origin: .zero, size: blueprint.size))
    var boxes: [UIView] = []
    for (index, box) in blueprint.boxes.enumerated() {
      let view = BoxView(box)
      view.accessibilityIdentifier = "box\(index)"
      (box.parent.map { boxes[$0] } ?? host).addSubview(view)
      boxes.append(view)
    }
    if isRightToLeft {
      for view in [host] + boxes { view.semanticContentAttribute = .forceRightToLeft }
    }
    self.host = host
    self.boxes = boxes
    for (index, rule) in blueprint.rules.enumerated() where !left.contains(index) {
      activate(rule)
    }
    host.layoutIfNeeded()
  }

  /// The boxes that are reported as ambiguous, in the order of the report.
  var ambiguousBoxes: [Int] {
    diagnostics.filter { $0.kind == .ambiguousLayout }.compactMap { diagnostic in
      boxes.firstIndex { diagnostic.view.hasSuffix($0.accessibilityIdentifier ?? "") }
    }
  }

  var diagnostics: [ExplainedDiagnostic] {
    LayoutDiagnosis(root: host, names: ViewNames(root: host)).diagnostics(fittingHeight: nil)
  }

  /// A box's frame in the cell's coordinates.
  func frame(of box: Int) -> CGRect { host.convert(boxes[box].bounds, from: boxes[box]) }

  private func activate(_ rule: Blueprint.Rule) {
    let constraint = NSLayoutConstraint(
      item: view(rule.first.box), attribute: rule.first.attribute, relatedBy: rule.relation,
      toItem: rule.second.map { view($0.box) },
      attribute: rule.second?.attribute ?? .notAnAttribute,
      multiplier: rule.multiplier, constant: rule.constant)
    constraint.priority = UILayoutPriority(rule.priority)
    constraint.isActive = true
  }

  private func view(_ box: Int?) -> UIView { box.map { boxes[$0] } ?? host }
}

private final class BoxView: UIView {
  private let contentSize: CGSize

  init(_ box: Blueprint.Box) {
    contentSize = CGSize(
      width: box.contentWidth ?? UIView.noIntrinsicMetric,
      height: box.contentHeight ?? UIView.noIntrinsicMetric)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }
}
