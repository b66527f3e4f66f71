/// How a view fits its content, or redraws, when its size differs from the content's.
public enum IBContentMode: String, Hashable, Sendable, CaseIterable {
  /// The content is scaled, drawn anew, or placed in the middle or at an edge.
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  /// The content is placed in a corner.
  case topLeft, topRight, bottomLeft, bottomRight
}

/// Which way a view lays out its leading and trailing sides.
public enum IBSemanticContent: String, Hashable, Sendable, CaseIterable {
  /// A direction of its own, or that of the environment (`unspecified`).
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The side that a label's lines are aligned to.
public enum IBTextAlignment: String, Hashable, Sendable, CaseIterable {
  /// `natural` is the side where the language's lines begin.
  case left, center, right, justified, natural
}

/// Where a label breaks or cuts text that is too long.
public enum IBLineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Lines are broken, or the last one is cut.
  case wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation
}
