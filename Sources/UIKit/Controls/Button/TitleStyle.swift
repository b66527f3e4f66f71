internal import Foundation

/// Gives a configuration's title its font, colour and own attributes.
@MainActor struct TitleStyle {
  let font: UIFont
  let color: UIColor
  let transformer: UIConfigurationTextAttributesTransformer?

  /// Shows a text in a label; the text's attributes take precedence over the configuration's.
  func apply(to label: UILabel, text: AttributedString) {
    let runs = text.runs.map { run in
      (String(text[run.range].characters), attributes(of: run.attributes))
    }
    if runs.count == 1, let (string, attributes) = runs.first, attributes.kern == nil {
      label.text = string
      label.font = attributes.font ?? font
      label.textColor = attributes.foregroundColor ?? color
      return
    }
    let shown = NSMutableAttributedString(string: runs.map(\.0).joined())
    var start = 0
    for (string, attributes) in runs {
      var values: [NSAttributedString.Key: Any] = [
        .font: attributes.font ?? font, .foregroundColor: attributes.foregroundColor ?? color,
      ]
      if let kern = attributes.kern { values[.kern] = kern }
      let range = NSRange(location: start, length: string.utf16.count)
      shown.setAttributes(values, range: range)
      start += range.length
    }
    label.attributedText = shown
  }

  private func attributes(of own: AttributeContainer) -> AttributeContainer {
    var container = AttributeContainer()
    container.font = font
    container.foregroundColor = color
    container.merge(own)
    return transformer?(container) ?? container
  }
}
