internal import Typography

/// How lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// Stretched to both sides.
  case justified = 3
  /// Where reading starts.
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

/// Where lines break and how text that does not fit is cut.
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
