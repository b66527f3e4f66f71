internal import Graphics
internal import Typography

/// The style of a line under or through text: a thickness, with an optional pattern.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, which attributes hold.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A dash and a dot in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// White space is skipped.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The line in the text engine's form; nil if the bits contain no thickness.
  func decoration(color: Color?) -> TextDecoration? {
    let thickness: TextDecoration.Thickness
    switch rawValue & 0x0F {
    case 0: return nil
    case NSUnderlineStyle.thick.rawValue: thickness = .thick
    case NSUnderlineStyle.double.rawValue: thickness = .double
    default: thickness = .single
    }
    return TextDecoration(
      thickness: thickness, pattern: pattern, isByWord: contains(.byWord), color: color)
  }

  /// Alternating dashes and gaps, in multiples of the thickness: a dash has 10, a dot 3.
  private var pattern: [Double] {
    switch NSUnderlineStyle(rawValue: rawValue & 0x0F00) {
    case .patternDot: [3, 3]
    case .patternDash: [10, 5]
    case .patternDashDot: [10, 3, 3, 3]
    case .patternDashDotDot: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }

  /// The style in UIKit's words, such as `single patternDash`.
  package var words: String {
    let names: [(NSUnderlineStyle, String)] = [
      (.single, "single"), (.thick, "thick"), (.double, "double"),
    ]
    let patterns: [(NSUnderlineStyle, String)] = [
      (.patternDot, "patternDot"), (.patternDash, "patternDash"),
      (.patternDashDot, "patternDashDot"), (.patternDashDotDot, "patternDashDotDot"),
    ]
    let found =
      names.filter { $0.0.rawValue == rawValue & 0x0F }
      + patterns.filter { $0.0.rawValue == rawValue & 0x0F00 }
    return (found.map(\.1) + (contains(.byWord) ? ["byWord"] : [])).joined(separator: " ")
  }
}
