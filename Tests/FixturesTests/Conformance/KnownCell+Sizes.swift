import Fixtures
import Foundation

/// A control's own length beside the stored one, along an axis that no constraint fixes.
struct OwnLength {
  let name: String
  let generation: CanvasGeneration
  /// The rule that gives the length; nil where a text's width decides.
  let rule: String?
  let stored: Double
  let ours: Double
}

extension KnownCell {
  /// The lengths of texts and controls that their contents decide.
  func ownLengths(of views: [ViewLayout]) -> [OwnLength] {
    var found: [OwnLength] = []
    root.forEachView { view in
      guard let id = view.id, let stored = view.frame, stored.count == 4,
        let ours = views.first(where: { $0.id == id })?.frame, view.hasKnownContents
      else { return }
      for (axis, old, new) in [
        ("height", stored[3], ours.height), ("width", stored[2], ours.width),
      ] {
        guard view.decides(axis, stored: old), !fixes(axis, of: view) else { continue }
        found.append(
          OwnLength(
            name: "\(view.el) \(axis)", generation: generation,
            rule: view.rule(for: axis, generation), stored: old, ours: new))
      }
    }
    return found
  }

  /// What the lengths say about rules.
  ///
  /// The height of a text, and of a control around one, follows from its font: there the sample is what the stored
  /// height has more than the rule gives.
  func samples(of lengths: [OwnLength]) -> [RuleEvidence.Sample] {
    lengths.compactMap { length in
      guard let rule = length.rule else { return nil }
      return rule.hasPrefix(KnownCell.View.beyondFont)
        ? sample(rule, length.stored - length.ours, 0) : sample(rule, length.stored, length.ours)
    }
  }

  /// Whether the view has a constraint of its own along an axis, hangs between others, or lies in a stack.
  func fixes(_ axis: String, of view: View) -> Bool {
    let ends =
      axis == "height"
      ? ["top", "bottom", "firstBaseline", "baseline"] : ["leading", "trailing", "left", "right"]
    var edges = 0
    var isFixed = false
    root.forEachView { holder in
      for constraint in holder.constraints ?? [] {
        let own = [
          (constraint.first ?? holder.id, constraint.fa),
          (constraint.second, constraint.sa ?? ""),
        ].filter { $0.0 == view.id }.map(\.1)
        if own.contains(axis) { isFixed = true }
        let isEnd = own.contains { ends.contains($0.replacingOccurrences(of: "Margin", with: "")) }
        if isEnd { edges += 1 }
      }
      let isArranged = holder.el == "stackView" && holder.subviews.contains { $0.id == view.id }
      if isArranged { isFixed = true }
    }
    return isFixed || edges > 1
  }
}

extension KnownCell.View {
  /// Begins the name of a rule that computes a height from a font.
  static let beyondFont = "difference in height, "

  fileprivate var hasKnownContents: Bool {
    custom == nil && !(hidden ?? false) && font?.name == nil
  }

  /// Whether the contents alone decide a length.
  fileprivate func decides(_ axis: String, stored: Double) -> Bool {
    switch el {
    case "switch", "stepper", "pageControl", "activityIndicatorView", "button",
      "segmentedControl", "datePicker":
      true
    case "slider", "progressView", "pickerView", "textField", "searchBar": axis == "height"
    case "label": isOneLine(axis, stored: stored)
    default: false
    }
  }

  /// Whether a label has one line; `stored` is its height or width.
  private func isOneLine(_ axis: String, stored: Double) -> Bool {
    guard let points = font?.pointSize else { return false }
    return axis == "height" ? stored < 1.6 * points : (frame?[3] ?? 0) < 1.6 * points
  }

  private var kindOfButton: String {
    guard buttonConfiguration == nil else { return "configured" }
    guard let buttonType else { return "custom" }
    return ["infoLight", "infoDark", "detailDisclosure", "contactAdd"].contains(buttonType)
      ? "info" : buttonType
  }

  fileprivate func rule(for axis: String, _ generation: CanvasGeneration) -> String? {
    switch el {
    case "switch", "stepper", "pageControl": "\(el) \(axis)"
    case "activityIndicatorView":
      "\(el) \(attrs?["style"]?.contains("arge") == true ? "large" : "medium")"
    case "slider": "slider \(axis), \(generation == .xcode26 ? "iOS 26" : "to iOS 18")"
    case "segmentedControl" where axis == "height":
      "segmentedControl \(axis), \(generation < .xcode11 ? "to iOS 12" : "iOS 13 and later")"
    case "progressView", "datePicker", "pickerView", "searchBar":
      axis == "height" ? "\(el) \(axis), \(generation.systems)" : nil
    case "label" where axis == "height":
      Self.beyondFont + "line of a label" + (font?.style == nil ? "" : " in a text style")
    case "textField" where axis == "height":
      Self.beyondFont + "textField, \(borderStyle ?? "no border"), "
        + (generation < .xcode12 ? "to iOS 13" : "iOS 14 and later")
    case "button" where axis == "height":
      Self.beyondFont + "button, \(kindOfButton)"
    default: nil
    }
  }
}
