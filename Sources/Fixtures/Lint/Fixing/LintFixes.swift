public import Foundation
public import LayoutModel

/// What can be changed in an Interface Builder file so that findings of `snap lint` are gone.
///
/// Each change is proven before it counts: the finding is gone in all configurations, no other finding came, no frame moved that was
/// right, and the file can be read.
public struct LintFixes: Codable, Hashable, Sendable {
  /// A finding that is gone, with the lines that do it.
  public struct Fix: Codable, Hashable, Sendable {
    public let finding: LintFinding
    /// The changes of the file as it was, without those of other fixes.
    public let hunks: [LineHunk]

    package init(finding: LintFinding, hunks: [LineHunk]) {
      self.finding = finding
      self.hunks = hunks
    }
  }

  /// A finding that stays.
  public struct Rest: Codable, Hashable, Sendable {
    public let finding: LintFinding
    public let obstacle: Obstacle

    package init(finding: LintFinding, obstacle: Obstacle) {
      self.finding = finding
      self.obstacle = obstacle
    }
  }

  /// Why a finding stays.
  public enum Obstacle: Codable, Hashable, Sendable {
    /// What mends it depends on what the cell is meant to be.
    case needsDecision
    /// All that was tried left the finding.
    case stays
    /// What mends it would move a view that is right, named by its identifier.
    case moves(element: String)
    /// What mends it would cause another finding.
    case newFinding(kind: Diagnostic.Kind, view: String)
    /// The file cannot be changed so without changing what names the constraint or view.
    case isNamed(element: String)
  }

  public let fixes: [Fix]
  public let rest: [Rest]
  /// The bytes of the file with all fixes.
  public let contents: Data

  package init(fixes: [Fix], rest: [Rest], contents: Data) {
    self.fixes = fixes
    self.rest = rest
    self.contents = contents
  }
}
