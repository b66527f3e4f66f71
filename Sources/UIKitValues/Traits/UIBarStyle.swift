/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// The heights of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// Regular.
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top of the screen.
  case topAttached = 3
}
