internal import Foundation
internal import Graphics

extension DecidingProperty {
  static let views = appearance + colors + layers + margins + priorities + environment

  private static let appearance = [
    DecidingProperty(
      "alpha", of: UIView.self, default: 1, get: { $0.alpha }, set: { $0.alpha = $1 }),
    DecidingProperty("hidden", of: UIView.self, read: { _ in nil }) { view, text in
      set(\.isHidden, of: view, to: text == "true")
    },
    layer("cornerRadius", default: 0, get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
    layer("borderWidth", default: 0, get: { $0.borderWidth }, set: { $0.borderWidth = $1 }),
    DecidingProperty(
      "transform", of: UIView.self, default: .identity, get: { $0.shownTransform },
      set: { $0.shownTransform = $1 }),
    DecidingProperty(
      "anchorPoint", of: UIView.self, default: CGPoint(x: 0.5, y: 0.5), get: { $0.anchorPoint },
      set: { $0.anchorPoint = $1 }),
    layer(
      "sublayerTransform", default: CATransform3DIdentity, get: { $0.sublayerTransform },
      set: { $0.sublayerTransform = $1 }),
    DecidingProperty(
      "clipsToBounds", of: UIView.self, default: false, get: { $0.clipsToBounds },
      set: { $0.clipsToBounds = $1 }),
    DecidingProperty(
      "contentMode", choiceOf: UIView.self, default: .scaleToFill, get: { $0.contentMode },
      set: { $0.contentMode = $1 }),
  ]

  private static let margins = [
    DecidingProperty("layoutMargins", of: UIView.self) {
      $0.ownLayoutMargins?.decidingText
    } write: {
      view, text in
      let margins = text.flatMap(NSDirectionalEdgeInsets.init(decidingText:))
      guard (margins == nil) == (text == nil) else { return nil }
      let present = view.ownLayoutMargins
      view.setOwnLayoutMargins(margins)
      return { view.setOwnLayoutMargins(present) }
    },
    DecidingProperty(
      "preservesSuperviewLayoutMargins", of: UIView.self, default: false,
      get: { $0.preservesSuperviewLayoutMargins }, set: { $0.preservesSuperviewLayoutMargins = $1 }),
    DecidingProperty(
      "insetsLayoutMarginsFromSafeArea", of: UIView.self, default: true,
      get: { $0.insetsLayoutMarginsFromSafeArea }, set: { $0.insetsLayoutMarginsFromSafeArea = $1 }),
    DecidingProperty("autoresizingMask", of: UIView.self) { view in
      let mask = view.translatesAutoresizingMaskIntoConstraints ? view.autoresizingMask : []
      return mask.isEmpty ? nil : "\(mask.rawValue)"
    } write: { view, text in
      let mask = UIView.AutoresizingMask(rawValue: text.flatMap { UInt($0) } ?? 0)
      return set(\.autoresizingMask, of: view, to: mask)
    },
  ]

  private static let priorities = [
    priority(
      "horizontalHugging", default: 250, get: { $0.horizontalHugging },
      set: { $0.horizontalHugging = $1 }),
    priority(
      "verticalHugging", default: 250, get: { $0.verticalHugging }, set: { $0.verticalHugging = $1 }
    ),
    priority(
      "horizontalCompressionResistance", default: 750, get: { $0.horizontalResistance },
      set: { $0.horizontalResistance = $1 }),
    priority(
      "verticalCompressionResistance", default: 750, get: { $0.verticalResistance },
      set: { $0.verticalResistance = $1 }),
  ]

  private static let environment = [
    DecidingProperty(
      "semanticContentAttribute", choiceOf: UIView.self, default: .unspecified,
      get: { $0.semanticContentAttribute }, set: { $0.semanticContentAttribute = $1 }),
    trait("contentSizeCategory", \.preferredContentSizeCategory, standard: .large) {
      $0.rawValue
    } value: {
      UIContentSizeCategory(rawValue: $0)
    } override: {
      $0.preferredContentSizeCategory = $1
    },
    trait("layoutDirection", \.layoutDirection, standard: .leftToRight) {
      "\($0)"
    } value: {
      UITraitEnvironmentLayoutDirection(caseName: $0)
    } override: {
      $0.layoutDirection = $1
    },
    trait("userInterfaceStyle", \.userInterfaceStyle, standard: .light) {
      "\($0)"
    } value: {
      UIUserInterfaceStyle(caseName: $0)
    } override: {
      $0.userInterfaceStyle = $1
    },
    // A layout without a release is of iOS 18, also when another one has become the standard.
    trait("systemVersion", \.systemVersion, standard: .iOS(18)) {
      $0.description
    } value: {
      SystemVersion($0)
    } override: {
      $0.systemVersion = $1
    },
    DecidingProperty("intrinsicSize", of: UIView.self) {
      $0.intrinsicSizeOfApp?.decidingText
    } write: {
      view, text in
      guard let size = text.map(CGSize.init(decidingText:)) ?? UIView.noIntrinsicSize else {
        return nil
      }
      let present = view.placeholderSize
      view.setPlaceholderSize(PlaceholderSize(width: size.width, height: size.height))
      return { view.setPlaceholderSize(present) }
    },
  ]
}

extension DecidingProperty {
  /// A property of a view's layer.
  static func layer<Value: DecidingValue>(
    _ key: String, default standard: Value, get: @escaping @MainActor (CALayer) -> Value,
    set: @escaping @MainActor (CALayer, Value) -> Void
  ) -> DecidingProperty {
    DecidingProperty(key, of: UIView.self, default: standard) {
      get($0.layer)
    } set: {
      set($0.layer, $1)
    }
  }

