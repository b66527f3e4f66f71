public import LayoutModel

extension SizingAudit: CustomStringConvertible {
  /// A line for each row and a summary, without times.
  public var description: String { table(includingCost: false) }

  /// Returns a line for each row and a summary, with the time that each cell took if asked for.
  public func table(includingCost: Bool) -> String {
    var lines = [Self.headings(includingCost)]
    lines += rows.map { $0.cells(includingCost) }
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    var text = lines.map { line in
      zip(line, widths).enumerated().map { column, cell in
        column == line.count - 1 ? cell.0 : cell.0.padded(to: cell.1, onTheLeft: column > 0)
      }.joined(separator: "  ").trimmedEnd
    }
    text += summary
    if includingCost {
      text.append("Making and measuring the cells took \(milliseconds.tenths) ms.")
    }
    return text.joined(separator: "\n") + "\n"
  }

  private static func headings(_ includingCost: Bool) -> [String] {
    ["row", "estimate", "height", "error"] + (includingCost ? ["ms"] : []) + ["remarks"]
  }

  /// What the rows come to, in sentences.
  public var summary: [String] {
    guard let worstRow else { return ["The table has no rows."] }
    return [
      "\(rows.count) \(rows.count == 1 ? "row" : "rows"): estimates are wrong by "
        + "\(meanError.tenths) points on average, at most by \(abs(worstRow.error).tenths) "
        + "(row \(worstRow.name)).",
      "The scroll indicator jumps by up to \(down.largestJump.tenths) points on the way down "
        + "(\(down.totalJump.tenths) in all), and by up to \(up.largestJump.tenths) on the way up "
        + "(\(up.totalJump.tenths) in all).",
    ] + findings.map(\.message)
  }

  /// What is wrong with the measuring, as diagnostics.
  public var findings: [Diagnostic] {
    var findings: [Diagnostic] = []
    let reused = rows.filter(\.dependsOnReuse)
    if let first = reused.first {
      findings.append(
        Diagnostic(
          .heightDependsOnReuse, view: "",
          message: "The height of \(Self.list(reused)) depends on what the cell showed before: "
            + "row \(first.name) asks for \(first.freshHeight.tenths) points in a new cell and for "
            + "\(first.reusedHeight.tenths) in a used one. Set everything that has a say in the "
            + "height for each row, or reset it in prepareForReuse."))
    }
    let narrow = rows.filter { $0.measuredWidth != nil }
    if let first = narrow.first, let measured = first.measuredWidth, let final = first.finalWidth {
      findings.append(
        Diagnostic(
          .measuredAtOtherWidth, view: "",
          message: "\(Self.list(narrow).capitalizedFirst) were not measured at the width they are "
            + "shown at: row \(first.name) at \(measured.tenths) points instead of "
            + "\(final.tenths)."))
    }
    return findings
  }

  /// More rows than this are counted, not named.
  private static let namedRows = 5

  private static func list(_ rows: [Row]) -> String {
    let names = rows.prefix(namedRows).map(\.name).joined(separator: ", ")
    return rows.count > namedRows
      ? "rows \(names) and \(rows.count - namedRows) others"
      : "rows \(names)"
  }
}

extension SizingAudit.Row {
  func cells(_ includingCost: Bool) -> [String] {
    let sign = error > 0 ? "+" : ""
    return [name, estimate.tenths, height.tenths, error == 0 ? "0" : sign + error.tenths]
      + (includingCost ? [milliseconds.tenths] : []) + [remarks]
  }

  /// What is wrong with the row, in a few words.
  public var remarks: String {
    var remarks: [String] = []
    if dependsOnReuse {
      remarks.append("\(freshHeight.tenths) new, \(reusedHeight.tenths) reused")
    }
    if let measuredWidth, let finalWidth {
      remarks.append("measured at \(measuredWidth.tenths), shown at \(finalWidth.tenths)")
    }
    return remarks.joined(separator: "; ")
  }
}

extension Double {
  /// The number with at most one decimal.
  fileprivate var tenths: String {
    let rounded = (self * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

extension String {
  fileprivate func padded(to width: Int, onTheLeft: Bool) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return onTheLeft ? spaces + self : self + spaces
  }

  fileprivate var trimmedEnd: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
