internal import Foundation
internal import Graphics

/// The colours of a configuration in a state.
///
/// The shares of the tint in light backgrounds, and what a finger or a missing permission does to
/// colours, are read off screenshots of iOS 17; Apple names no numbers (`Documentation/Controls.md`).
@MainActor struct ConfigurationColors {
  /// The opacity of the tint in a light background.
  private static let tintShare = 0.18
  private static let pressedContentOpacity = 0.5
  /// What a finger leaves of a background's opacity.
  nonisolated fileprivate static let pressedBackgroundShare = 0.75

  private let configuration: UIButton.Configuration
  private let button: UIButton

  init(_ configuration: UIButton.Configuration, of button: UIButton) {
    (self.configuration, self.button) = (configuration, button)
  }

  /// The colour of title and image.
  var foreground: UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    return configuration.baseForegroundColor ?? standardForeground
  }

  /// The opacity of title and image: contents without a background fade when highlighted.
  var foregroundOpacity: CGFloat {
    button.isHighlighted && button.isEnabled && configuration.style == .plain
      ? Self.pressedContentOpacity : 1
  }

  private var standardForeground: UIColor {
    configuration.style == .filled ? .white : button.tintColor
  }

  /// The background colour; clear without one.
  var background: UIColor {
    let own = configuration.background.backgroundColor
    let color = own ?? standardBackground
    let changed = configuration.background.backgroundColorTransformer?(color) ?? color
    // Highlighting is visible on any background except a clear one.
    return button.isHighlighted && button.isEnabled ? changed.pressed : changed
  }

  private var standardBackground: UIColor {
    let base = configuration.baseBackgroundColor
    switch configuration.style {
    case .plain where button.isSelected && base == nil:
      return button.tintColor.withAlphaComponent(Self.tintShare)
    case .plain: return base ?? .clear
    case _ where !button.isEnabled: return .tertiarySystemFill
    case .gray: return base ?? .secondarySystemFill
    case .tinted: return (base ?? button.tintColor).withAlphaComponent(Self.tintShare)
    case .filled: return base ?? button.tintColor
    }
  }

  /// The radius of the background's corners at a height.
  func cornerRadius(height: CGFloat) -> CGFloat {
    let radius =
      switch configuration.cornerStyle {
      case .fixed: configuration.background.cornerRadius
      case .dynamic: configuration.background.cornerRadius * dynamicTypeFactor
      case .small: 4.0 * dynamicTypeFactor
      case .medium: 8.0 * dynamicTypeFactor
      case .large: 12.0 * dynamicTypeFactor
      case .capsule: height / 2
      }
    return min(radius, height / 2)
  }

  /// How much larger the text is than at the standard text size.
  private var dynamicTypeFactor: CGFloat {
    UIFont.styled(.body, in: button.traitCollection).pointSize / 17
  }
}

extension UIColor {
  /// The colour under a finger.
  fileprivate var pressed: UIColor {
    UIColor { traits in
      let color = self.resolved(with: traits)
      return UIColor(color.withAlpha(color.alpha * ConfigurationColors.pressedBackgroundShare))
    }
  }
}
