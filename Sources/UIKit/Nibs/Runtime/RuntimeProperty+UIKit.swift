internal import Foundation

extension RuntimeProperty {
  /// Lengths that geometry can bear.
  private static let lengths = 0...100_000.0

  /// UIKit's properties by their key paths.
  static let known: [String: [RuntimeProperty]] = Dictionary(
    grouping: views + layers + texts + controls + containers, by: \.name)

  /// Properties that UIKit's views do not have and apps give them by extensions, each with the one that
  /// such an extension sets.
  static let customary = [
    "cornerRadius": "layer.cornerRadius", "borderWidth": "layer.borderWidth",
    "borderColor": "layer.borderColor", "layer.borderUIColor": "layer.borderColor",
    "layer.borderColorFromUIColor": "layer.borderColor", "shadowColor": "layer.shadowColor",
    "layer.shadowUIColor": "layer.shadowColor", "shadowOpacity": "layer.shadowOpacity",
    "shadowOffset": "layer.shadowOffset", "shadowRadius": "layer.shadowRadius",
    "masksToBounds": "layer.masksToBounds",
  ]

  private static let views = [
    RuntimeProperty("hidden", \UIView.isHidden),
    RuntimeProperty("alpha", \UIView.alpha, in: 0...1),
    RuntimeProperty("tag", \UIView.tag),
    RuntimeProperty("clipsToBounds", \UIView.clipsToBounds),
    RuntimeProperty("backgroundColor", \UIView.backgroundColor),
    RuntimeProperty("tintColor", \UIView.tintColor),
    RuntimeProperty("userInteractionEnabled", \UIView.isUserInteractionEnabled),
    RuntimeProperty("accessibilityIdentifier", \UIView.accessibilityIdentifier),
    RuntimeProperty("contentMode", choice: \UIView.contentMode),
    RuntimeProperty("semanticContentAttribute", choice: \UIView.semanticContentAttribute),
    RuntimeProperty(
      "preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
  ]

  private static let layers = [
    RuntimeProperty("layer.cornerRadius", \UIView.layer.cornerRadius, in: lengths),
    RuntimeProperty("layer.borderWidth", \UIView.layer.borderWidth, in: lengths),
    RuntimeProperty("layer.borderColor", \UIView.layer.borderColor),
    RuntimeProperty("layer.backgroundColor", \UIView.layer.backgroundColor),
    RuntimeProperty("layer.masksToBounds", \UIView.clipsToBounds),
    RuntimeProperty("layer.opacity", \UIView.layer.opacity, in: 0...1),
    RuntimeProperty("layer.hidden", \UIView.isHidden),
    RuntimeProperty("layer.shadowColor", \UIView.layer.shadowColor),
    RuntimeProperty("layer.shadowOpacity", \UIView.layer.shadowOpacity, in: 0...1),
    RuntimeProperty("layer.shadowOffset", \UIView.layer.shadowOffset),
    RuntimeProperty("layer.shadowRadius", \UIView.layer.shadowRadius, in: 0...1000),
    RuntimeProperty("layer.zPosition", \UIView.layer.zPosition),
    RuntimeProperty("layer.name", \UIView.layer.name),
    RuntimeProperty("layer.shouldRasterize", \UIView.layer.shouldRasterize),
  ]

  private static let texts = [
    RuntimeProperty("text", \UILabel.text),
    RuntimeProperty("textColor", \UILabel.textColor),
    RuntimeProperty("highlightedTextColor", \UILabel.highlightedTextColor),
    RuntimeProperty("textAlignment", choice: \UILabel.textAlignment),
    RuntimeProperty("lineBreakMode", choice: \UILabel.lineBreakMode),
    RuntimeProperty("numberOfLines", \UILabel.numberOfLines, in: 0...100_000),
    RuntimeProperty("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth, in: lengths),
    RuntimeProperty("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
    RuntimeProperty("minimumScaleFactor", \UILabel.minimumScaleFactor, in: 0...1),
    RuntimeProperty(
      "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
    RuntimeProperty("enabled", \UILabel.isEnabled),
    RuntimeProperty("highlighted", \UILabel.isHighlighted),
    RuntimeProperty("shadowColor", \UILabel.shadowColor),
    RuntimeProperty("shadowOffset", \UILabel.shadowOffset),
    RuntimeProperty("text", \UITextField.text),
    RuntimeProperty("textColor", \UITextField.textColor),
    RuntimeProperty("textAlignment", choice: \UITextField.textAlignment),
    RuntimeProperty("placeholder", \UITextField.placeholder),
    RuntimeProperty("secureTextEntry", \UITextField.isSecureTextEntry),
    RuntimeProperty("borderStyle", choice: \UITextField.borderStyle),
    RuntimeProperty("clearButtonMode", choice: \UITextField.clearButtonMode),
    RuntimeProperty("background", \UITextField.background),
    RuntimeProperty("text", \UITextView.text),
    RuntimeProperty("textColor", \UITextView.textColor),
    RuntimeProperty("textAlignment", choice: \UITextView.textAlignment),
  ]

  private static let controls = [
    RuntimeProperty("enabled", \UIControl.isEnabled),
    RuntimeProperty("selected", \UIControl.isSelected),
    RuntimeProperty("highlighted", \UIControl.isHighlighted),
    RuntimeProperty("contentHorizontalAlignment", choice: \UIControl.contentHorizontalAlignment),
    RuntimeProperty("contentVerticalAlignment", choice: \UIControl.contentVerticalAlignment),
    RuntimeProperty("on", \UISwitch.isOn),
    RuntimeProperty("onTintColor", \UISwitch.onTintColor),
    RuntimeProperty("thumbTintColor", \UISwitch.thumbTintColor),
    RuntimeProperty("value", \UISlider.value),
    RuntimeProperty("minimumValue", \UISlider.minimumValue),
    RuntimeProperty("maximumValue", \UISlider.maximumValue),
    RuntimeProperty("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
    RuntimeProperty("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
    RuntimeProperty("thumbTintColor", \UISlider.thumbTintColor),
    RuntimeProperty("progress", \UIProgressView.progress, in: 0...1),
    RuntimeProperty("progressTintColor", \UIProgressView.progressTintColor),
    RuntimeProperty("trackTintColor", \UIProgressView.trackTintColor),
    RuntimeProperty("numberOfPages", \UIPageControl.numberOfPages, in: 0...1000),
    RuntimeProperty("currentPage", \UIPageControl.currentPage, in: 0...1000),
    RuntimeProperty("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    RuntimeProperty("color", \UIActivityIndicatorView.color),
  ]

  private static let containers = [
    RuntimeProperty("image", \UIImageView.image),
    RuntimeProperty("highlightedImage", \UIImageView.highlightedImage),
    RuntimeProperty("highlighted", \UIImageView.isHighlighted),
    RuntimeProperty("spacing", \UIStackView.spacing),
    RuntimeProperty("axis", choice: \UIStackView.axis),
    RuntimeProperty("distribution", choice: \UIStackView.distribution),
    RuntimeProperty("alignment", choice: \UIStackView.alignment),
    RuntimeProperty(
      "layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
    RuntimeProperty(
      "baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
    RuntimeProperty("accessoryType", choice: \UITableViewCell.accessoryType),
    RuntimeProperty("selectionStyle", choice: \UITableViewCell.selectionStyle),
    RuntimeProperty("indentationLevel", \UITableViewCell.indentationLevel, in: 0...100),
    RuntimeProperty("indentationWidth", \UITableViewCell.indentationWidth, in: 0...1000),
    RuntimeProperty("contentOffset", \UIScrollView.contentOffset),
    RuntimeProperty("scrollEnabled", \UIScrollView.isScrollEnabled),
  ]
}
