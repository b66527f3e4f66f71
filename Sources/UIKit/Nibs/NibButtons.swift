internal import Foundation
internal import InterfaceBuilder

// What the file says of a button.
extension NibBuilder {
  func apply(_ element: IBElement, to button: UIButton) {
    for state in element.children(named: "state") {
      if let key = state.key.flatMap({ Self.states[$0] }) {
        apply(state, key, of: element, to: button)
      }
    }
    if let configuration = element.child(named: "buttonConfiguration", key: "configuration") {
      button.configuration = self.configuration(configuration, of: element)
    }
    if let font = self.font(of: element, defaultSize: 15) { button.titleLabel?.font = font }
    if let mode = Self.lineBreakModes[element["lineBreakMode"] ?? ""] {
      button.titleLabel?.lineBreakMode = mode
    }
    button.contentEdgeInsets = element.insets("contentEdgeInsets") ?? .zero
    button.titleEdgeInsets = element.insets("titleEdgeInsets") ?? .zero
    button.imageEdgeInsets = element.insets("imageEdgeInsets") ?? .zero
    button.adjustsImageWhenHighlighted = element["adjustsImageWhenHighlighted"] != "NO"
    button.adjustsImageWhenDisabled = element["adjustsImageWhenDisabled"] != "NO"
    if let offset = element.size("titleShadowOffset"), offset != .zero {
      note(element, .leftOut(.titleShadow))
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
    "tailTruncation": .byTruncatingTail,
  ]

  private func apply(
    _ element: IBElement, _ state: UIControl.State, of view: IBElement, to button: UIButton
  ) {
    if let title = element.string("title") { button.setTitle(title, for: state) }
    if let title = attributedString("attributedTitle", of: element, in: view) {
      button.setAttributedTitle(title, for: state)
    }
    if let color = color("titleColor", of: element) { button.setTitleColor(color, for: state) }
    if let image = image("image", of: element, in: view) { button.setImage(image, for: state) }
    if let image = image("backgroundImage", of: element, in: view) {
      button.setBackgroundImage(image, for: state)
    }
    if let symbols = symbolConfiguration("preferredSymbolConfiguration", of: element)
      ?? symbolConfiguration("preferredSymbolConfigurationForImage", of: element)
    {
      button.setPreferredSymbolConfiguration(symbols, forImageIn: state)
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
