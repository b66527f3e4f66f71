/// How a view fits its content, or redraws, when its size differs from the content's.
public enum IBContentMode: String, Hashable, Sendable, CaseIterable {
  /// The content is scaled, redrawn, centred or placed at an edge.
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  /// The content is placed in a corner.
  case topLeft, topRight, bottomLeft, bottomRight
}

/// The direction of a view's leading and trailing sides.
public enum IBSemanticContent: String, Hashable, Sendable, CaseIterable {
  /// A fixed direction, or that of the environment (`unspecified`).
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The alignment of a label's lines.
public enum IBTextAlignment: String, Hashable, Sendable, CaseIterable {
  /// `natural` is the language's leading side.
  case left, center, right, justified, natural
}

/// How a label breaks or truncates text that is too long.
public enum IBLineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Lines are broken, or the last one is truncated.
  case wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation
}
