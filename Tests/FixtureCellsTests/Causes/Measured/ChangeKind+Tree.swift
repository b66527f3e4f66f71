import TestSupport
import UIKit

extension ChangeKind {
  static let ofTree = [
    ChangeKind(name: "view added") { root, _, random in
      let hosts = root.appViews.filter { !$0.subviews.isEmpty }
      guard !hosts.isEmpty else { return nil }
      let host = random.pick(hosts)
      let view = UIView()
      view.backgroundColor = .systemRed
      if let stack = host as? UIStackView {
        view.heightAnchor.constraint(equalToConstant: 9).isActive = true
        view.widthAnchor.constraint(equalToConstant: 9).isActive = true
        stack.addArrangedSubview(view)
      } else {
        view.frame = CGRect(x: 3, y: 3, width: 9, height: 9)
        host.addSubview(view)
      }
      return MadeChange(views: [view], words: [["new", "added"]])
    },
    ChangeKind(name: "view removed") { root, _, random in
      let views = root.appViews.filter { $0.superview !== root }
      guard !views.isEmpty else { return nil }
      let view = random.pick(views)
      // A view of an app's class may compute its own size from its subviews.
      let container = view.superview
      view.removeFromSuperview()
      return MadeChange(
        views: [view] + [container].compactMap { $0 }, words: [["gone", "removed"]])
    },
    ChangeKind(name: "arranged views reordered") { root, _, random in
      let stacks = root.appViews.compactMap { $0 as? UIStackView }
        .filter { $0.arrangedSubviews.count > 1 }
      guard !stacks.isEmpty else { return nil }
      let stack = random.pick(stacks)
      let first = stack.arrangedSubviews[0]
      stack.removeArrangedSubview(first)
      stack.insertArrangedSubview(first, at: 1)
      return MadeChange(
        views: [stack] + stack.arrangedSubviews, words: [["order", "moved", "position"]])
    },
    ChangeKind(name: "subviews reordered") { root, _, random in
      let hosts = root.appViews.filter { $0.subviews.count > 1 }
      guard !hosts.isEmpty else { return nil }
      let host = random.pick(hosts)
      let views = host.subviews
      host.bringSubviewToFront(views[0])
      return MadeChange(views: [host] + views, words: [["order", "in front", "above"]])
    },
  ]

  static let ofCells = [
    ChangeKind(name: "layout margins") { root, _, _ in
      let cell = root.subviews.first { $0.subviews.isEmpty == false }
      guard let cell else { return nil }
      cell.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 17, leading: 31, bottom: 17, trailing: 31)
      return MadeChange(views: [cell], words: [["argins"], ["31"]])
    },
    ChangeKind(name: "semantic direction") { root, _, random in
      let views = root.appViews.filter { !$0.subviews.isEmpty }
      guard !views.isEmpty else { return nil }
      let view = random.pick(views)
      view.semanticContentAttribute = .forceRightToLeft
      return MadeChange(
        views: [view], words: [["semantic", "direction"], ["forceRightToLeft", "right to left"]])
    },
    ChangeKind(name: "accessory type") { root, _, _ in
      guard let cell = root as? UITableViewCell else { return nil }
      cell.accessoryType = cell.accessoryType == .none ? .checkmark : .none
      return MadeChange(
        views: [cell], words: [["accessory", "Accessory"]], otherNames: ["AccessoryView[0]"])
    },
    ChangeKind(name: "content configuration") { root, _, random in
      guard let cell = root as? UITableViewCell,
        var content = cell.contentConfiguration as? UIListContentConfiguration
      else { return nil }
      switch random.below(3) {
      case 0:
        content.imageToTextPadding += 7
        cell.contentConfiguration = content
        return MadeChange(views: [cell] + cell.appViews, words: [["imageToTextPadding"]])
      case 1:
        content.secondaryText = "Another text"
        cell.contentConfiguration = content
        return MadeChange(views: [cell] + cell.appViews, words: [["text"]])
      default:
        content.directionalLayoutMargins.top += 5
        cell.contentConfiguration = content
        return MadeChange(views: [cell] + cell.appViews, words: [["argins"]])
      }
    },
    ChangeKind(name: "row height") { root, configuration, _ in
      configuration.height = 97
      return MadeChange(
        views: [root], words: [["height", "taller", "shorter"]], otherNames: ["cell", "Cell"])
    },
    ChangeKind(name: "width of the cell") { root, configuration, _ in
      configuration.width = 375
      return MadeChange(views: [root], words: [["width", "wider"]], otherNames: ["cell"])
    },
    ChangeKind(name: "text size") { root, configuration, _ in
      configuration.contentSize = .accessibilityLarge
      return MadeChange(
        views: [root] + root.appViews, words: [["font", "is set in", "contentSizeCategory"]])
    },
  ]
}
