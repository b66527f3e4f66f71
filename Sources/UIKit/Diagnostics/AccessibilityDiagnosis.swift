internal import Foundation
internal import LayoutModel
internal import NumberText

/// Finds what is hard for users of assistive technologies, where a fixture or lint asks for it.
@MainActor package struct AccessibilityDiagnosis {
  private let root: UIView
  private let names: ViewNames
  private let items: [AccessibilityReading.Item]

  package init(root: UIView, names: ViewNames, reading: AccessibilityReading) {
    self.root = root
    self.names = names
    items = reading.items
  }

  /// Returns the diagnostics by kind, each in reading order.
  package func diagnostics() -> [ExplainedDiagnostic] {
    guard !root.bounds.isEmpty else { return [] }
    let contrast = ContrastCheck(
      tree: VisibleTree(root: root), names: names, canvas: root.canvasColor, measure: .perceived)
    return missingLabels + unreachableControls + repeatedLabels + readingOrder + fixedSizes(root)
      + contrast.diagnostics()
  }

  private func path(of item: AccessibilityReading.Item) -> String {
    names.path(of: item.view ?? root)
  }

  // MARK: Labels

  private var missingLabels: [ExplainedDiagnostic] {
    items.filter(\.lacksLabel).map { item in
      ExplainedDiagnostic(
        .missingAccessibilityLabel, view: path(of: item),
        message: item.element.spoken.isEmpty
          ? "VoiceOver stops here and says nothing."
          : "VoiceOver says nothing but “\(item.element.spoken)”",
        advice:
          "Set its accessibilityLabel to what it does, or its isAccessibilityElement to false.")
    }
  }

  private var unreachableControls: [ExplainedDiagnostic] {
    items.filter { $0.element.actions.isEmpty }.flatMap { item in
      item.unreachable.map { control in
        ExplainedDiagnostic(
          .unreachableControl, view: names.path(of: control),
          message: "VoiceOver does not reach it, as it is inside the accessibility element "
            + "\(path(of: item)).",
          advice: "Offer what it does in the element's accessibilityCustomActions, or let the "
            + "element be a container.")
      }
    }
  }

  private var repeatedLabels: [ExplainedDiagnostic] {
    zip(items, items.dropFirst()).filter { one, other in
      one.element.takesAction && other.element.takesAction && !other.lacksLabel
        && one.element.label == other.element.label && one.element.value == other.element.value
    }.map { one, other in
      ExplainedDiagnostic(
        .repeatedAccessibilityLabel, view: path(of: other),
        message: "VoiceOver says “\(other.element.spoken)” here and just before, at "
          + "\(path(of: one)).",
        advice: "Give each an accessibilityLabel that says what it is for.")
    }
  }

  // MARK: Order

  private var readingOrder: [ExplainedDiagnostic] {
    let isRightToLeft = root.readsRightToLeft
    return zip(items, items.dropFirst()).compactMap { one, other in
      let (before, after) = (one.element.frame, other.element.frame)
      guard !before.isEmpty, !after.isEmpty, !before.contains(after), !after.contains(before) else {
        return nil
      }
      let tolerance = PictureDiagnosis.tolerance
      let isAbove = after.maxY <= before.minY + tolerance
      let isSameLine = min(before.maxY, after.maxY) - max(before.minY, after.minY) > tolerance
      let isAhead =
        isRightToLeft
        ? after.minX >= before.maxX - tolerance : after.maxX <= before.minX + tolerance
      guard isAbove || isSameLine && isAhead else { return nil }
      return ExplainedDiagnostic(
        .readingOrder, view: path(of: other),
        message: "VoiceOver reads it after \(path(of: one)), which is "
          + (isAbove ? "below it." : isRightToLeft ? "left of it." : "right of it."),
        advice: "Order the container's accessibilityElements as they are seen.")
    }
  }

  // MARK: Text sizes

  private func fixedSizes(_ view: UIView) -> [ExplainedDiagnostic] {
    guard view.isSeen, !view.hasSystemText else { return [] }
    let own = (view as? UILabel).flatMap { $0.hasFixedSize ? fixedSize(of: $0) : nil }
    return (own.map { [$0] } ?? []) + view.storedSubviews.flatMap(fixedSizes)
  }

  private func fixedSize(of label: UILabel) -> ExplainedDiagnostic {
    ExplainedDiagnostic(
      .fixedTextSize, view: names.path(of: label),
      message: "The text has \(label.font.pointSize.shortDescription) points at each text size.",
      advice: "Use a font of UIFont.preferredFont(forTextStyle:) or UIFontMetrics.")
  }
}

extension AccessibilityReading.Item {
  /// Whether a user cannot know what the element is.
  @MainActor fileprivate var lacksLabel: Bool {
    guard element.label?.isEmpty != false else { return false }
    if element.spoken.isEmpty || element.traits.contains(.image) { return true }
    let isNamedByValue = element.value?.isEmpty == false && !element.traits.contains(.toggleButton)
    return element.takesAction && (view is UISlider || !isNamedByValue)
  }
}

extension AccessibleElement {
  fileprivate var takesAction: Bool {
    !traits.isDisjoint(with: [.button, .link, .adjustable, .toggleButton, .tabBarItem])
  }
}

extension UIView {
  /// Whether its texts have the system's sizes, which an app cannot choose.
  fileprivate var hasSystemText: Bool {
    self is UISegmentedControl || self is UIDatePicker || self is UIPickerView
      || self is UISearchBar
  }
}

extension UILabel {
  fileprivate var hasFixedSize: Bool {
    text?.isEmpty == false && !font.followsTextSize
  }
}
