public import LayoutModel
import NumberText
public import SnapshotRecords

extension SizingAudit {
  /// Returns one line per row and a summary.
  ///
  /// - Parameter includingCost: whether to add the time that each cell took, which differs from run to
  ///   run.
  /// - Returns: the lines, each ended by `\n`.
  public func table(includingCost: Bool = false) -> String {
    let lines = [Self.headings(includingCost)] + rows.map { $0.cells(includingCost) }
    let widths = lines[0].indices.map { column in lines.map { $0[column].columnWidth }.max() ?? 0 }
    var text = lines.map { line in
      zip(line, widths).enumerated().map { column, cell in
        if column == line.count - 1 { return cell.0 }
        return column == 0 ? cell.0.padded(to: cell.1) : cell.0.leftPadded(to: cell.1)
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

  /// The summary of the rows, in sentences.
  public var summary: [String] {
    guard let worstRow else { return ["The table has no rows."] }
    return [
      "\(rows.count.counted("row")): estimates are wrong by "
        + "\(meanError.tenths) points on average, at most by \(abs(worstRow.error).tenths) "
        + "(row \(worstRow.name)).",
      "The scroll indicator jumps by up to \(down.largestJump.tenths) points on the way down "
        + "(\(down.totalJump.tenths) in all), and by up to \(up.largestJump.tenths) on the way up "
        + "(\(up.totalJump.tenths) in all).",
    ] + findings.map(\.sentence)
  }

  /// The problems of measuring, as diagnostics.
  public var diagnostics: [Diagnostic] {
    findings.map {
      Diagnostic($0.kind, view: "", message: $0.sentence)
    }
  }
}

extension SizingAudit.Finding {
  /// The kind of the diagnostic.
  fileprivate var kind: Diagnostic.Kind {
    switch self {
    case .heightDependsOnReuse: .heightDependsOnReuse
    case .measuredAtOtherWidth: .measuredAtOtherWidth
    }
  }

  /// What is wrong with the rows, and what to do.
  fileprivate var sentence: String {
    switch self {
    case .heightDependsOnReuse(let first, let others):
      "The height of \(Self.list([first] + others)) depends on what the cell showed before: "
        + "row \(first.name) is \(first.freshHeight.tenths) points high in a new cell and "
        + "\(first.reusedHeight.tenths) in a reused one. For each row, set everything that affects the "
        + "height, or reset it in prepareForReuse."
    case .measuredAtOtherWidth(let first, let others):
      "\(Self.list([first] + others).capitalizedFirst) "
        + (others.isEmpty
          ? "was not measured at the width it is " : "were not measured at the width they are ")
        + "shown at: row \(first.name) at \((first.measuredWidth ?? 0).tenths) points instead of "
        + "\((first.finalWidth ?? 0).tenths)."
    }
  }

  /// More rows than this are only counted.
  private static let namedRows = 5

  private static func list(_ rows: [SizingAudit.Row]) -> String {
    let names = rows.prefix(namedRows).map(\.name).joined(separator: ", ")
    let rest = rows.count - namedRows
    return (rows.count == 1 ? "row " : "rows ") + names + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension SizingAudit.Row {
  fileprivate func cells(_ includingCost: Bool) -> [String] {
    let sign = error > 0 ? "+" : ""
    return [name, estimate.tenths, height.tenths, error == 0 ? "0" : sign + error.tenths]
      + (includingCost ? [milliseconds.tenths] : []) + [remarks]
  }

  /// The row's problems, in a few words.
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
  fileprivate var tenths: String { text(decimals: 1) }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
