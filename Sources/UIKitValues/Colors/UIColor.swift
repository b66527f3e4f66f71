public import Foundation
package import Graphics

/// A colour, fixed or dynamic.
///
/// It is not an `NSObject`, for the same reason as ``NSParagraphStyle``.
public final class UIColor: Sendable {
  private enum Storage: Sendable {
    case fixed(Color)
    /// With the alpha that replaces the provided colour's: kept beside it, as providers in providers overflow the stack.
    /// The name is that of its set in an asset catalogue.
    case dynamic(
      @Sendable (UITraitCollection) -> UIColor, alpha: CGFloat? = nil, assetName: String? = nil)
  }

  private let storage: Storage

  /// Creates a colour from sRGB components in 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey from its brightness and alpha in 0…1.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(Color(white: white, alpha: alpha))
  }

  /// Creates a colour that shows nothing, as a place for another one.
  public convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a dynamic colour, computed from the traits of the view that shows it.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  /// Creates the colour of a set in an asset catalogue.
  init(assetName: String, provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(provider, assetName: assetName)
  }

  private init(_ storage: Storage) { self.storage = storage }

  /// Creates a fixed colour.
  public init(cgColor: CGColor) { storage = .fixed(cgColor.color) }

  /// Returns the colour resolved for some traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    var shownAlpha: CGFloat?
    for _ in 0..<Self.providerLimit {
      guard case .dynamic(let provider, let alpha, _) = color.storage else {
        return shownAlpha.map(color.withAlphaComponent) ?? color
      }
      shownAlpha = shownAlpha ?? alpha
      color = CallbackNesting.call(.dynamicColor) { provider(traitCollection) } ?? UIColor()
    }
    CallbackFaults.report(.dynamicColor)
    return UIColor()
  }

  /// Far more providers than any app returns from each other.
  private static let providerLimit = 1000

  /// Returns the same colour with another alpha in 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(color.withAlpha(alpha))
    case .dynamic(let provider, _, _): UIColor(.dynamic(provider, alpha: alpha))
    }
  }

  /// The colour resolved for the current traits.
  public var cgColor: CGColor { CGColor(color: resolved(with: .current), of: self) }

  package convenience init(_ color: Color) { self.init(cgColor: CGColor(color: color)) }

  /// Returns the sRGB components for some traits.
  package func resolved(with traitCollection: UITraitCollection) -> Color {
    switch resolvedColor(with: traitCollection).storage {
    case .fixed(let color): color
    case .dynamic: preconditionFailure("A resolved colour is fixed.")
    }
  }
}

extension UIColor {
  /// Returns a dynamic colour as a source has it.
  ///
  /// - Parameter traits: the other traits that it is resolved for.
  /// - Returns: such as `.label`, `"Brand"`, or both values; nil for a colour that is the same in light and dark, whose
  ///   components say all.
  package func sourceText(in traits: UITraitCollection) -> String? {
    guard case .dynamic(_, _, let assetName) = storage else { return nil }
    if let name = Self.systemNames[ObjectIdentifier(self)] { return ".\(name)" }
    if let assetName { return "\"\(assetName)\"" }
    let styles: [UIUserInterfaceStyle] = [.light, .dark]
    let values = styles.map { style in
      resolved(with: traits.modifyingTraits { $0.userInterfaceStyle = style }).description
    }
    return values[0] == values[1] ? nil : "\(values[0]) in light, \(values[1]) in dark"
  }
}

extension UIColor: CustomStringConvertible {
  /// The components of a fixed colour, as iOS writes them, or what makes a dynamic one; never an address.
  public var description: String {
    guard case .dynamic = storage else {
      let color = resolved(with: .standard)
      let components = [color.red, color.green, color.blue, color.alpha]
      return "UIExtendedSRGBColorSpace "
        + components.map { String($0).replacing(/\.0$/, with: "") }.joined(separator: " ")
    }
    return "<UIDynamicColor: \(sourceText(in: .standard) ?? "\(resolved(with: .standard))")>"
  }
}

extension UIColor: Hashable {
  /// Returns whether both are the same object or fixed with the same components.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    if lhs === rhs { return true }
    guard case .fixed(let left) = lhs.storage, case .fixed(let right) = rhs.storage else {
      return false
    }
    return left == right
  }

  /// Hashes the components of a fixed colour, the identity of a dynamic one.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .fixed(let color): hasher.combine(color)
    case .dynamic: hasher.combine(ObjectIdentifier(self))
    }
  }
}
