internal import Foundation
internal import Graphics
internal import LayoutModel
internal import NumberText

extension DecidingProperty {
  /// What the layer of a view draws besides the view.
  static let layers =
    shadows + gradients + [
      DecidingProperty("borderColor", of: UIView.self) { view in
        // Kept without a border too, so that a border that appears is named by its width alone.
        layerColor(view.layer.borderColor)
      } write: { view, text in
        setColor(\.borderColor, of: view.layer, to: text)
      },
      nameOfColor("borderColor") { $0.borderColor?.source },
      layer(
        "layer.zPosition", default: 0, get: { $0.zPosition }, set: { $0.zPosition = $1 }),
      DecidingProperty("maskedCorners", of: UIView.self) { view in
        view.layer.maskedCorners == .all ? nil : view.layer.maskedCorners.names
      } write: { view, text in
        guard let corners = text.map(CACornerMask.init(names:)) ?? .all else { return nil }
        let present = view.layer.maskedCorners
        view.layer.maskedCorners = corners
        return { view.layer.maskedCorners = present }
      },
      DecidingProperty("layer.mask", of: UIView.self) {
        $0.layer.mask?.drawingText
      } write: { view, text in
        text == nil ? set(\.layer.mask, of: view, to: nil) : nil
      },
      DecidingProperty("layer.sublayers", of: UIView.self) { view in
        // Most layers have none of their own.
        let own = view.layer.ownLayers
        return own.isEmpty ? nil : own.map(\.drawingText).joined(separator: "; ")
      } write: { view, text in
        guard text == nil else { return nil }
        let present = view.layer.layers
        for layer in view.layer.ownLayers { layer.removeFromSuperlayer() }
        return {
          for (place, layer) in present.enumerated() where layer.view == nil {
            view.layer.insertSublayer(layer, at: UInt32(place))
          }
        }
      },
    ]

  private static let shadows = [
    layer(
      "layer.shadowOpacity", default: 0, get: { $0.shadowOpacity }, set: { $0.shadowOpacity = $1 }),
    layer(
      "layer.shadowRadius", default: 3, get: { $0.shadowRadius }, set: { $0.shadowRadius = $1 }),
    layer(
      "layer.shadowOffset", default: CGSize(width: 0, height: -3), get: { $0.shadowOffset },
      set: { $0.shadowOffset = $1 }),
    DecidingProperty("layer.shadowColor", of: UIView.self) { view in
      layerColor(view.layer.shadowColor)
    } write: { view, text in
      setColor(\.shadowColor, of: view.layer, to: text)
    },
    nameOfColor("layer.shadowColor") { $0.shadowColor?.source },
    DecidingProperty("layer.shadowPath", of: UIView.self) {
      $0.layer.shadowPath?.text
    } write: { view, text in
      text == nil ? set(\.layer.shadowPath, of: view, to: nil) : nil
    },
  ]

  private static let gradients = [
    gradient("layer.colors") {
      $0.colorsText
    } write: { layer, text in
      let colors = text?.split(separator: " ").compactMap { UIColor(hexText: String($0))?.cgColor }
      return setOfLayer(\.colors, layer, colors)
    },
    nameOfColor("layer.colors") { ($0 as? CAGradientLayer)?.sourcesOfColors },
    gradient("layer.locations") { layer in
      layer.locations?.map(\.doubleValue.shortDescription).joined(separator: " ")
    } write: { layer, text in
      let numbers = text?.split(separator: " ").compactMap { Double($0) }
      return setOfLayer(\.locations, layer, numbers?.map { NSNumber(value: $0) })
    },
    gradient("layer.startPoint") {
      $0.startPoint.decidingText
    } write: {
      present($1.flatMap(CGPoint.init(decidingText:)), \.startPoint, of: $0)
    },
    gradient("layer.endPoint") {
      $0.endPoint.decidingText
    } write: {
      present($1.flatMap(CGPoint.init(decidingText:)), \.endPoint, of: $0)
    },
    gradient("layer.type") {
      $0.type.rawValue
    } write: {
      present($1.map(CAGradientLayerType.init(rawValue:)), \.type, of: $0)
    },
  ]

  /// The dynamic colour that an app gave a layer: its components are those of light or dark.
  private static func nameOfColor(
    _ key: String, read: @escaping @MainActor (CALayer) -> String?
  ) -> DecidingProperty {
    DecidingProperty(LayoutVocabulary.colorName(of: key), of: UIView.self, read: { read($0.layer) })
  }

  private static func gradient(
    _ key: String, read: @escaping @MainActor (CAGradientLayer) -> String?,
    write: @escaping @MainActor (CAGradientLayer, String?) -> Revert?
  ) -> DecidingProperty {
    DecidingProperty(key, of: UIView.self) {
      ($0.layer as? CAGradientLayer).flatMap(read)
    } write: { view, text in
      (view.layer as? CAGradientLayer).flatMap { write($0, text) }
    }
  }

