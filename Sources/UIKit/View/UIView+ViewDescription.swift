internal import Foundation

extension ViewDescription {
  /// Lengths that geometry can handle.
  static let lengths = 0...100_000.0

  static let view = ViewDescription(
    UIView.self, "view", hasContentSize: false,
    properties: [
      ViewProperty("hidden", \UIView.isHidden, content: .flag),
      ViewProperty("alpha", \UIView.alpha, in: 0...1, content: .number(0...1)),
      ViewProperty("tag", \UIView.tag),
      ViewProperty("clipsToBounds", \UIView.clipsToBounds),
      ViewProperty("backgroundColor", \UIView.backgroundColor, content: .color),
      ViewProperty("tintColor", \UIView.tintColor, content: .color),
      ViewProperty("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      ViewProperty("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      ViewProperty("contentMode", choice: \UIView.contentMode),
      ViewProperty("semanticContentAttribute", choice: \UIView.semanticContentAttribute),
      ViewProperty("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
    ] + layerProperties)

  private static let layerProperties = [
    ViewProperty("layer.cornerRadius", \UIView.layer.cornerRadius, in: lengths),
    ViewProperty("layer.borderWidth", \UIView.layer.borderWidth, in: lengths),
    ViewProperty("layer.borderColor", \UIView.layer.borderColor),
    ViewProperty("layer.backgroundColor", \UIView.layer.backgroundColor),
    ViewProperty("layer.masksToBounds", \UIView.clipsToBounds),
    ViewProperty("layer.opacity", \UIView.layer.opacity, in: 0...1),
    ViewProperty("layer.hidden", \UIView.isHidden),
    ViewProperty("layer.shadowColor", \UIView.layer.shadowColor),
    ViewProperty("layer.shadowOpacity", \UIView.layer.shadowOpacity, in: 0...1),
    ViewProperty("layer.shadowOffset", \UIView.layer.shadowOffset),
    ViewProperty("layer.shadowRadius", \UIView.layer.shadowRadius, in: 0...1000),
    ViewProperty("layer.zPosition", \UIView.layer.zPosition),
    ViewProperty("layer.name", \UIView.layer.name),
    ViewProperty("layer.shouldRasterize", \UIView.layer.shouldRasterize),
  ]
}
