/// The versions of the names in ``LayoutNode/attributes``.
public enum LayoutVocabulary {
  /// The version that this package writes.
  public static let current = 7

  /// The names in files of version 0, which do not contain their version.
  ///
  /// A new name needs a new version, so that a file without it is not read as one with the default.
  private static let first: Set = [
    "alpha", "backgroundColor", "borderWidth", "clipsToBounds", "cornerRadius", "diagnostics",
    "enabled", "fontScale", "highlighted", "image", "lineBreakMode", "lineBreakStrategy",
    "shadowColor", "shadowOffset", "textAlignment",
  ]

  /// The names that version 2 adds; all that are in no list are of version 1.
  ///
  /// `sublayerTransform` came later without a version of its own: a file of a layer with one says so once it is recorded
  /// again, and all others keep their bytes.
  ///
  /// No layer with a `sublayerTransform` was in a reference before the name came, so that it needed no version of its own.
  private static let second: Set = [
    "anchorPoint", "sublayerTransform", "systemVersion", "transform",
  ]

  /// The names that version 3 adds, of tables and of collections' layouts.
  private static let third: Set = [
    "collectionViewLayout", "estimatedRowHeight", "layout.scrollDirection",
    "layout.sectionFootersPinToVisibleBounds", "layout.sectionHeadersPinToVisibleBounds",
    "layout.section", "layout.sectionInsetReference", "separatorColor", "separatorInsetReference",
    "tableFooterView.height", "tableHeaderView.height", "tableStyle",
  ]

  /// The names that version 4 adds, of what layers and images draw.
  private static let fourth: Set = [
    "image.renderingMode", "layer.colors", "layer.endPoint", "layer.locations", "layer.mask",
    "layer.shadowColor", "layer.shadowPath", "layer.startPoint", "layer.sublayers", "layer.type",
    "layer.zPosition", "maskedCorners", "preferredSymbolConfiguration",
  ]

  /// The names that version 5 adds, of what controls draw.
  private static let fifth: Set = [
    "color", "content.imageProperties.tintColor", "content.secondaryTextProperties.color",
    "content.textProperties.color", "currentPageIndicatorTintColor", "highlightedTextColor",
    "maximumTrackTintColor", "minimumTrackTintColor", "onTintColor", "pageIndicatorTintColor",
    "progressTintColor", "selectedSegmentTintColor", "textColor", "thumbTintColor", "titleColor",
    "titleLabel.font", "trackTintColor",
  ]

  /// The names that version 6 adds, of cells, and of the dynamic colours that layers have.
  private static let sixth: Set = [
    "accessories", "cellStyle", colorName(of: "borderColor"), colorName(of: "layer.colors"),
    colorName(of: "layer.shadowColor"),
  ]

  /// The name that version 7 adds: the style that a button's configuration was made with.
  private static let seventh = "configuration.style"

  /// How the names of backgrounds begin; they are of version 5.
  private static let backgroundPrefixes = ["backgroundConfiguration.", "configuration.background."]

  /// How the names of the values of compositional layouts begin; they are of version 3.
  private static let partPrefixes = ["layout.section[", "layout.section.", "layout.configuration."]

  /// The version that introduced an attribute.
  package static func version(of attribute: String) -> Int {
    if attribute == seventh { return 7 }
    if sixth.contains(attribute) { return 6 }
    if fifth.contains(attribute) || backgroundPrefixes.contains(where: attribute.hasPrefix) {
      return 5
    }
    if isColorName(attribute) {
      let color = String(attribute.dropFirst(colorName(of: "").count))
      // Labels had the name of their colour before fields had a colour.
      return color == "textColor" ? 4 : max(4, version(of: color))
    }
    if fourth.contains(attribute) { return 4 }
    if first.contains(attribute) || attribute.hasPrefix(LayoutNode.textRunPrefix) { return 0 }
    if third.contains(attribute) || partPrefixes.contains(where: attribute.hasPrefix) { return 3 }
    return second.contains(attribute) ? 2 : 1
  }

  /// The name of the attribute with the name of a dynamic colour; they are of version 4.
  ///
  /// The colour's own attribute has the components that were drawn, which differ in light and dark.
  package static func colorName(of attribute: String) -> String { "name of " + attribute }

  /// Whether an attribute has the name of a dynamic colour.
  package static func isColorName(_ attribute: String) -> Bool {
    attribute.hasPrefix(colorName(of: ""))
  }

  /// Whether an attribute only decides what is drawn, and moves no view.
  package static func isLook(_ attribute: String) -> Bool {
    attribute.hasSuffix("Color") || attribute.hasSuffix("Contents") || attribute.hasPrefix("layer.")
      || attribute.hasSuffix(".color") || backgroundPrefixes.contains(where: attribute.hasPrefix)
      || looks.contains(attribute)
  }

  private static let looks: Set = [
    "alpha", "borderWidth", "clipsToBounds", "color", "cornerRadius", "maskedCorners",
  ]

  /// The names of the parts of a compositional layout that a value is in, such as `layout.section.group`.
  package static func parts(around attribute: String) -> [String] {
    guard partPrefixes.contains(where: attribute.hasPrefix) else { return [] }
    return attribute.indices.filter { attribute[$0] == "." }.map { String(attribute[..<$0]) }
  }

