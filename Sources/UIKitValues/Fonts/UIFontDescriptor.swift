public import Foundation
internal import Typography

/// A description of a font, before lookup.
public final class UIFontDescriptor: Hashable, Sendable {
  let request: FontRequest

  init(_ request: FontRequest) { self.request = request }

  /// Creates a descriptor of a font by its PostScript name and size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontRequest(source: .named(fontName), size: size))
  }

  /// Creates a descriptor from attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontRequest().adding(attributes))
  }

  /// Returns the descriptor of a text style for the current text size.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(FontRequest(textStyle: style))
  }

  /// Returns the descriptor of a text style for the text size of some traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let traits = (traitCollection ?? .current).filled(from: .current)
    return UIFontDescriptor(
      FontRequest(textStyle: style, category: traits.preferredContentSizeCategory))
  }

  /// The PostScript name of the matching font.
  public var postscriptName: String { resolved.fontName }
  /// The size in points.
  public var pointSize: CGFloat { resolved.pointSize }
  /// The symbolic traits of the font.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if resolved.font.isItalic { traits.insert(.traitItalic) }
    if resolved.font.weight.rawValue >= UIFont.Weight.semibold.rawValue {
      traits.insert(.traitBold)
    }
    if request.source == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    if request.addedLeading < 0 { traits.insert(.traitTightLeading) }
    if request.addedLeading > 0 { traits.insert(.traitLooseLeading) }
    return traits
  }

  private var resolved: UIFont { UIFont(request, traits: .current) }

  /// Returns the same typeface at another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changing { $0.size = newPointSize }
  }

  /// Returns a descriptor of a face of the same family that has exactly these traits; nil if it has
  /// none.
  ///
  /// Bold text styles have the weight called emphasised in Apple's guidelines.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    guard traits.isDisjoint(with: [.traitExpanded, .traitCondensed]) else { return nil }
    var request = request
    request.isItalic = traits.contains(.traitItalic)
    request.weight =
      traits.contains(.traitBold) ? request.textStyle?.emphasizedWeight ?? .bold : nil
    request.addedLeading =
      traits.contains(.traitTightLeading) ? -2 : traits.contains(.traitLooseLeading) ? 2 : 0
    if case .system = request.source {
      if traits.contains(.traitMonoSpace) { request.source = .system(.monospaced) }
      return UIFontDescriptor(request)
    }
    request.source = .family(UIFont(self.request, traits: .current).familyName)
    let found = UIFont(request, traits: .current)
    let isBold = found.font.weight.rawValue >= UIFont.Weight.semibold.rawValue
    guard found.replacedName == nil || found.font.isStandIn,
      found.font.isItalic == request.isItalic,
      isBold == traits.contains(.traitBold)
    else { return nil }
    return UIFontDescriptor(request)
  }

  /// Returns a descriptor of another design of the system font; nil for other fonts.
  ///
  /// The designs `rounded` and `serif` are not bundled: the standard design replaces them, with the diagnostic
  /// `missingFont`.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = request.source, let design = design.design else { return nil }
    return changing { $0.source = .system(design) }
  }

  /// Returns a descriptor of a family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changing { $0.source = .family(newFamily) }
  }

  /// Returns a descriptor with some attributes set.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(request.adding(attributes))
  }

  private func changing(_ change: (inout FontRequest) -> Void) -> UIFontDescriptor {
    var request = request
    change(&request)
    return UIFontDescriptor(request)
  }

  /// Returns whether both describe the same font.
  public static func == (lhs: UIFontDescriptor, rhs: UIFontDescriptor) -> Bool {
    lhs.request == rhs.request
  }

  /// Hashes the description.
  public func hash(into hasher: inout Hasher) { hasher.combine(request) }
}
