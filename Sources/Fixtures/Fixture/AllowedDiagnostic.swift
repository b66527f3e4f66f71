public import LayoutModel

/// A diagnostic that a fixture accepts; one that no configuration needed fails the fixture.
public struct AllowedDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The diagnostic's kind.
  public let kind: Diagnostic.Kind
  /// The view's name or the end of its path; nil for any view.
  public let view: String?
  /// The line of the cell file that has the allowance; nil for one in code.
  let line: Int?

  init(kind: Diagnostic.Kind, view: String?, line: Int? = nil) {
    self.kind = kind
    self.view = view
    self.line = line
  }

  /// Accepts required constraints that conflict.
  public static func unsatisfiableConstraints(_ view: String? = nil) -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .unsatisfiableConstraints, view: view)
  }

  /// Accepts a cell whose constraints ask for no height.
  public static func zeroHeight(_ view: String? = nil) -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .zeroHeight, view: view)
  }

  /// Accepts a place or size that the constraints leave open.
  public static func ambiguousLayout(_ view: String? = nil) -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .ambiguousLayout, view: view)
  }

  /// Accepts an optional constraint that is not met.
  public static func brokenConstraint(_ view: String? = nil) -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .brokenConstraint, view: view)
  }

  /// Accepts text that is cut.
  public static func truncatedText(_ view: String? = nil) -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .truncatedText, view: view)
  }

  /// Accepts text that an edge cuts.
  public static func clippedText(_ view: String? = nil) -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .clippedText, view: view)
  }

  /// Accepts contents that are drawn over each other; the view is the one in front.
  public static func overlap(_ view: String? = nil) -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .overlap, view: view)
  }

  /// Accepts a view outside of what should contain it.
  public static func outOfBounds(_ view: String? = nil) -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .outOfBounds, view: view)
  }

  /// Accepts text whose colour is close to what is behind it.
  public static func lowContrast(_ view: String? = nil) -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .lowContrast, view: view)
  }

  /// Accepts a control that is smaller than a finger.
  public static func smallHitTarget(_ view: String? = nil) -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .smallHitTarget, view: view)
  }

  /// Accepts characters that no font has.
  public static func missingGlyph(_ view: String? = nil) -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .missingGlyph, view: view)
  }

  /// Accepts an image that was not found or has a stand-in.
  public static func missingImage(_ view: String? = nil) -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .missingImage, view: view)
  }

  /// Accepts fonts that no file has.
  public static func missingFont(_ view: String? = nil) -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .missingFont, view: view)
  }

  /// Accepts rows whose height depends on what their cell showed before.
  public static func heightDependsOnReuse() -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .heightDependsOnReuse, view: nil)
  }

  /// Accepts rows that are measured at another width than they are shown at.
  public static func measuredAtOtherWidth() -> AllowedDiagnostic {
    AllowedDiagnostic(kind: .measuredAtOtherWidth, view: nil)
  }

  /// The kind, and the view if there is one: `clippedText on titleLabel`.
  public var description: String { kind.rawValue + (view.map { " on \($0)" } ?? "") }

  /// Whether the diagnostic is of this kind and on this view.
  func permits(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.kind == kind else { return false }
    guard let view else { return true }
    return diagnostic.view == view || diagnostic.view.hasSuffix("/" + view)
  }
}
