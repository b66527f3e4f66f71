internal import Foundation

extension DecidingProperty {
  static let controls = states + buttons + configuredButtons + fields + values

  private static let states = [
    DecidingProperty("enabled", \UIControl.isEnabled, default: true),
    DecidingProperty("selected", \UIControl.isSelected, default: false),
    DecidingProperty("highlighted", \UIControl.isHighlighted, default: false),
  ]

  private static let buttons = [
    DecidingProperty("title", of: UIButton.self) {
      $0.title(for: .normal)
    } write: { button, text in
      let present = button.title(for: .normal)
      button.setTitle(text, for: .normal)
      return { button.setTitle(present, for: .normal) }
    },
    DecidingProperty("buttonImage", of: UIButton.self) {
      $0.image(for: .normal)?.sizeText
    } write: {
      button, text in
      let present = button.image(for: .normal)
      guard let image = UIImage.restored(text, like: present) else { return nil }
      button.setImage(image, for: .normal)
      return { button.setImage(present, for: .normal) }
    },
    DecidingProperty(
      "buttonImageContents", of: UIButton.self, read: { $0.image(for: .normal)?.contentsText }),
    DecidingProperty("titleLabel.font", of: UIButton.self) { button in
      guard button.configuration == nil, let name = button.titleLabel?.font.plainName,
        name != button.standardTitleFont.plainName
      else { return nil }
      return name
    } write: { button, name in
      let font = name.map { UIFont(plainName: $0) } ?? button.standardTitleFont
      guard let font, let label = button.titleLabel else { return nil }
      return set(\.font, of: label, to: font)
    },
    DecidingProperty("contentEdgeInsets", \UIButton.contentEdgeInsets, default: .zero),
    DecidingProperty("titleEdgeInsets", \UIButton.titleEdgeInsets, default: .zero),
    DecidingProperty("imageEdgeInsets", \UIButton.imageEdgeInsets, default: .zero),
  ]

  private static let configuredButtons =
    [
      DecidingProperty("configuration.style", of: UIButton.self) {
        $0.configuration?.style.rawValue
      } write: { button, text in
        guard var configuration = button.configuration,
          let style = text.flatMap(UIButton.Configuration.Style.init)
        else { return nil }
        configuration.style = style
        return set(\.configuration, of: button, to: configuration)
      },
      configured("configuration.title", \.title),
      configured("configuration.subtitle", \.subtitle),
      configured("configuration.contentInsets", \.contentInsets),
      configured("configuration.imagePadding", \.imagePadding),
      configured("configuration.titlePadding", \.titlePadding),
      configured("configuration.imagePlacement", \.imagePlacement.decidingValue),
      configured("configuration.buttonSize", \.buttonSize.decidingValue),
      configured("configuration.titleAlignment", \.titleAlignment.decidingValue),
      configured("configuration.cornerStyle", \.cornerStyle.decidingValue),
      configured("configuration.titleLineBreakMode", \.titleLineBreakMode.decidingValue),
      configured("configuration.showsActivityIndicator", \.showsActivityIndicator),
      DecidingProperty("configuration.image", of: UIButton.self) {
        $0.configuration?.image?.sizeText
      } write: { button, text in
        guard var configuration = button.configuration,
          let image = UIImage.restored(text, like: configuration.image)
        else { return nil }
        configuration.image = image
        return set(\.configuration, of: button, to: configuration)
      },
      DecidingProperty(
        "configuration.imageContents", of: UIButton.self,
        read: { $0.configuration?.image?.contentsText }),
    ]
    + configuredColor("configuration.baseForegroundColor", \.baseForegroundColor)
    + configuredColor("configuration.baseBackgroundColor", \.baseBackgroundColor)

  /// A colour of a button's configuration.
  private static func configuredColor(
    _ key: String, _ path: WritableKeyPath<UIButton.Configuration, UIColor?>
  ) -> [DecidingProperty] {
    color(key, of: UIButton.self, get: { $0.configuration?[keyPath: path] }) { button, color in
      guard var configuration = button.configuration else { return nil }
      configuration[keyPath: path] = color
      return set(\.configuration, of: button, to: configuration)
    }
  }

