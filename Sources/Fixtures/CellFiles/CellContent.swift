internal import Foundation
internal import UIKit

/// What a fixture sets on one view of its cell.
@MainActor struct CellContent {
  /// The outlet, user label or identifier of the view.
  let view: String
  /// In the order of ``CellFileKeys/content``.
  let changes: [(key: String, change: Change)]
  let node: CellFileReader.Node

  enum Change {
    case text(String)
    case placeholder(String)
    case lines(Int)
    case image(UIImage)
    case hidden(Bool)
    case alpha(CGFloat)
    case textColor(UIColor)
    case backgroundColor(UIColor)
    case tintColor(UIColor)
    case enabled(Bool)
    case selected(Bool)
    case on(Bool)
    case value(Double)
    case progress(Double)
    case selectedSegment(Int)
    case currentPage(Int)
    case animating(Bool)
  }

  func apply(to instance: NibInstance) throws {
    guard let view = find(in: instance) else {
      let names = names(in: instance)
      throw node.error(
        "no view of the cell is named “\(self.view)”.\(Suggestion(self.view, among: names).text) "
          + "It has: \(names.joined(separator: ", ")).")
    }
    for (key, change) in changes where !change.apply(to: view) {
      throw node.child(key).error(
        "a \(view.className) takes no “\(key)”; \(Self.owners[key, default: "other views"]) do.")
    }
  }

  private func find(in instance: NibInstance) -> UIView? {
    instance.outlets[view] ?? instance.views.first { $0.nibOrigin?.userLabel == view }
      ?? instance.views.first { $0.nibOrigin?.id == view }
  }

  private func names(in instance: NibInstance) -> [String] {
    let named =
      instance.outlets.keys.sorted() + instance.views.compactMap { $0.nibOrigin?.userLabel }
    return named.isEmpty ? instance.views.compactMap { $0.nibOrigin?.id } : named
  }

  /// The views that take what not all do.
  private static let owners = [
    "text": "labels, buttons, text fields and text views", "placeholder": "text fields",
    "lines": "labels", "image": "image views and buttons",
    "textColor": "labels, text fields and text views", "enabled": "labels and controls",
    "selected": "controls and cells", "on": "switches", "value": "sliders and steppers",
    "progress": "progress views", "selectedSegment": "segmented controls",
    "currentPage": "page controls", "animating": "activity indicators",
  ]
}

extension CellContent.Change {
  /// Sets it on a view; false if a view of this class has no such content.
  @MainActor fileprivate func apply(to view: UIView) -> Bool {
    applyToAny(view) || applyText(to: view) || applyState(to: view)
  }

  @MainActor private func applyToAny(_ view: UIView) -> Bool {
    switch self {
    case .hidden(let isHidden): view.isHidden = isHidden
    case .alpha(let alpha): view.alpha = alpha
    case .backgroundColor(let color): view.backgroundColor = color
    case .tintColor(let color): view.tintColor = color
    default: return false
    }
    return true
  }

  @MainActor private func applyText(to view: UIView) -> Bool {
    switch (self, view) {
    case (.text(let text), let view as UILabel): view.text = text
    case (.text(let text), let view as UIButton): view.setTitle(text, for: .normal)
    case (.text(let text), let view as UITextField): view.text = text
    case (.text(let text), let view as UITextView): view.text = text
    case (.placeholder(let text), let view as UITextField): view.placeholder = text
    case (.lines(let count), let view as UILabel): view.numberOfLines = count
    case (.image(let image), let view as UIImageView): view.show(image)
    case (.image(let image), let view as UIButton): view.setImage(image, for: .normal)
    case (.textColor(let color), let view as UILabel): view.textColor = color
    case (.textColor(let color), let view as UITextField): view.textColor = color
    case (.textColor(let color), let view as UITextView): view.textColor = color
    default: return false
    }
    return true
  }

  @MainActor private func applyState(to view: UIView) -> Bool {
    switch (self, view) {
    case (.enabled(let isEnabled), let view as UIControl): view.isEnabled = isEnabled
    case (.enabled(let isEnabled), let view as UILabel): view.isEnabled = isEnabled
    case (.selected(let isSelected), let view as UIControl): view.isSelected = isSelected
    case (.selected(let isSelected), let view as UITableViewCell): view.isSelected = isSelected
    case (.selected(let isSelected), let view as UICollectionViewCell):
      view.isSelected = isSelected
    case (.on(let isOn), let view as UISwitch): view.isOn = isOn
    case (.value(let value), let view as UISlider): view.value = Float(value)
    case (.value(let value), let view as UIStepper): view.value = value
    case (.progress(let progress), let view as UIProgressView): view.progress = Float(progress)
    case (.selectedSegment(let index), let view as UISegmentedControl):
      view.selectedSegmentIndex = index
    case (.currentPage(let page), let view as UIPageControl): view.currentPage = page
    case (.animating(let isAnimating), let view as UIActivityIndicatorView):
      if isAnimating { view.startAnimating() } else { view.stopAnimating() }
    default: return false
    }
    return true
  }
}

extension UIImageView {
  /// Shows a picture, whose size then counts and not the file's stand-in.
  fileprivate func show(_ image: UIImage) {
    dropPlaceholderSize()
    self.image = image
  }
}
