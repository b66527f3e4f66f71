/// How a table came to the heights of its rows, and what that costs.
///
/// Heights and widths are in points.
public struct SizingAudit: Codable, Hashable, Sendable {
  /// One row.
  public struct Row: Codable, Hashable, Sendable {
    /// The section, from 0.
    public var section: Int
    /// The row in its section, from 0.
    public var row: Int
    /// The height that the table reckoned with before the row was in sight.
    public var estimate: Double
    /// The height that the row had in sight.
    public var height: Double
    /// The height that a new cell asks for.
    public var freshHeight: Double
    /// The height that a cell asks for which showed another row before: the first one that differs
    /// from that of a new cell, if any does.
    public var reusedHeight: Double
    /// The width that the row was measured at, if it was not the one it is shown at.
    public var measuredWidth: Double?
    /// The width of the same view where it is shown, if ``measuredWidth`` is another.
    public var finalWidth: Double?
    /// How long it took to make and measure a new cell.
    public var milliseconds: Double

    /// Creates a row.
    public init(
      section: Int, row: Int, estimate: Double, height: Double, freshHeight: Double,
      reusedHeight: Double, measuredWidth: Double? = nil, finalWidth: Double? = nil,
      milliseconds: Double = 0
    ) {
      self.section = section
      self.row = row
      self.estimate = estimate
      self.height = height
      self.freshHeight = freshHeight
      self.reusedHeight = reusedHeight
      self.measuredWidth = measuredWidth
      self.finalWidth = finalWidth
      self.milliseconds = milliseconds
    }

    /// Section and row, such as `0.12`.
    public var name: String { "\(section).\(row)" }
    /// How much higher the row is than estimated; negative if it is lower.
    public var error: Double { height - estimate }
    /// Whether a cell that was used before asks for another height than a new one.
    public var dependsOnReuse: Bool { reusedHeight != freshHeight }
  }

  /// How the scroll indicator moves by itself while one scrolls through the whole table.
  public struct Scrolling: Codable, Hashable, Sendable {
    /// The largest jump in points of the indicator's way.
    public var largestJump: Double
    /// All jumps together.
    public var totalJump: Double

    /// Creates the measures of a way through the table.
    public init(largestJump: Double = 0, totalJump: Double = 0) {
      self.largestJump = largestJump
      self.totalJump = totalJump
    }
  }

  /// The rows in order.
  public var rows: [Row]
  /// From the top to the bottom, when rows come into sight for the first time.
  public var down: Scrolling
  /// Back to the top.
  public var up: Scrolling

  /// Creates an audit.
  public init(rows: [Row], down: Scrolling = Scrolling(), up: Scrolling = Scrolling()) {
    self.rows = rows
    self.down = down
    self.up = up
  }

  /// The mean of the errors, whatever their sign; 0 without rows.
  public var meanError: Double {
    rows.isEmpty ? 0 : rows.reduce(0) { $0 + abs($1.error) } / Double(rows.count)
  }

  /// The row whose estimate is worst.
  public var worstRow: Row? { rows.max { abs($0.error) < abs($1.error) } }

  /// The time that making and measuring all cells takes, in milliseconds.
  public var milliseconds: Double { rows.reduce(0) { $0 + $1.milliseconds } }

  /// What is wrong with how rows are measured.
  public enum Finding: Hashable, Sendable {
    /// The heights of these rows depend on what their cell showed before.
    case heightDependsOnReuse(Row, others: [Row])
    /// These rows are measured at another width than they are shown at.
    case measuredAtOtherWidth(Row, others: [Row])
  }

  /// What is wrong, each finding once for all its rows.
  public var findings: [Finding] {
    var findings: [Finding] = []
    let reused = rows.filter(\.dependsOnReuse)
    if let first = reused.first {
      findings.append(.heightDependsOnReuse(first, others: Array(reused.dropFirst())))
    }
    let narrow = rows.filter { $0.measuredWidth != nil && $0.finalWidth != nil }
    if let first = narrow.first {
      findings.append(.measuredAtOtherWidth(first, others: Array(narrow.dropFirst())))
    }
    return findings
  }
}
