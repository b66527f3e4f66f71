import LayoutModel

/// The known findings of an existing project, which are not reported again.
public struct LintBaseline: Codable, Hashable, Sendable {
  /// The identity of a finding.
  public struct Entry: Codable, Hashable, Sendable {
    public let file: String
    /// The identifier or reuse identifier of the cell.
    public let cell: String
    /// The identifier of the element, or the view path if the file has none.
    public let id: String
    public let kind: String
  }

  /// The format of the file.
  public let version: Int
  /// The known findings, in the order in the file.
  public let findings: [Entry]

  /// Creates a baseline of all findings.
  public init(of findings: [LintFinding]) {
    version = 1
    var seen: Set<Entry> = []
    self.findings = findings.map(\.fingerprint).filter { seen.insert($0).inserted }
  }

  /// Returns the findings that are not in the baseline.
  public func new(among findings: [LintFinding]) -> [LintFinding] {
    let known = Set(self.findings)
    return findings.filter { !known.contains($0.fingerprint) }
  }
}
