public import LayoutModel

/// A diagnostic that a fixture allows; an allowance that no configuration needed fails the fixture.
public struct AllowedDiagnostic: Hashable, Sendable, CustomStringConvertible {
  public let kind: Diagnostic.Kind
  /// The view's name or the end of its path; nil for any view.
  public let view: String?
  /// The line of the cell file that has the allowance; nil for one in code.
  package let line: Int?

  package init(kind: Diagnostic.Kind, view: String?, line: Int? = nil) {
    self.kind = kind
    self.view = view
    self.line = line
  }

  /// Allows conflicting required constraints.
  public static func unsatisfiableConstraints(_ view: String? = nil) -> Self {
    Self(kind: .unsatisfiableConstraints, view: view)
  }

  /// Allows a cell whose constraints determine no height.
  public static func zeroHeight(_ view: String? = nil) -> Self {
    Self(kind: .zeroHeight, view: view)
  }

  /// Allows a cell or row that has another height after each layout.
  public static func unsettledHeight(_ view: String? = nil) -> Self {
    Self(kind: .unsettledHeight, view: view)
  }

  /// Allows a position or size that the constraints do not determine.
  public static func ambiguousLayout(_ view: String? = nil) -> Self {
    Self(kind: .ambiguousLayout, view: view)
  }

  /// Allows an unsatisfied optional constraint.
  public static func brokenConstraint(_ view: String? = nil) -> Self {
    Self(kind: .brokenConstraint, view: view)
  }

  /// Allows truncated text.
  public static func truncatedText(_ view: String? = nil) -> Self {
    Self(kind: .truncatedText, view: view)
  }

  /// Allows text that is clipped at an edge.
  public static func clippedText(_ view: String? = nil) -> Self {
    Self(kind: .clippedText, view: view)
  }

  /// Allows overlapping contents; the view is the one in front.
  public static func overlap(_ view: String? = nil) -> Self {
    Self(kind: .overlap, view: view)
  }

  /// Allows a view outside the bounds of its container.
  public static func outOfBounds(_ view: String? = nil) -> Self {
    Self(kind: .outOfBounds, view: view)
  }

  /// Allows a view in perspective, which is drawn without it.
  public static func perspective(_ view: String? = nil) -> Self {
    Self(kind: .perspective, view: view)
  }

  /// Allows text with little contrast to its background.
  public static func lowContrast(_ view: String? = nil) -> Self {
    Self(kind: .lowContrast, view: view)
  }

  /// Allows a control that is too small to tap.
  public static func smallHitTarget(_ view: String? = nil) -> Self {
    Self(kind: .smallHitTarget, view: view)
  }

  /// Allows priorities of 0, which have no effect.
  public static func zeroPriority(_ view: String? = nil) -> Self {
    Self(kind: .zeroPriority, view: view)
  }

  /// Allows a control or picture without anything that VoiceOver could say.
  public static func missingAccessibilityLabel(_ view: String? = nil) -> Self {
    Self(kind: .missingAccessibilityLabel, view: view)
  }

  /// Allows a control inside an accessibility element; the view is the control.
  public static func unreachableControl(_ view: String? = nil) -> Self {
    Self(kind: .unreachableControl, view: view)
  }

  /// Allows controls beside each other that are called the same; the view is the second.
  public static func repeatedAccessibilityLabel(_ view: String? = nil) -> Self {
    Self(kind: .repeatedAccessibilityLabel, view: view)
  }

  /// Allows an element that is read later than its place says; the view is that element.
  public static func readingOrder(_ view: String? = nil) -> Self {
    Self(kind: .readingOrder, view: view)
  }

  /// Allows text whose size does not follow the user's text size.
  public static func fixedTextSize(_ view: String? = nil) -> Self {
    Self(kind: .fixedTextSize, view: view)
  }

  /// Allows text with little contrast by APCA.
  public static func lowPerceivedContrast(_ view: String? = nil) -> Self {
    Self(kind: .lowPerceivedContrast, view: view)
  }

  /// Allows characters that no font contains.
  public static func missingGlyph(_ view: String? = nil) -> Self {
    Self(kind: .missingGlyph, view: view)
  }

  /// Allows an image that is missing or replaced by a placeholder.
  public static func missingImage(_ view: String? = nil) -> Self {
    Self(kind: .missingImage, view: view)
  }

  /// A picture that exists and is not drawn, or not all of it.
  public static func unsupportedImage(_ view: String? = nil) -> Self {
    Self(kind: .unsupportedImage, view: view)
  }

  /// Allows fonts without a registered file.
  public static func missingFont(_ view: String? = nil) -> Self {
    Self(kind: .missingFont, view: view)
  }

  /// Allows rows whose height depends on the previous content of a reused cell.
  public static func heightDependsOnReuse() -> Self {
    Self(kind: .heightDependsOnReuse, view: nil)
  }

  /// Allows rows that are measured at a different width from their final one.
  public static func measuredAtOtherWidth() -> Self {
    Self(kind: .measuredAtOtherWidth, view: nil)
  }

  /// The kind, and the view if there is one: `clippedText on titleLabel`.
  public var description: String { kind.rawValue + (view.map { " on \($0)" } ?? "") }

  /// Whether the diagnostic is of this kind and on this view.
  package func permits(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.kind.map { permits($0, at: diagnostic.view) } ?? false
  }

  /// Whether it allows a kind of diagnostic at a view path.
  package func permits(_ kind: Diagnostic.Kind, at path: String) -> Bool {
    guard kind == self.kind else { return false }
    return view.map { path == $0 || path.hasSuffix("/" + $0) } ?? true
  }
}
