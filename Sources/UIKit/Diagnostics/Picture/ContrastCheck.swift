internal import Foundation
internal import Graphics
internal import LayoutModel
internal import NumberText
internal import Typography

/// Finds text with low contrast to its background.
///
/// 1. The ratio is that of WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio, of the colours
///    as they are blended; or the contrast is that of ``PerceivedContrast``.
/// 2. The minimum ratios are those of Apple's Human Interface Guidelines, "Accessibility": 4.5, and 3 for text from 18
///    points and bold text.
/// 3. Text over an image or over the edge of a background is skipped, as its background is not a single colour. So are
///    the system's secondary label colours, which follow the user's settings.
/// 4. So is disabled text, following WCAG 2.2, 1.4.3.
/// 5. The same colours are reported once.
@MainActor struct ContrastCheck {
  let tree: VisibleTree
  let names: ViewNames
  /// The background behind the root.
  let canvas: Color
  private let measure: Measure
  /// The views that may be a background.
  private let grounds: RectangleIndex

  enum Measure {
    case ratio
    case perceived
  }

  init(tree: VisibleTree, names: ViewNames, canvas: Color, measure: Measure = .ratio) {
    self.measure = measure
    self.tree = tree
    self.names = names
    self.canvas = canvas
    grounds = tree.index(
      of: tree.views.indices.filter { tree.views[$0].paints }, by: \.extent)
  }

  private static let leastRatio = 4.5
  private static let leastRatioOfLargeText = 3.0
  private static let largeSize = 18.0

  private struct Pair: Hashable {
    let text: Color
    let ground: Color
  }

  func diagnostics() -> [ExplainedDiagnostic] {
    var found: [(pair: Pair, view: UIView, text: Text, others: Int)] = []
    for index in tree.views.indices {
      guard let (pair, text) = lowContrast(index) else { continue }
      if let first = found.firstIndex(where: { $0.pair == pair }) {
        found[first].others += 1
      } else {
        found.append((pair, tree.views[index].view, text, 0))
      }
    }
    return found.map { _, view, text, others in
      let more =
        others == 0 ? "" : " \(others) more \(others == 1 ? "view has" : "views have") them."
      return ExplainedDiagnostic(
        measure == .ratio ? .lowContrast : .lowPerceivedContrast, view: names.path(of: view),
        message: text.statement,
        advice: text.advice + more)
    }
  }

  /// The problem and the advice.
  private typealias Text = (statement: String, advice: String)

  private func lowContrast(_ index: Int) -> (Pair, Text)? {
    let visible = tree.views[index]
    // A shadow is drawn before its text.
    guard let text = visible.texts.last, !visible.view.hasSystemTextColor,
      visible.view.isEnabledForUse,
      let ground = ground(of: text.core, below: index)
    else { return nil }
    let color = text.color.withAlpha(text.color.alpha * visible.opacity).over(ground)
    let isLarge = text.seenPointSize >= Self.largeSize || visible.view.hasBoldText
    let pair = Pair(text: color, ground: ground)
    guard let statement = statement(about: pair, isLarge: isLarge) else { return nil }
    return (
      pair,
      (
        statement,
        "Choose a \(ground.luminance > 0.18 ? "darker" : "lighter") text colour or another background."
      )
    )
  }

  private func statement(about pair: Pair, isLarge: Bool) -> String? {
    let words = "\(pair.text.shortDescription) on \(pair.ground.shortDescription)"
    switch measure {
    case .ratio:
      let least = isLarge ? Self.leastRatioOfLargeText : Self.leastRatio
      let ratio = pair.text.contrast(to: pair.ground)
      guard ratio < least else { return nil }
      return "The text's contrast is \((ratio * 10).rounded() / 10) to 1 (\(words)), less than "
        + "\(least.shortDescription) to 1."
    case .perceived:
      let least = isLarge ? PerceivedContrast.leastOfLargeText : PerceivedContrast.least
      let contrast = abs(PerceivedContrast(of: pair.text, on: pair.ground).value)
      guard contrast < least else { return nil }
      return "By APCA the text's contrast is Lc \(contrast.text(decimals: 0)) (\(words)), "
        + "less than \(least.text(decimals: 0))."
    }
  }

  /// The colour behind a rectangle, nil if it is not one.
  private func ground(of rect: CGRect, below index: Int) -> Color? {
    var ground: Color? = canvas
    for place in grounds.indices(meeting: rect, below: index + 1) {
      let other = tree.views[place]
      let area = other.visiblePart(of: other.frame)
      guard area.touches(rect) else { continue }
      if let color = other.background {
        let blended = color.withAlpha(color.alpha * other.opacity)
        if !area.holds(rect) {
          ground = nil
        } else if blended.alpha > 0.99 {
          ground = blended
        } else {
          ground = ground.map { blended.over($0) }
        }
      }
      if other.hasShapes || other.images.contains(where: { $0.touches(rect) }) { ground = nil }
    }
    return ground
  }
}

extension VisibleView {
  /// Whether it draws anything but text.
  fileprivate var paints: Bool { background != nil || hasShapes || !images.isEmpty }
}

extension UIView {
  fileprivate var hasSystemTextColor: Bool {
    guard let color = (self as? UILabel)?.textColor else { return false }
    return Self.systemTextColors.contains(color)
  }

  private static let systemTextColors = [
    UIColor.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText,
  ]

  fileprivate var hasBoldText: Bool {
    guard let font = (self as? UILabel)?.font else { return false }
    return font.font.weight.rawValue >= UIFont.Weight.bold.rawValue
  }
}

extension Color {
  /// The colour as `#RRGGBB`.
  fileprivate var shortDescription: String { String(description.prefix(7)) }

  /// Returns the opaque colour of this one blended over an opaque one.
  fileprivate func over(_ ground: Color) -> Color {
    func mix(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  fileprivate func contrast(to other: Color) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }
}

extension UIView {
  /// Whether neither the label nor a control around it is disabled.
  fileprivate var isEnabledForUse: Bool {
    ancestors.allSatisfy {
      ($0 as? UIControl)?.isEnabled != false && ($0 as? UILabel)?.isEnabled != false
    }
  }
}
