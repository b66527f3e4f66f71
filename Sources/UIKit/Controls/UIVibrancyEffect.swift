/// How strongly contents take the colours behind a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// For labels.
  case label = 0
  /// For secondary labels.
  case secondaryLabel = 1
  /// For tertiary labels.
  case tertiaryLabel = 2
  /// For quaternary labels.
  case quaternaryLabel = 3
  /// For areas.
  case fill = 4
  /// For secondary areas.
  case secondaryFill = 5
  /// For tertiary areas.
  case tertiaryFill = 6
  /// For lines.
  case separator = 7
}

/// An effect of contents above a blur, which are drawn in their own colours instead of those behind the blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect of contents above a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Creates the effect of contents of a style above a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}
