internal import Foundation
internal import Graphics

extension DecidingProperty {
  /// What every view has.
  static let views = appearance + margins + priorities + environment

  private static let appearance = [
    DecidingProperty(
      "backgroundColor", of: UIView.self,
      read: { view in view.backgroundColor?.description(in: view.traitCollection) }),
    DecidingProperty("alpha", \UIView.alpha, default: 1),
    DecidingProperty("hidden", of: UIView.self, read: { _ in nil }) { view, text in
      set(\.isHidden, of: view, to: text == "true")
    },
    layer("cornerRadius", \.cornerRadius, default: 0),
    layer("borderWidth", \.borderWidth, default: 0),
    DecidingProperty(
      "borderColor", of: UIView.self,
      // Kept without a border too, so that a border that appears is named by its width alone.
      read: { view in
        guard let color = view.layer.borderColor else { return "none" }
        guard color != CGColor(color: .black) else { return nil }
        return UIColor(cgColor: color).description(in: view.traitCollection)
      }),
    DecidingProperty("transform", \UIView.shownTransform, default: .identity),
    DecidingProperty("anchorPoint", \UIView.anchorPoint, default: CGPoint(x: 0.5, y: 0.5)),
    layer("sublayerTransform", \.sublayerTransform, default: CATransform3DIdentity),
    DecidingProperty("clipsToBounds", \UIView.clipsToBounds, default: false),
    DecidingProperty("contentMode", choice: \UIView.contentMode, default: .scaleToFill),
    DecidingProperty(
      "tintColor", of: UIView.self,
      read: { view in view.ownTintColor?.description(in: view.traitCollection) }),
    layer("layer.shadowOpacity", \.shadowOpacity, default: 0),
    layer("layer.shadowRadius", \.shadowRadius, default: 3),
    layer("layer.shadowOffset", \.shadowOffset, default: CGSize(width: 0, height: -3)),
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
      "preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins, default: false),
    DecidingProperty(
      "insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea, default: true),
    DecidingProperty("autoresizingMask", of: UIView.self) { view in
      let mask = view.translatesAutoresizingMaskIntoConstraints ? view.autoresizingMask : []
      return mask.isEmpty ? nil : "\(mask.rawValue)"
    } write: { view, text in
      let mask = UIView.AutoresizingMask(rawValue: text.flatMap { UInt($0) } ?? 0)
      return set(\.autoresizingMask, of: view, to: mask)
    },
  ]

  private static let priorities = [
    priority("horizontalHugging", \.horizontalHugging, default: 250),
    priority("verticalHugging", \.verticalHugging, default: 250),
    priority("horizontalCompressionResistance", \.horizontalResistance, default: 750),
    priority("verticalCompressionResistance", \.verticalResistance, default: 750),
  ]

  private static let environment = [
    DecidingProperty(
      "semanticContentAttribute", choice: \UIView.semanticContentAttribute, default: .unspecified),
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
    trait("systemVersion", \.systemVersion, standard: .standard) {
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
  // Two paths of one key are read faster than one path of two.

  /// A property of a view's layer.
  fileprivate static func layer<Value: DecidingValue>(
    _ key: String, _ path: ReferenceWritableKeyPath<CALayer, Value>, default standard: Value
  ) -> DecidingProperty {
    DecidingProperty(key, of: UIView.self, default: standard) {
      $0.layer[keyPath: path]
    } set: {
      $0.layer[keyPath: path] = $1
    }
  }

  /// A priority of the size of a view's contents.
  fileprivate static func priority(
    _ key: String, _ path: WritableKeyPath<DecidingPriorities, Float>, default standard: Float
  ) -> DecidingProperty {
    DecidingProperty(key, of: UIView.self, default: standard) {
      $0.decidingPriorities[keyPath: path]
    } set: {
      $0.decidingPriorities[keyPath: path] = $1
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
      !(self is UITextField), !isOfThisModule(type(of: self)),
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

  /// The priorities of the contents' size as numbers; setting one updates the layout.
  fileprivate var decidingPriorities: DecidingPriorities {
    get { DecidingPriorities(contentPriorities) }
    set {
      contentPriorities = newValue.priorities
      invalidateEngine()
    }
  }
}

/// The priorities of a content size as numbers.
private struct DecidingPriorities {
  var horizontalHugging: Float
  var verticalHugging: Float
  var horizontalResistance: Float
  var verticalResistance: Float

  init(_ priorities: ContentPriorities) {
    horizontalHugging = priorities.horizontalHugging.rawValue
    verticalHugging = priorities.verticalHugging.rawValue
    horizontalResistance = priorities.horizontalResistance.rawValue
    verticalResistance = priorities.verticalResistance.rawValue
  }

  var priorities: ContentPriorities {
    ContentPriorities(
      horizontalHugging: UILayoutPriority(rawValue: horizontalHugging),
      verticalHugging: UILayoutPriority(rawValue: verticalHugging),
      horizontalResistance: UILayoutPriority(rawValue: horizontalResistance),
      verticalResistance: UILayoutPriority(rawValue: verticalResistance))
  }
}
