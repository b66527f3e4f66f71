import Fixtures
import Foundation
import TestSupport
import UIKit

/// One kind of change that an app's author makes.
@MainActor struct ChangeKind {
  let name: String
  /// Gives the cell what is going to be changed, before and after.
  var prepare: (@MainActor (UIView, inout SeededGenerator) -> Void)?
  /// Changes a view that has not been laid out, or its configuration; nil if the cell has nothing to change.
  let make: @MainActor (UIView, inout Configuration, inout SeededGenerator) -> MadeChange?

  var isPrepared: Bool { prepare != nil }

  static let all: [ChangeKind] = [
    ofConstraints, ofStacks, ofTexts, ofLooks, ofTree, ofCells, ofLayers, ofRuns, ofLists,
    ofControls, ofFields, ofContents,
  ].flatMap { $0 }

  /// A kind that changes one view of a class.
  static func view<View: UIView>(
    _ name: String, _ type: View.Type = View.self,
    where isFit: @escaping (View) -> Bool = { _ in true },
    _ change: @escaping @MainActor (View, inout SeededGenerator) -> [[String]]?
  ) -> ChangeKind {
    ChangeKind(name: name) { root, _, random in
      let views = root.appViews.compactMap { $0 as? View }.filter(isFit)
      guard !views.isEmpty else { return nil }
      let view = random.pick(views)
      return change(view, &random).map { MadeChange(views: [view], words: $0) }
    }
  }
}

extension ChangeKind {
  /// A kind that changes a view of its own, which a random container of the cell gets.
  ///
  /// - Parameters:
  ///   - name: the kind.
  ///   - size: of the view in points; nil for that of its contents.
  ///   - inside: names of views in it that are as right as its own.
  ///   - make: makes the view as it is before the change.
  ///   - change: changes it, and returns the words for that.
  /// - Returns: the kind.
  static func own<View: UIView>(
    _ name: String, size: CGSize? = CGSize(width: 60, height: 40), inside: [String] = [],
    _ make: @escaping @MainActor () -> View,
    _ change: @escaping @MainActor (View, inout SeededGenerator) -> [[String]]
  ) -> ChangeKind {
    let words = name.split(separator: " ").map { $0.capitalized }
    let identifier = "own" + words.joined()
    return ChangeKind(name: name) { root, random in
      let view = make()
      view.accessibilityIdentifier = identifier
      view.place(in: random.pick(root.hosts), size, &random)
    } make: { root, _, random in
      let view = root.descendants.first { $0.accessibilityIdentifier == identifier } as? View
      return view.map {
        MadeChange(views: [$0], words: change($0, &random), otherNames: inside)
      }
    }
  }
}

/// A change that was made, as the words that a true report of it has.
@MainActor struct MadeChange {
  /// The views of which one must be named.
  let views: [UIView]
  /// One of each list must be said: the property in the spellings that are right, the old and the new value.
  let words: [[String]]
  /// Names that are as right as those of the views.
  var otherNames: [String] = []
}

extension UIView {
  /// The views below this one that an app can reach and that have something to show.
  var appViews: [UIView] {
    subviews.flatMap { view in
      view is UIControl || view is UITextView ? [view] : [view] + view.appViews
    }
  }
}

extension UIView {
  /// The containers that can have one more view.
  fileprivate var hosts: [UIView] {
    let content = (self as? UITableViewCell)?.contentView ?? self
    return [content] + appViews.filter { type(of: $0) == UIView.self || $0 is UIStackView }
  }

  /// Adds the view where a container has space, or last in a stack.
  fileprivate func place(in host: UIView, _ size: CGSize?, _ random: inout SeededGenerator) {
    translatesAutoresizingMaskIntoConstraints = false
    if let stack = host as? UIStackView {
      stack.addArrangedSubview(self)
    } else {
      host.addSubview(self)
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(
          equalTo: host.leadingAnchor, constant: CGFloat(4 + random.below(20))),
        topAnchor.constraint(equalTo: host.topAnchor, constant: CGFloat(2 + random.below(9))),
      ])
    }
    guard let size else { return }
    for side in [
      widthAnchor.constraint(equalToConstant: size.width),
      heightAnchor.constraint(equalToConstant: size.height),
    ] {
      side.priority = UILayoutPriority(999)
      side.isActive = true
    }
  }
}

extension CGFloat {
  /// The number as messages write it.
  var word: String { String(format: "%.4g", Double(self)) }
}
