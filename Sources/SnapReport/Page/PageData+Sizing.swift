import Snapshots

extension PageData {
  /// The audit of a table's rows.
  ///
  /// Measured times are left out, so that equal runs give equal pages.
  struct Sizing: Encodable, Equatable {
    /// One row.
    struct Row: Encodable, Equatable {
      let name: String
      let estimate: Double
      let height: Double
      let remarks: String
    }

    let summary: [String]
    let rows: [Row]

    init(_ audit: SizingAudit) {
      summary = audit.summary.map(\.visible)
      rows = audit.rows.map {
        Row(name: $0.name, estimate: $0.estimate, height: $0.height, remarks: $0.remarks.visible)
      }
    }
  }
}
