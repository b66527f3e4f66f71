internal import Foundation
internal import InterfaceBuilder

extension ViewDescription {
  static let label = ViewDescription(
    UILabel.self, "label",
    properties: [
      ViewProperty("text", \UILabel.text, content: .text),
      ViewProperty(content: "lines", .integer(0...1000)) { (view: UILabel, count: Int) in
        view.numberOfLines = count
      },
      ViewProperty("textColor", \UILabel.textColor, content: .color),
      ViewProperty("highlightedTextColor", \UILabel.highlightedTextColor),
      ViewProperty("textAlignment", choice: \UILabel.textAlignment),
      ViewProperty("lineBreakMode", choice: \UILabel.lineBreakMode),
      ViewProperty("numberOfLines", \UILabel.numberOfLines, in: 0...100_000),
      ViewProperty("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth, in: lengths),
      ViewProperty("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      ViewProperty("minimumScaleFactor", \UILabel.minimumScaleFactor, in: 0...1),
      ViewProperty(
        "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
      ViewProperty("enabled", \UILabel.isEnabled, content: .flag),
      ViewProperty("highlighted", \UILabel.isHighlighted),
      ViewProperty("shadowColor", \UILabel.shadowColor),
      ViewProperty("shadowOffset", \UILabel.shadowOffset),
    ]
  ) { model, view, nib in
    if let label = model.label { nib.apply(label, of: model.element, to: view) }
  }
}

extension NibBuilder {
  fileprivate func apply(_ label: IBLabel, of element: IBElement, to view: UILabel) {
    view.font = label.font.map { font($0, element, defaultSize: 17) } ?? view.font
    if let color = label.textColor.flatMap({ self.color($0, element) }) { view.textColor = color }
    view.numberOfLines = max(0, label.numberOfLines)
    view.lineBreakMode = NSLineBreakMode(label.lineBreakMode)
    view.textAlignment = NSTextAlignment(label.alignment)
    view.text = label.text
    view.adjustsFontSizeToFitWidth = label.adjustsFontSizeToFit
    view.minimumScaleFactor = label.minimumScale(of: view.font.pointSize)
    view.adjustsFontForContentSizeCategory = label.adjustsFontForContentSizeCategory
    view.isEnabled = label.isEnabled
    if let width = label.preferredMaxLayoutWidth, width > 0, width <= 100_000 {
      view.preferredMaxLayoutWidth = width
    }
    applyLooks(of: element, to: view)
    if let text = label.attributedText { view.attributedText = attributedString(text, in: element) }
  }

  private func applyLooks(of element: IBElement, to view: UILabel) {
    view.isHighlighted = element.bool("highlighted") ?? false
    view.highlightedTextColor = color("highlightedColor", of: element)
    view.shadowColor = color("shadowColor", of: element)
    if let offset = element.size("shadowOffset") { view.shadowOffset = offset }
    view.allowsDefaultTighteningForTruncation =
      element.bool("adjustsLetterSpacingToFitWidth") ?? false
    switch element["baselineAdjustment"] {
    case "alignCenters": view.baselineAdjustment = .alignCenters
    case "none": view.baselineAdjustment = .none
    default: break
    }
  }
}

extension IBLabel {
  /// The minimum scale factor of the font, which old files store as a size.
  fileprivate func minimumScale(of pointSize: CGFloat) -> CGFloat {
    let factor = minimumScaleFactor ?? minimumFontSize.map { $0 / max(pointSize, 1) } ?? 0
    return min(max(factor, 0), 1)
  }
}
