import UIKit

/// Changes of content and background configurations, and of what holds views.
extension ChangeKind {
  static let ofContents = listContents + ofBackgrounds + ofContainers

  private static let listContents = [
    content("content text color", [["textProperties.color"], [".systemRed"]]) {
      $0.textProperties.color = .systemRed
    },
    content("content image tint", [["imageProperties.tintColor"], [".systemRed"]]) {
      $0.imageProperties.tintColor = .systemRed
    },
    content("content font", [["secondaryTextProperties.font"], ["system 21"]]) {
      $0.secondaryTextProperties.font = .systemFont(ofSize: 21)
    },
    content("content image size", [["maximumSize"], ["0 0"], ["11 11"]]) {
      $0.imageProperties.maximumSize = CGSize(width: 11, height: 11)
    },
    content("content alignment", [["textProperties.alignment"], ["natural"], ["justified"]]) {
      $0.textProperties.alignment = .justified
    },
  ]

  private static func content(
    _ name: String, _ words: [[String]],
    _ change: @escaping @MainActor (inout UIListContentConfiguration) -> Void
  ) -> ChangeKind {
    own(name, size: CGSize(width: 240, height: 60)) {
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("Downloads", "Twelve files in three folders here")
      content.image = UIImage(systemName: "star")
      return UIListContentView(configuration: content)
    } _: { (view: UIListContentView, _) in
      if var content = view.configuration as? UIListContentConfiguration {
        change(&content)
        view.configuration = content
      }
      return words
    }
  }

  private static let ofBackgrounds = [
    background("background configuration", [["backgroundColor"], [".systemYellow"]]) {
      $0.backgroundColor = .systemYellow
    },
    background("background radius", [["cornerRadius"], ["6"], ["15"]]) { $0.cornerRadius = 15 },
    background("background insets", [["backgroundInsets"], ["0 0 0 0"], ["4 9 4 9"]]) {
      $0.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 9, bottom: 4, trailing: 9)
    },
    ChangeKind(name: "cell selected") { root, _, _ in
      guard let cell = root as? UITableViewCell else { return nil }
      cell.isSelected = true
      return MadeChange(views: [cell], words: [["selected"], ["false"], ["true"]])
    },
    ChangeKind(name: "accessory view") { root, _, _ in
      guard let cell = root as? UITableViewCell, cell.accessoryType == .none else { return nil }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = .systemRed
      cell.accessoryView = view
      return MadeChange(
        views: [cell, view], words: [["accessory", "new"]], otherNames: ["accessoryView"])
    },
  ]

  private static func background(
    _ name: String, _ words: [[String]],
    _ change: @escaping @MainActor (inout UIBackgroundConfiguration) -> Void
  ) -> ChangeKind {
    func configuration() -> UIBackgroundConfiguration {
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .systemTeal
      background.cornerRadius = 6
      return background
    }
    return ChangeKind(name: name) { root, _ in
      (root as? UITableViewCell)?.backgroundConfiguration = configuration()
    } make: { root, _, _ in
      guard let cell = root as? UITableViewCell else { return nil }
      var background = configuration()
      change(&background)
      cell.backgroundConfiguration = background
      return MadeChange(views: [cell], words: words)
    }
  }

  private static let ofContainers = [
    own("view wrapped") {
      let view = UIView()
      let inner = UIView(frame: CGRect(x: 4, y: 4, width: 20, height: 20))
      inner.backgroundColor = .systemBlue
      inner.accessibilityIdentifier = "inner"
      view.addSubview(inner)
      return view
    } _: { view, _ in
      let wrapper = UIView(frame: CGRect(x: 8, y: 2, width: 40, height: 30))
      wrapper.accessibilityIdentifier = "ownViewWrapped wrapper"
      for inner in view.subviews { wrapper.addSubview(inner) }
      view.addSubview(wrapper)
      return [["new", "was"]]
    },
    own("guide") {
      GuideView()
    } _: { view, _ in
      view.width.constant = 31
      return [["width", "leading"], ["10"], ["31"]]
    },
    own("side replaced") {
      GuideView()
    } _: { view, _ in
      view.side.isActive = false
      view.inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 17).isActive = true
      return [["left"], ["replaced by"], ["17"]]
    },
    own("wrapping width", size: nil) { () -> UILabel in
      let label = UILabel()
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 60
      label.text = "Words that wrap"
      return label
    } _: { (label: UILabel, _) in
      label.preferredMaxLayoutWidth = 90
      return [["preferredMaxLayoutWidth"], ["60"], ["90"]]
    },
  ]
}

/// A view that keeps another one behind a guide.
private final class GuideView: UIView {
  let inner = UIView()
  let width: NSLayoutConstraint
  let side: NSLayoutConstraint

  init() {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    width = guide.widthAnchor.constraint(equalToConstant: 10)
    side = inner.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    super.init(frame: .zero)
    inner.accessibilityIdentifier = "ownGuide ownSideReplaced"
    inner.backgroundColor = .systemBlue
    inner.translatesAutoresizingMaskIntoConstraints = false
    addSubview(inner)
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      width, side, guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      inner.topAnchor.constraint(equalTo: topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 12),
      inner.heightAnchor.constraint(equalToConstant: 12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
