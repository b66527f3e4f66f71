import Snapshots

/// The audit of a table's rows: what was estimated and what came, as a chart and as a table.
struct SizingSection {
  let audit: SizingAudit

  /// More rows than this are in the chart only.
  private static let tableLimit = 200
  /// The chart's size in its own units; it is as wide as the page.
  private static let width = 1000.0
  private static let height = 160.0

  var node: HTMLNode {
    var parts: [HTMLNode] = [.tag("h3", [], "Sizing of rows")]
    parts += audit.summary.map { .tag("p", [], .text($0)) }
    if !audit.rows.isEmpty { parts += [chart, legend, table] }
    return .tag("section", class: "sizing", list: parts)
  }

  // MARK: Chart

  /// A bar for each row's height, above or below a line of the estimates.
  private var chart: HTMLNode {
    let highest = audit.rows.reduce(1) { max($0, $1.height, $1.estimate) }
    let step = Self.width / Double(audit.rows.count)
    func y(_ length: Double) -> Double { Self.height - length / highest * Self.height }
    let bars: [HTMLNode] = audit.rows.enumerated().map { index, row in
      .tag(
        "rect", class: row.remarks.isEmpty ? "changed" : "bad",
        [
          ("x", (Double(index) * step).chartText), ("y", y(row.height).chartText),
          ("width", (step * 0.8).chartText), ("height", (Self.height - y(row.height)).chartText),
          ("fill", "currentColor"), ("fill-opacity", "0.55"),
        ],
        .tag(
          "title", [],
          .text("row \(row.name): \(row.height.pointText), estimated \(row.estimate.pointText)")))
    }
    let points = audit.rows.enumerated().flatMap { index, row in
      [Double(index) * step, Double(index) * step + step * 0.8].map {
        "\($0.chartText),\(y(row.estimate).chartText)"
      }
    }
    let line: HTMLNode = .tag(
      "polyline", class: "warning",
      [
        ("points", points.joined(separator: " ")), ("fill", "none"), ("stroke", "currentColor"),
        ("stroke-width", "2"), ("vector-effect", "non-scaling-stroke"),
      ])
    return .tag(
      "svg",
      [
        ("viewBox", "0 0 \(Self.width.chartText) \(Self.height.chartText)"), ("width", "100%"),
        ("height", Self.height.chartText), ("preserveAspectRatio", "none"), ("role", "img"),
        ("aria-label", "Heights of the rows and their estimates"),
      ], list: bars + [line])
  }

  private var legend: HTMLNode {
    .tag(
      "p", class: "quiet", [], .tag("span", class: "changed", [], "■ height"), " ",
      .tag("span", class: "bad", [], "■ height with a remark"), " ",
      .tag("span", class: "warning", [], "— estimate"))
  }

  // MARK: Table

  private var table: HTMLNode {
    let numbers: [HTMLNode] = ["estimate", "height", "error", "ms"].map {
      .tag("th", class: "number", [], .text($0))
    }
    let headings = [.tag("th", [], "row")] + numbers + [.tag("th", [], "remarks")]
    let hidden = audit.rows.count - Self.tableLimit
    var parts: [HTMLNode] = [
      .tag(
        "table", [],
        .tag("thead", [], .tag("tr", list: headings)),
        .tag("tbody", list: audit.rows.prefix(Self.tableLimit).map(line)))
    ]
    if hidden > 0 { parts.append(.tag("p", class: "quiet", [], "\(hidden) more rows")) }
    return .tag("div", list: parts)
  }

  private func line(_ row: SizingAudit.Row) -> HTMLNode {
    let numbers = [row.estimate, row.height, row.error, row.milliseconds.hundredths]
    let cells: [HTMLNode] = numbers.map { .tag("td", class: "number", [], .text($0.pointText)) }
    return .tag(
      "tr",
      list: [.tag("td", [], .text(row.name))] + cells + [
        .tag("td", class: row.remarks.isEmpty ? "" : "bad", [], .text(row.remarks))
      ])
  }
}

extension Double {
  /// The number in hundredths, which is finer than a chart's pixels and than a clock's noise.
  fileprivate var hundredths: Double { (self * 100).rounded() / 100 }

  fileprivate var chartText: String { hundredths.pointText }
}
