internal import Foundation
internal import InterfaceBuilder

// What the file says of a control, in UIKit's terms.
extension NibBuilder {
  func applyControl(_ model: IBView, to view: UIView) {
    let element = model.element
    if let control = view as? UIControl {
      control.isEnabled = element["enabled"] != "NO"
      control.isSelected = element["selected"] == "YES"
    }
    switch view {
    case let button as UIButton: apply(element, to: button)
    case let field as UITextField: apply(element, to: field)
    case let text as UITextView: apply(element, to: text)
    case let segments as UISegmentedControl: apply(element, to: segments)
    default: applyState(of: element, to: view)
    }
  }

  private func applyState(of element: IBElement, to view: UIView) {
    switch view {
    case let view as UISwitch: view.isOn = element["on"] != "NO"
    case let view as UISlider:
      view.minimumValue = Float(element.decimal("minValue") ?? 0)
      view.maximumValue = Float(element.decimal("maxValue") ?? 1)
      view.value = Float(element.decimal("value") ?? 0)
    case let view as UIStepper:
      view.minimumValue = element.decimal("minimumValue") ?? 0
      view.maximumValue = element.decimal("maximumValue") ?? 100
      view.value = element.decimal("value") ?? 0
    case let view as UIProgressView: view.progress = Float(element.decimal("progress") ?? 0)
    case let view as UIPageControl:
      view.numberOfPages = min(max(Int(element.decimal("numberOfPages") ?? 0), 0), 1000)
      view.currentPage = Int(element.decimal("currentPage") ?? 0)
    case let view as UIActivityIndicatorView:
      view.style = element["style"]?.lowercased().contains("large") == true ? .large : .medium
      view.hidesWhenStopped = element["hidesWhenStopped"] == "YES"
      if element["animating"] == "YES" { view.startAnimating() }
    default: break
    }
  }

  private func apply(_ element: IBElement, to button: UIButton) {
    if let configuration = element.child(named: "buttonConfiguration", key: "configuration") {
      button.configuration = self.configuration(configuration)
    }
    let normal = element.child(named: "state", key: "normal")
    if let title = normal?.string("title") { button.setTitle(title, for: .normal) }
    if let normal, let color = self.color("titleColor", of: normal) {
      button.setTitleColor(color, for: .normal)
    }
    if let image = normal.flatMap(self.image) { button.setImage(image, for: .normal) }
    if let font = self.font(of: element, defaultSize: 15) { button.titleLabel?.font = font }
    button.contentEdgeInsets = element.insets("contentEdgeInsets")
    button.titleEdgeInsets = element.insets("titleEdgeInsets")
    button.imageEdgeInsets = element.insets("imageEdgeInsets")
  }

  private func configuration(_ element: IBElement) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "gray": .gray()
      case "tinted": .tinted()
      default: .plain()
      }
    configuration.title = element.string("title")
    configuration.subtitle = element.string("subtitle")
    configuration.image = self.image(of: element)
    return configuration
  }

  private func apply(_ element: IBElement, to field: UITextField) {
    field.text = element.string("text")
    field.placeholder = element.string("placeholder")
    if let font = self.font(of: element, defaultSize: 14) { field.font = font }
    if let color = self.color("textColor", of: element) { field.textColor = color }
    field.borderStyle =
      switch element["borderStyle"] {
      case "line": .line
      case "bezel": .bezel
      case "roundedRect": .roundedRect
      default: .none
      }
  }

  private func apply(_ element: IBElement, to view: UITextView) {
    view.text = element.string("text") ?? ""
    if let font = self.font(of: element, defaultSize: 14) { view.font = font }
    if let color = self.color("textColor", of: element) { view.textColor = color }
    view.isScrollEnabled = element["scrollEnabled"] != "NO"
  }

  private func apply(_ element: IBElement, to control: UISegmentedControl) {
    let segments = element.child(named: "segments")?.children(named: "segment") ?? []
    for (index, segment) in segments.enumerated() {
      control.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
    }
    if let index = element.decimal("selectedSegmentIndex").map({ Int($0) }),
      segments.indices.contains(index)
    {
      control.selectedSegmentIndex = index
    }
  }

  private func image(of element: IBElement) -> UIImage? {
    let reference = element.child(named: "imageReference", key: "image") ?? element
    guard let name = reference["image"] else { return nil }
    let isSymbol = reference["catalog"] == "system"
    if let image = images.image(named: name, isSymbol: isSymbol) { return image }
    if !isSymbol, let standIn = images.standIn(for: name) {
      note(element, "The image “\(name)” is missing; its size in the file stands in.")
      return standIn
    }
    note(element, "The image “\(name)” is missing.")
    return nil
  }

  private func color(_ key: String, of element: IBElement) -> UIColor? {
    document.color(key, of: element).map { color($0, element) }
  }

  private func font(of element: IBElement, defaultSize: CGFloat) -> UIFont? {
    document.font("fontDescription", of: element).map {
      font($0, element, defaultSize: defaultSize)
    }
  }
}

extension UIButton {
  /// Creates the button of a type's name; a file leaves out the type of a custom one.
  convenience init(nibType: String?) {
    switch nibType {
    case "system", "roundedRect": self.init(type: .system)
    case "infoLight": self.init(type: .infoLight)
    case "infoDark": self.init(type: .infoDark)
    case "contactAdd": self.init(type: .contactAdd)
    case "close": self.init(type: .close)
    case "detailDisclosure": self.init(type: .detailDisclosure)
    default: self.init(type: .custom)
    }
  }
}

extension IBElement {
  /// A number within what controls can bear.
  fileprivate func decimal(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { abs($0) <= 1_000_000 ? $0 : nil }
  }

  /// The insets of a button's part.
  ///
  /// A number too tiny for layout is kept: with it Interface Builder says that there are insets, which
  /// takes away the button's own padding.
  fileprivate func insets(_ key: String) -> UIEdgeInsets {
    guard let inset = child(named: "inset", key: key) else { return .zero }
    func part(_ name: String) -> CGFloat { inset.decimal(name) ?? 0 }
    return UIEdgeInsets(
      top: part("minY"), left: part("minX"), bottom: part("maxY"), right: part("maxX"))
  }
}