  /// Sets a property of a gradient and returns what sets it back.
  private static func setOfLayer<Value>(
    _ path: ReferenceWritableKeyPath<CAGradientLayer, Value>, _ layer: CAGradientLayer,
    _ value: Value
  ) -> Revert {
    let former = layer[keyPath: path]
    layer[keyPath: path] = value
    return { layer[keyPath: path] = former }
  }

  /// Sets a property that always has a value; nil without one.
  private static func present<Value>(
    _ value: Value?, _ path: ReferenceWritableKeyPath<CAGradientLayer, Value>,
    of layer: CAGradientLayer
  ) -> Revert? {
    value.map { setOfLayer(path, layer, $0) }
  }

  /// `none`, or nil for black, the default.
  private static func layerColor(_ color: CGColor?) -> String? {
    guard let color else { return "none" }
    return color == CGColor(color: .black) ? nil : color.color.description
  }

  private static func setColor(
    _ path: ReferenceWritableKeyPath<CALayer, CGColor?>, of layer: CALayer, to text: String?
  ) -> Revert? {
    let color = text.flatMap(UIColor.init(hexText:))?.cgColor
    guard color != nil || text == nil || text == "none" else { return nil }
    let present = layer[keyPath: path]
    layer[keyPath: path] = text == nil ? CGColor(color: .black) : color
    return { layer[keyPath: path] = present }
  }
}

extension CACornerMask {
  private static let named: [(name: String, corner: CACornerMask)] = [
    ("layerMinXMinYCorner", .layerMinXMinYCorner), ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
    ("layerMinXMaxYCorner", .layerMinXMaxYCorner), ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
  ]

  fileprivate var names: String {
    let names = Self.named.filter { contains($0.corner) }.map(\.name)
    return names.isEmpty ? "none" : names.joined(separator: " ")
  }

  fileprivate init?(names: String) {
    self = []
    guard names != "none" else { return }
    for name in names.split(separator: " ") {
      guard let corner = Self.named.first(where: { $0.name == name }) else { return nil }
      insert(corner.corner)
    }
  }
}

extension CALayer {
  /// The sublayers that are not of subviews.
  fileprivate var ownLayers: [CALayer] { layers.filter { $0.view == nil } }

  /// What the layer draws with its sublayers, as far as its properties say.
  fileprivate var drawingText: String {
    var words: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { words.append("\(name) \(value)") }
    }
    add("backgroundColor", backgroundColor?.color.description)
    if opacity != 1 { add("opacity", Double(opacity).shortDescription) }
    if cornerRadius != 0 { add("cornerRadius", cornerRadius.shortDescription) }
    if borderWidth != 0 { add("borderWidth", borderWidth.shortDescription) }
    if borderWidth != 0 { add("borderColor", borderColor?.color.description) }
    if isHidden { words.append("hidden") }
    add("colors", (self as? CAGradientLayer)?.colorsText)
    if let shape = self as? CAShapeLayer {
      add("path", shape.path?.text)
      add("fillColor", shape.fillColor?.color.description)
      add("strokeColor", shape.strokeColor?.color.description)
      if shape.strokeColor != nil { add("lineWidth", shape.lineWidth.shortDescription) }
    }
    add("string", (self as? CATextLayer)?.string.map { "\($0)" })
    let inner = layers.map(\.drawingText)
    let name = "\(Swift.type(of: self)) \(frame.sizeAndPlace)"
    return ([name] + words + inner.map { "(\($0))" }).joined(separator: ", ")
  }
}

extension CAGradientLayer {
  /// The colours as a source has them, if one of them is dynamic.
  fileprivate var sourcesOfColors: String? {
    let all = (colors ?? []).compactMap { $0 as? CGColor }
    guard all.contains(where: { $0.source != nil }) else { return nil }
    return "[\(all.map { $0.source ?? $0.color.description }.joined(separator: ", "))]"
  }

  /// The colours; nil without any.
  fileprivate var colorsText: String? {
    colors.map { all in
      all.compactMap { ($0 as? CGColor)?.color.description }.joined(separator: " ")
    }
  }
}

extension CGPath {
  /// The box around the path with a digest of its steps.
  fileprivate var text: String {
    guard !isEmpty else { return "empty" }
    let steps = Data(path.elements.map { "\($0)" }.joined(separator: " ").utf8)
    var stream = DigestStream(count: steps.count)
    stream.add(steps)
    return "\(boundingBox.sizeAndPlace), steps \(stream.digest.description.prefix(8))"
  }
}

extension CGRect {
  /// Such as `20 × 10 at (5, 5)`.
  fileprivate var sizeAndPlace: String {
    "\(width.shortDescription) × \(height.shortDescription) at "
      + "(\(minX.shortDescription), \(minY.shortDescription))"
  }
}
