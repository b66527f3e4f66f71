internal import Typography

/// How lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Stretched to both sides.
  case justified = 3
  /// Aligned with the leading edge.
  case natural = 4

  var alignment: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// How lines break and text that does not fit is truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// At words; clipped.
  case byWordWrapping = 0
  /// At characters; clipped.
  case byCharWrapping = 1
  /// Not broken; clipped.
  case byClipping = 2
  /// The last line shows the end of the text after an ellipsis.
  case byTruncatingHead = 3
  /// The last line ends with an ellipsis.
  case byTruncatingTail = 4
  /// The last line has an ellipsis in its middle.
  case byTruncatingMiddle = 5

  var lineBreakMode: ParagraphStyle.LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}

/// The base direction of a text.
public enum NSWritingDirection: Int, Sendable {
  /// The interface's.
  case natural = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// The vertical position of text that was shrunk to fit its width.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the full size.
  case alignBaselines = 0
  /// Centred vertically in the label.
  case alignCenters = 1
  /// At the top of the full size.
  case none = 2
}
