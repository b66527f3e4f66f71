public import Foundation
internal import Graphics

/// The effect of a visual effect view.
@preconcurrency @MainActor open class UIVisualEffect {
  /// Creates an effect that shows nothing.
  public init() {}

  /// The fill of the view, instead of a blur of its background.
  var flatColor: UIColor { .clear }
}

/// A blur effect.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The blur styles.
  public enum Style: Int, Sendable {
    /// Brighter than the background in all appearances.
    case extraLight = 0
    /// Light in all appearances.
    case light = 1
    /// Dark in all appearances.
    case dark = 2
    /// Follows the appearance.
    case regular = 4
    /// Follows the appearance, with more contrast.
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, light in all appearances.
    case systemUltraThinMaterialLight = 11
    /// A thin material, light in all appearances.
    case systemThinMaterialLight = 12
    /// A material, light in all appearances.
    case systemMaterialLight = 13
    /// A thick material, light in all appearances.
    case systemThickMaterialLight = 14
    /// The material of bars, light in all appearances.
    case systemChromeMaterialLight = 15
    /// The thinnest material, dark in all appearances.
    case systemUltraThinMaterialDark = 16
    /// A thin material, dark in all appearances.
    case systemThinMaterialDark = 17
    /// A material, dark in all appearances.
    case systemMaterialDark = 18
    /// A thick material, dark in all appearances.
    case systemThickMaterialDark = 19
    /// The material of bars, dark in all appearances.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates a blur effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var flatColor: UIColor { style.flatColor }
}

extension UIBlurEffect.Style {
  /// The material as a flat, translucent colour: the background shows through without a blur.
  ///
  /// Apple documents no colours. The opacities increase with the thickness; the greys are the system backgrounds'.
  fileprivate var flatColor: UIColor {
    switch self {
    case .extraLight: UIColor(white: 0.98, alpha: 0.86)
    case .light, .systemMaterialLight: UIColor(white: 0.97, alpha: 0.8)
    case .dark, .systemMaterialDark: UIColor(white: 0.12, alpha: 0.8)
    case .systemUltraThinMaterialLight: UIColor(white: 0.97, alpha: 0.56)
    case .systemThinMaterialLight: UIColor(white: 0.97, alpha: 0.68)
    case .systemThickMaterialLight: UIColor(white: 0.98, alpha: 0.9)
    case .systemChromeMaterialLight: UIColor(white: 0.97, alpha: 0.86)
    case .systemUltraThinMaterialDark: UIColor(white: 0.12, alpha: 0.56)
    case .systemThinMaterialDark: UIColor(white: 0.12, alpha: 0.68)
    case .systemThickMaterialDark: UIColor(white: 0.11, alpha: 0.9)
    case .systemChromeMaterialDark: UIColor(white: 0.1, alpha: 0.86)
    case .regular, .systemMaterial: .adapting(.systemMaterialLight, .systemMaterialDark)
    case .prominent, .systemThickMaterial:
      .adapting(.systemThickMaterialLight, .systemThickMaterialDark)
    case .systemUltraThinMaterial:
      .adapting(.systemUltraThinMaterialLight, .systemUltraThinMaterialDark)
    case .systemThinMaterial: .adapting(.systemThinMaterialLight, .systemThinMaterialDark)
    case .systemChromeMaterial: .adapting(.systemChromeMaterialLight, .systemChromeMaterialDark)
    }
  }
}

extension UIColor {
  fileprivate static func adapting(
    _ light: UIBlurEffect.Style, _ dark: UIBlurEffect.Style
  ) -> UIColor {
    UIColor { ($0.userInterfaceStyle == .dark ? dark : light).flatColor }
  }
}

/// A view that shows a material as a flat colour, with contents above it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The material; nil shows only the contents.
  open var effect: UIVisualEffect?
  /// The view for the contents; as large as the effect view.
  public let contentView = UIView()

  /// Creates a view with a material.
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUpParts() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Places the view for the contents, then lays out by constraints.
  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }

  override func drawContents(into canvas: inout Canvas) {
    guard let effect else { return }
    let rect = CGRect(origin: bounds.origin, size: bounds.size)
    let outline = layer.outline(of: rect)
    canvas.fill(outline.path, resolved(effect.flatColor))
  }
}
