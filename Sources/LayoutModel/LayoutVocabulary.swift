/// The versions of the names in ``LayoutNode/attributes``.
public enum LayoutVocabulary {
  /// The version that this package writes.
  public static let current = 2

  /// The names in files of version 0, which do not contain their version.
  ///
  /// A new name needs a new version, so that a file without it is not read as one with the default.
  private static let first: Set = [
    "alpha", "backgroundColor", "borderWidth", "clipsToBounds", "cornerRadius", "diagnostics",
    "enabled", "fontScale", "highlighted", "image", "lineBreakMode", "lineBreakStrategy",
    "shadowColor", "shadowOffset", "textAlignment",
  ]

  /// The names that version 2 adds; all others are of version 1.
  ///
  /// `sublayerTransform` came later without a version of its own: a file of a layer with one says so once it is recorded
  /// again, and all others keep their bytes.
  ///
  /// No layer with a `sublayerTransform` was in a reference before the name came, so that it needed no version of its own.
  private static let second: Set = [
    "anchorPoint", "sublayerTransform", "systemVersion", "transform",
  ]

  /// The version that introduced an attribute.
  package static func version(of attribute: String) -> Int {
    if first.contains(attribute) || attribute.hasPrefix(LayoutNode.textRunPrefix) { return 0 }
    return second.contains(attribute) ? 2 : 1
  }

  /// Whether an attribute says what can be seen of a layout, rather than what decides it.
  package static func isVisible(_ attribute: String) -> Bool {
    version(of: attribute) == 0 || placing.contains(attribute)
  }

  /// Without them, a frame does not say where a view is.
  private static let placing: Set = ["anchorPoint", "sublayerTransform", "transform"]

  /// Whether layout computes an attribute from the contents, so that an author mostly changes something else.
  package static func isMeasured(_ attribute: String) -> Bool { measured.contains(attribute) }

  private static let measured: Set = [
    "contentOffset", "contentSize", "fontScale", "imageScale", "intrinsicSize",
  ]

  /// The text of an attribute's default, which layouts leave out; nil if it has none.
  package static func standardText(of attribute: String) -> String? { standardTexts[attribute] }

  private static let standardTexts = [
    "accessoryType": "none", "adjustsFontForContentSizeCategory": "false",
    "adjustsFontSizeToFitWidth": "false", "alignment": "fill",
    "allowsDefaultTighteningForTruncation": "false", "alpha": "1", "anchorPoint": "0.5 0.5",
    "axis": "horizontal",
    "baselineAdjustment": "alignBaselines", "borderColor": "#000000FF", "borderStyle": "none",
    "borderWidth": "0",
    "clearButtonMode": "never", "clipsToBounds": "false", "contentEdgeInsets": "0 0 0 0",
    "contentInset": "0 0 0 0", "contentMode": "scaleToFill", "contentOffset": "0 0",
    "contentSize": "0 0", "contentSizeCategory": "UICTContentSizeCategoryL", "cornerRadius": "0",
    "currentPage": "0", "distribution": "fill",
    "editing": "false", "editingAccessoryType": "none", "enabled": "true", "highlighted": "false",
    "horizontalCompressionResistance": "750", "horizontalHugging": "250",
    "imageEdgeInsets": "0 0 0 0", "indentationLevel": "0", "indentationWidth": "10",
    "insetsLayoutMarginsFromSafeArea": "true", "isBaselineRelativeArrangement": "false",
    "isLayoutMarginsRelativeArrangement": "false", "layoutDirection": "leftToRight",
    "lineBreakMode": "byTruncatingTail",
    "lineFragmentPadding": "5", "maximumNumberOfLines": "0", "maximumValue": "1",
    "minimumFontSize": "0", "minimumScaleFactor": "0", "minimumValue": "0", "numberOfLines": "1",
    "numberOfPages": "0", "on": "false", "preferredMaxLayoutWidth": "0",
    "preservesSuperviewLayoutMargins": "false", "progress": "0", "rowHeight": "automatic",
    "scrollEnabled": "true", "secureTextEntry": "false", "sectionFooterHeight": "automatic",
    "sectionHeaderHeight": "automatic", "sectionHeaderTopPadding": "automatic",
    "selected": "false", "selectedSegmentIndex": "-1", "semanticContentAttribute": "unspecified",
    "separatorStyle": "singleLine", "layer.shadowOpacity": "0", "layer.shadowRadius": "3",
    "layer.shadowOffset": "0 -3", "spacing": "0", "style": "medium", "systemVersion": "iOS 18",
    "textAlignment": "natural",
    "textContainer.lineBreakMode": "byWordWrapping", "textContainerInset": "8 0 8 0",
    "sublayerTransform": "1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1",
    "titleEdgeInsets": "0 0 0 0", "transform": "1 0 0 1 0 0", "userInterfaceStyle": "light",
    "value": "0",
    "verticalCompressionResistance": "750",
    "verticalHugging": "250",
  ]
}
