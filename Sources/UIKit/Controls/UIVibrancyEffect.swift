/// How strongly contents take the colours behind a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// An effect of contents above a blur, which are drawn in their own colours instead of those behind the blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect of contents above a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Creates the effect of contents of a style above a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}
