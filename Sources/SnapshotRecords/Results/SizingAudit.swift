/// How a table determined the heights of its rows, and the cost.
///
/// Heights and widths are in points.
public struct SizingAudit: Codable, Hashable, Sendable {
  /// One row.
  public struct Row: Codable, Hashable, Sendable {
    /// The section, from 0.
    public var section: Int
    /// The row in its section, from 0.
    public var row: Int
    /// The table's estimate before the row was visible.
    public var estimate: Double
    /// The height of the visible row.
    public var height: Double
    /// The fitting height of a new cell.
    public var freshHeight: Double
    /// The fitting height of a reused cell: the first one that differs from a new cell's, if any.
    public var reusedHeight: Double
    /// The width at which the row was measured, if it differs from its final width.
    public var measuredWidth: Double?
    /// The final width of the same view, if ``measuredWidth`` differs.
    public var finalWidth: Double?
    /// The time to create and measure a new cell.
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
    /// The difference between height and estimate; negative if the row is shorter.
    public var error: Double { height - estimate }
    /// Whether a reused cell has a different fitting height from a new one.
    public var dependsOnReuse: Bool { reusedHeight != freshHeight }
  }

  /// The jumps of the scroll indicator while scrolling through the whole table.
  public struct Scrolling: Codable, Hashable, Sendable {
    /// The largest jump in points of the indicator's track.
    public var largestJump: Double
    public var totalJump: Double

    /// Creates the jumps of one pass through the table.
    public init(largestJump: Double = 0, totalJump: Double = 0) {
      self.largestJump = largestJump
      self.totalJump = totalJump
    }
  }

  /// The rows in order.
  public var rows: [Row]
  /// From top to bottom, when rows become visible for the first time.
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

  /// The row with the largest error.
  public var worstRow: Row? { rows.max { abs($0.error) < abs($1.error) } }

  /// The time for creating and measuring all cells, in milliseconds.
  public var milliseconds: Double { rows.reduce(0) { $0 + $1.milliseconds } }

  /// What is wrong with how rows are measured.
  public enum Finding: Hashable, Sendable {
    /// The heights of these rows depend on the previous content of their reused cell.
    case heightDependsOnReuse(Row, others: [Row])
    /// These rows are measured at a different width from their final one.
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
