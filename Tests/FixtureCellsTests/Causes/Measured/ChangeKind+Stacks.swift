import TestSupport
import UIKit

extension ChangeKind {
  static let ofStacks = [
    view("stack spacing") { (stack: UIStackView, random) in
      let old = stack.spacing
      stack.spacing += CGFloat(2 + random.below(8))
      return [["spacing"], [old.word], [stack.spacing.word]]
    },
    ChangeKind(name: "stack custom spacing") { root, _, random in
      let stacks = root.appViews.compactMap { $0 as? UIStackView }
        .filter { $0.arrangedSubviews.count > 1 }
      guard !stacks.isEmpty else { return nil }
      let stack = random.pick(stacks)
      stack.setCustomSpacing(21, after: stack.arrangedSubviews[0])
      return MadeChange(
        views: [stack, stack.arrangedSubviews[0]], words: [["spacing", "Spacing"], ["21"]])
    },
    view("stack alignment") { (stack: UIStackView, _) in
      let old = stack.alignment
      stack.alignment = old == .center ? .fill : .center
      return [["alignment"], ["\(old)"], ["\(stack.alignment)"]]
    },
    view("stack distribution") { (stack: UIStackView, _) in
      let old = stack.distribution
      stack.distribution = old == .fillEqually ? .fill : .fillEqually
      return [["distribution"], ["\(old)"], ["\(stack.distribution)"]]
    },
    view("stack axis") { (stack: UIStackView, _) in
      let old = stack.axis
      stack.axis = old == .vertical ? .horizontal : .vertical
      return [["axis"], ["\(old)"], ["\(stack.axis)"]]
    },
    view("stack margins") { (stack: UIStackView, _) in
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 5, leading: 13, bottom: 5, trailing: 13)
      return [["argins"]]
    },
    view("hugging", where: \.hasContentSize) { view, random in
      let axis: NSLayoutConstraint.Axis = random.below(2) == 0 ? .horizontal : .vertical
      view.setContentHuggingPriority(UILayoutPriority(931), for: axis)
      return [["hugging", "Hugging"], ["931"]]
    },
    view("compression resistance", where: \.hasContentSize) { view, random in
      let axis: NSLayoutConstraint.Axis = random.below(2) == 0 ? .horizontal : .vertical
      view.setContentCompressionResistancePriority(UILayoutPriority(123), for: axis)
      return [["ompression"], ["123"]]
    },
  ]
}

extension UIView {
  fileprivate var hasContentSize: Bool { intrinsicContentSize.width > 0 }
}