  /// The name of a value without the number of its section: what one line of an app may set in all sections.
  package static func nameInAllSections(_ attribute: String) -> String {
    guard attribute.hasPrefix("layout.section["), let end = attribute.firstIndex(of: "]") else {
      return attribute
    }
    return "layout.section" + attribute[end...].dropFirst()
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
  package static func standardText(of attribute: String) -> String? {
    if let own = standardTexts[attribute] { return own }
    if backgroundPrefixes.contains(where: attribute.hasPrefix) {
      return backgroundStandardTexts[attribute.split(separator: ".").last ?? ""]
    }
    guard partPrefixes.contains(where: attribute.hasPrefix) else { return nil }
    return partStandardTexts[attribute.split(separator: ".").last ?? ""]
  }

  private static let backgroundStandardTexts: [Substring: String] = [
    "backgroundInsets": "0 0 0 0", "cornerRadius": "0", "strokeWidth": "0",
  ]

  /// The texts of the defaults in compositional layouts, by the property's own name.
  private static let partStandardTexts: [Substring: String] = [
    "absoluteOffset": "0 0", "bottomSeparatorVisibility": "automatic", "contentInsets": "0 0 0 0",
    "extendsBoundary": "true", "footerMode": "none", "headerMode": "none",
    "interGroupSpacing": "0", "interSectionSpacing": "0", "orthogonalScrollingBehavior": "none",
    "pinToVisibleBounds": "false", "scrollDirection": "vertical", "showsSeparators": "true",
    "supplementaryContentInsetsReference": "automatic", "topSeparatorVisibility": "automatic",
    "zIndex": "0",
  ]

  private static let standardTexts = [
    "accessories": "none", "accessoryType": "none", "adjustsFontForContentSizeCategory": "false",
    "adjustsFontSizeToFitWidth": "false", "alignment": "fill",
    "allowsDefaultTighteningForTruncation": "false", "alpha": "1", "anchorPoint": "0.5 0.5",
    "axis": "horizontal",
    "baselineAdjustment": "alignBaselines", "borderColor": "#000000FF", "borderStyle": "none",
    "borderWidth": "0", "cellStyle": "default",
    "clearButtonMode": "never", "clipsToBounds": "false", "contentEdgeInsets": "0 0 0 0",
    "contentInset": "0 0 0 0", "contentMode": "scaleToFill", "contentOffset": "0 0",
    "collectionViewLayout": "UICollectionViewFlowLayout",
    "configuration.background.cornerRadius": "5.95", "contentSize": "0 0",
    "contentSizeCategory": "UICTContentSizeCategoryL", "cornerRadius": "0",
    "currentPage": "0", "distribution": "fill",
    "estimatedRowHeight": "automatic", "editing": "false", "editingAccessoryType": "none",
    "enabled": "true", "highlighted": "false",
    "horizontalCompressionResistance": "750", "horizontalHugging": "250",
    "imageEdgeInsets": "0 0 0 0", "indentationLevel": "0", "indentationWidth": "10",
    "insetsLayoutMarginsFromSafeArea": "true", "isBaselineRelativeArrangement": "false",
    "isLayoutMarginsRelativeArrangement": "false", "layer.endPoint": "0.5 1",
    "layer.shadowColor": "#000000FF", "layer.startPoint": "0.5 0",
    "layer.zPosition": "0", "layoutDirection": "leftToRight", "maskedCorners": "all",
    "image.renderingMode": "automatic", "layer.type": "axial",
    "layout.scrollDirection": "vertical", "layout.sectionFootersPinToVisibleBounds": "false",
    "layout.sectionHeadersPinToVisibleBounds": "false",
    "layout.sectionInsetReference": "fromContentInset",
    "lineBreakMode": "byTruncatingTail",
    "lineFragmentPadding": "5", "maximumNumberOfLines": "0", "maximumValue": "1",
    "minimumFontSize": "0", "minimumScaleFactor": "0", "minimumValue": "0", "numberOfLines": "1",
    "numberOfPages": "0", "on": "false", "preferredMaxLayoutWidth": "0",
    "preservesSuperviewLayoutMargins": "false", "progress": "0", "rowHeight": "automatic",
    "scrollEnabled": "true", "secureTextEntry": "false", "sectionFooterHeight": "automatic",
    "sectionHeaderHeight": "automatic", "sectionHeaderTopPadding": "automatic",
    "selected": "false", "selectedSegmentIndex": "-1", "semanticContentAttribute": "unspecified",
    "separatorColor": "separator", "separatorInsetReference": "fromCellEdges",
    "separatorStyle": "singleLine", "layer.shadowOpacity": "0", "layer.shadowRadius": "3",
    "layer.shadowOffset": "0 -3", "spacing": "0", "style": "medium", "systemVersion": "iOS 18",
    "textAlignment": "natural",
    "titleLabel.font": "standard", "textContainer.lineBreakMode": "byWordWrapping",
    "textContainerInset": "8 0 8 0",
    "tableStyle": "plain", "sublayerTransform": "1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1",
    "titleEdgeInsets": "0 0 0 0", "transform": "1 0 0 1 0 0", "userInterfaceStyle": "light",
    "value": "0",
    "verticalCompressionResistance": "750",
    "verticalHugging": "250",
  ]
}