  /// A property of a button's configuration, stored wherever there is a configuration.
  private static func configured<Value: DecidingValue>(
    _ key: String, _ path: WritableKeyPath<UIButton.Configuration, Value>
  ) -> DecidingProperty {
    DecidingProperty(key, of: UIButton.self) {
      $0.configuration?[keyPath: path].decidingText
    } write: { button, text in
      guard var configuration = button.configuration,
        let value = text.flatMap({ Value(decidingText: $0) })
      else { return nil }
      configuration[keyPath: path] = value
      return set(\.configuration, of: button, to: configuration)
    }
  }

  /// A property of a button's configuration, stored where it is not nil.
  private static func configured<Value: DecidingValue>(
    _ key: String, _ path: WritableKeyPath<UIButton.Configuration, Value?>
  ) -> DecidingProperty {
    DecidingProperty(key, of: UIButton.self) {
      $0.configuration?[keyPath: path]?.decidingText
    } write: { button, text in
      guard var configuration = button.configuration else { return nil }
      configuration[keyPath: path] = text.flatMap({ Value(decidingText: $0) })
      return set(\.configuration, of: button, to: configuration)
    }
  }

  private static let fields = [
    DecidingProperty("text", of: UITextField.self) {
      $0.text.flatMap { $0.isEmpty ? nil : $0 }
    } write: {
      field, text in
      set(\.text, of: field, to: text)
    },
    DecidingProperty("placeholder", \UITextField.placeholder),
    font(\UITextField.font),
    DecidingProperty("textAlignment", choice: \UITextField.textAlignment, default: .natural),
    DecidingProperty("borderStyle", choice: \UITextField.borderStyle, default: .none),
    DecidingProperty("clearButtonMode", choice: \UITextField.clearButtonMode, default: .never),
    DecidingProperty(
      "adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth, default: false),
    DecidingProperty("minimumFontSize", \UITextField.minimumFontSize, default: 0),
    DecidingProperty("secureTextEntry", \UITextField.isSecureTextEntry, default: false),
  ]

  static func font<View: UIView>(
    _ path: ReferenceWritableKeyPath<View, UIFont?>
  ) -> DecidingProperty {
    DecidingProperty("font", of: View.self) {
      $0[keyPath: path]?.plainName
    } write: { view, name in
      let font = name.flatMap { UIFont(plainName: $0) }
      guard (font == nil) == (name == nil) else { return nil }
      return set(path, of: view, to: font)
    }
  }

  private static let segmentSeparator = " | "

  private static let values = [
    DecidingProperty("on", \UISwitch.isOn, default: false),
    DecidingProperty("value", \UISlider.value, default: 0),
    DecidingProperty("minimumValue", \UISlider.minimumValue, default: 0),
    DecidingProperty("maximumValue", \UISlider.maximumValue, default: 1),
    DecidingProperty("progress", \UIProgressView.progress, default: 0),
    DecidingProperty("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex, default: -1),
    DecidingProperty("segments", of: UISegmentedControl.self) { control in
      (0..<control.numberOfSegments)
        .map {
          control.titleForSegment(at: $0) ?? control.imageForSegment(at: $0)?.sizeText ?? ""
        }
        .joined(separator: segmentSeparator)
    } write: { control, text in
      let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
      guard let former = text?.components(separatedBy: segmentSeparator),
        former.count == titles.count, !titles.contains(nil)
      else { return nil }
      @MainActor func set(_ titles: [String?]) {
        for (place, title) in titles.enumerated() { control.setTitle(title, forSegmentAt: place) }
      }
      set(former)
      return { set(titles) }
    },
    DecidingProperty("numberOfPages", \UIPageControl.numberOfPages, default: 0),
    DecidingProperty("currentPage", \UIPageControl.currentPage, default: 0),
    DecidingProperty("style", choice: \UIActivityIndicatorView.style, default: .medium),
  ]
}

extension RawRepresentable where RawValue: FixedWidthInteger {
  /// The case as a number, which can be set.
  fileprivate var decidingValue: Int {
    get { Int(rawValue) }
    set { if let value = RawValue(exactly: newValue).flatMap(Self.init) { self = value } }
  }
}