  /// A priority of the size of a view's contents.
  fileprivate static func priority(
    _ key: String, default standard: Float,
    get: @escaping @MainActor (ContentPriorities) -> UILayoutPriority,
    set: @escaping @MainActor (inout ContentPriorities, UILayoutPriority) -> Void
  ) -> DecidingProperty {
    DecidingProperty(key, of: UIView.self, default: standard) {
      get($0.contentPriorities).rawValue
    } set: {
      set(&$0.contentPriorities, UILayoutPriority(rawValue: $1))
      $0.invalidateEngine()
    }
  }

  /// A trait of a view, stored where it differs from the superview's or, for a root, from the default.
  fileprivate static func trait<Value: Equatable>(
    _ key: String, _ path: KeyPath<UITraitCollection, Value>, standard: Value,
    text: @escaping (Value) -> String, value: @escaping (String) -> Value?,
    override: @escaping (inout UITraitOverrides, Value) -> Void
  ) -> DecidingProperty {
    func inherited(_ view: UIView) -> Value {
      view.superview?.traitCollection[keyPath: path] ?? standard
    }
    return DecidingProperty(key, of: UIView.self) { view in
      let traits = view.traitCollection
      // Most views have the very collection of their superview.
      guard traits !== view.superview?.traitCollection else { return nil }
      let present = traits[keyPath: path]
      return present == inherited(view) ? nil : text(present)
    } write: { view, text in
      guard let wanted = text.map(value) ?? inherited(view) else { return nil }
      let present = view.traitOverrides
      override(&view.traitOverrides, wanted)
      return { view.traitOverrides = present }
    }
  }
}

extension UIView {
  fileprivate static let noIntrinsicSize = CGSize(
    width: noIntrinsicMetric, height: noIntrinsicMetric)

  /// The size that the app's class has for its contents; nil where other stored properties decide it.
  ///
  /// It is the one that the layout used, as calling the app's code again could change something.
  fileprivate var intrinsicSizeOfApp: CGSize? {
    guard !wrapsContent, !(self is UILabel), !(self is UIImageView), !(self is UIButton),
      !(self is UITextField), !isOfUIKit(type(of: self)),
      let size = layoutHost.layoutEngine?.contentSizes[ObjectIdentifier(self)]
    else { return nil }
    return size == Self.noIntrinsicSize ? nil : size
  }

  /// What the transform does to the plane, as the picture shows it.
  fileprivate var shownTransform: CGAffineTransform {
    get { layerTransform.flat }
    set { transform = newValue }
  }

  fileprivate func setPlaceholderSize(_ size: PlaceholderSize) {
    placeholderSize = size
    invalidateIntrinsicContentSize()
  }

  fileprivate func setOwnLayoutMargins(_ margins: NSDirectionalEdgeInsets?) {
    ownLayoutMargins = margins
    marginsDidChange()
  }
}
