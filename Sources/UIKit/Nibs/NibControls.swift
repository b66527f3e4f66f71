internal import Foundation
internal import InterfaceBuilder

// What the file says of a control, in UIKit's terms.
extension NibBuilder {
  func applyControl(_ model: IBView, to view: UIView) {
    let element = model.element
    if let control = view as? UIControl { applyState(of: element, to: control) }
    switch view {
    case let button as UIButton: apply(element, to: button)
    case let field as UITextField: apply(element, to: field)
    case let text as UITextView: apply(element, to: text)
    case let segments as UISegmentedControl: apply(element, to: segments)
    case let slider as UISlider: apply(element, to: slider)
    case let progress as UIProgressView: apply(element, to: progress)
    case let pages as UIPageControl: apply(element, to: pages)
    case let effect as UIVisualEffectView: apply(element, to: effect)
    default: applySmallControl(element, to: view)
    }
  }

  private func applyState(of element: IBElement, to control: UIControl) {
    control.isEnabled = element["enabled"] != "NO"
    control.isSelected = element["selected"] == "YES"
    control.isHighlighted = element["highlighted"] == "YES"
    switch element["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    default: break
    }
    switch element["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    default: break
    }
  }

  private func applySmallControl(_ element: IBElement, to view: UIView) {
    switch view {
    case let view as UISwitch:
      view.isOn = element["on"] != "NO"
      view.onTintColor = color("onTintColor", of: element)
      view.thumbTintColor = color("thumbTintColor", of: element)
    case let view as UIStepper:
      view.minimumValue = element.decimal("minimumValue") ?? 0
      view.maximumValue = element.decimal("maximumValue") ?? 100
      view.value = element.decimal("value") ?? 0
    case let view as UIActivityIndicatorView:
      view.style = element["style"]?.lowercased().contains("large") == true ? .large : .medium
      if let color = color("color", of: element) { view.color = color }
      view.hidesWhenStopped = element["hidesWhenStopped"] == "YES"
      if element["animating"] == "YES" { view.startAnimating() }
    default: break
    }
  }

  private func apply(_ element: IBElement, to slider: UISlider) {
    slider.minimumValue = Float(element.decimal("minValue") ?? 0)
    slider.maximumValue = Float(element.decimal("maxValue") ?? 1)
    slider.value = Float(element.decimal("value") ?? 0)
    slider.minimumTrackTintColor = color("minimumTrackTintColor", of: element)
    slider.maximumTrackTintColor = color("maximumTrackTintColor", of: element)
    slider.thumbTintColor = color("thumbTintColor", of: element)
    slider.minimumValueImage = image("minimumValueImage", of: element, in: element)
    slider.maximumValueImage = image("maximumValueImage", of: element, in: element)
  }

  private func apply(_ element: IBElement, to view: UIProgressView) {
    if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
    view.progress = Float(element.decimal("progress") ?? 0)
    view.progressTintColor = color("progressTintColor", of: element)
    view.trackTintColor = color("trackTintColor", of: element)
    for name in ["progressImage", "trackImage"] where element[name] != nil {
      note(element, .leftOut(.barImage(name)))
    }
  }

  private func apply(_ element: IBElement, to view: UIPageControl) {
    view.numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), 1000)
    view.currentPage = element.integer("currentPage") ?? 0
    view.hidesForSinglePage = element["hidesForSinglePage"] == "YES"
    view.pageIndicatorTintColor = color("pageIndicatorTintColor", of: element)
    view.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor", of: element)
    switch element["backgroundStyle"] {
    case "prominent": view.backgroundStyle = .prominent
    case "minimal": view.backgroundStyle = .minimal
    default: break
    }
  }

  /// More than a person can tell apart; each is a view of its own.
  private static let segmentLimit = 100

  private func apply(_ element: IBElement, to control: UISegmentedControl) {
    let all = element.child(named: "segments")?.children(named: "segment") ?? []
    let segments = all.prefix(Self.segmentLimit)
    if all.count > segments.count {
      note(element, .leftOut(.segments(shown: segments.count, of: all.count)))
    }
    for (index, segment) in segments.enumerated() {
      if let image = image("image", of: segment, in: element) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
      }
      control.setEnabled(segment["enabled"] != "NO", forSegmentAt: index)
      if let width = segment.length("width") {
        control.setWidth(max(0, width), forSegmentAt: index)
      }
      if let offset = segment.size("contentOffset") {
        control.setContentOffset(offset, forSegmentAt: index)
      }
    }
    control.apportionsSegmentWidthsByContent = element["apportionsSegmentWidthsByContent"] == "YES"
    control.selectedSegmentTintColor = color("selectedSegmentTintColor", of: element)
    if let index = element.integer("selectedSegmentIndex"), segments.indices.contains(index) {
      control.selectedSegmentIndex = index
    }
  }

  // MARK: Parts of controls

  func color(_ key: String, of element: IBElement) -> UIColor? {
    document.color(key, of: element).map { color($0, element) }
  }

  func font(
    _ key: String = "fontDescription", of element: IBElement, defaultSize: CGFloat
  ) -> UIFont? {
    document.font(key, of: element).map { font($0, element, defaultSize: defaultSize) }
  }
}
