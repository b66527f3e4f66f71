import LayoutModel
import UIKit

@testable import UIKit

/// Does what a diagnostic advises, as its reader would: by the names, the numbers and the calls in it.
@MainActor struct FollowedAdvice {
  let cell: UIView
  private let names: ViewNames

  init(in cell: UIView) {
    self.cell = cell
    names = ViewNames(root: cell)
  }

  /// Changes the cell; false if no advice was understood.
  func follow(_ diagnostic: Diagnostic) -> Bool {
    let text = diagnostic.message
    return [raisePriority, addConstraints, removeSecond, setFlag, connect, pin, allowLines]
      .contains { $0(text) }
  }

  private var views: [UIView] { [cell] + cell.descendants }

  private func view(_ name: Substring) -> UIView? {
    views.first { names.name(of: $0) == name }
  }

  // MARK: Priorities

  private func raisePriority(_ text: String) -> Bool {
    let call =
      #/(\w+)\.setContent(Hugging|CompressionResistance)Priority\(UILayoutPriority\((\d+)\), for: \.(\w+)\)/#
    guard let match = text.firstMatch(of: call), let first = view(match.1),
      let priority = Float(match.3)
    else { return false }
    let axis: NSLayoutConstraint.Axis = match.4 == "horizontal" ? .horizontal : .vertical
    var raised = [first]
    if text.contains("of all but one") {
      // Only three names are in the sentence.
      raised = views.filter {
        $0.superview === first.superview && isAlike($0, first, match.2, axis)
      }
      .dropLast()
    }
    for view in raised {
      if match.2 == "Hugging" {
        view.setContentHuggingPriority(UILayoutPriority(priority), for: axis)
      } else {
        view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
      }
    }
    return !raised.isEmpty
  }

  /// Whether both hold their contents alike.
  private func isAlike(
    _ view: UIView, _ other: UIView, _ hold: Substring, _ axis: NSLayoutConstraint.Axis
  ) -> Bool {
    hold == "Hugging"
      ? view.contentHuggingPriority(for: axis) == other.contentHuggingPriority(for: axis)
      : view.contentCompressionResistancePriority(for: axis)
        == other.contentCompressionResistancePriority(for: axis)
  }

  // MARK: Constraints

  private func addConstraints(_ text: String) -> Bool {
    if let two = text.firstMatch(
      of: #/Add two constraints: its \w+, or both (\w+)\.(\w+) and \w+\.(\w+)\./#)
    {
      return [two.2, two.3].allSatisfy { tie(two.1, $0) }
    }
    guard let one = text.firstMatch(of: #/Add a constraint on (\w+)\.(\w+) or /#) else {
      return false
    }
    return tie(one.1, one.2)
  }

  /// Ties an edge of a view to that of its superview, or gives it a size.
  private func tie(_ name: Substring, _ attribute: Substring) -> Bool {
    guard let view = view(name), let superview = view.superview,
      let attribute = NSLayoutConstraint.Attribute(named: attribute)
    else { return false }
    let isSize = attribute == .width || attribute == .height
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: isSize ? nil : superview,
      attribute: isSize ? .notAnAttribute : attribute, multiplier: 1, constant: isSize ? 20 : 0)
    constraint.isActive = true
    return true
  }

  private func removeSecond(_ text: String) -> Bool {
    let sizes =
      #/Remove one of the two: (\w+)\.(\w+) is set to ([\d.]+) at \S+ and to ([\d.]+) at /#
    guard let match = text.firstMatch(of: sizes), let view = view(match.1),
      let constant = Double(match.4)
    else { return false }
    let found = view.constraints.first {
      $0.firstItem === view && $0.firstAttribute.name == match.2 && $0.constant == constant
    }
    found?.isActive = false
    return found != nil
  }

  private func setFlag(_ text: String) -> Bool {
    let flag = #/Set (\w+)\.translatesAutoresizingMaskIntoConstraints = false/#
    guard let view = text.firstMatch(of: flag).flatMap({ view($0.1) }) else { return false }
    view.translatesAutoresizingMaskIntoConstraints = false
    return true
  }

  /// Connects the ends of a broken chain.
  private func connect(_ text: String) -> Bool {
    let ends = #/no constraint connects (\w+)\.(\w+)(?: or \w+\.\w+)* to (\w+)\.(\w+)/#
    guard let match = text.firstMatch(of: ends) else { return false }
    return relate(match.1, match.2, .equal, match.3, match.4)
  }

  private func pin(_ text: String) -> Bool {
    if let match = text.firstMatch(
      of: #/Pin (\w+)\.(\w+) to (\w+)\.(\w+)( with greaterThanOrEqualTo)?/#)
    {
      let relation: NSLayoutConstraint.Relation = match.5 == nil ? .equal : .greaterThanOrEqual
      return relate(match.1, match.2, relation, match.3, match.4)
    }
    guard let match = text.firstMatch(of: #/Pin (\w+)\.(\w+) to that of (\w+)/#) else {
      return false
    }
    return relate(match.1, match.2, .equal, match.3, match.2)
  }

  private func relate(
    _ first: Substring, _ attribute: Substring, _ relation: NSLayoutConstraint.Relation,
    _ second: Substring, _ other: Substring
  ) -> Bool {
    guard let one = view(first), let two = view(second),
      let attribute = NSLayoutConstraint.Attribute(named: attribute),
      let other = NSLayoutConstraint.Attribute(named: other)
    else { return false }
    NSLayoutConstraint(
      item: one, attribute: attribute, relatedBy: relation, toItem: two, attribute: other,
      multiplier: 1, constant: 0
    ).isActive = true
    return true
  }

  // MARK: Texts

  private func allowLines(_ text: String) -> Bool {
    guard text.contains("Allow more lines (numberOfLines = 0 for any number)") else { return false }
    let labels = views.compactMap { $0 as? UILabel }.filter { $0.numberOfLines != 0 }
    for label in labels { label.numberOfLines = 0 }
    return !labels.isEmpty
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init?(named name: Substring) {
    let all: [NSLayoutConstraint.Attribute] = [
      .leading, .trailing, .left, .right, .top, .bottom, .width, .height,
    ]
    guard let found = all.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
