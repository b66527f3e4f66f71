internal import Foundation
internal import NumberText
internal import PrintedText
internal import SnapReport

extension FileLayout {
  /// The file's name, then each cell with its views, one per line.
  public var text: String {
    ([PrintedText(line: path).description] + cells.map(\.text)).joined(separator: "\n")
  }
}

extension CellLayout {
  fileprivate var text: String {
    var title = "  \(reuseIdentifier.map { "\($0) (\(id))" } ?? id)"
    if let fittingHeight { title += ", fitting height \(fittingHeight.exactText)" }
    if let rowHeight, rowHeight != fittingHeight { title += ", row height \(rowHeight.exactText)" }
    let marked = diagnostics.map(\.text)
    return ([PrintedText(line: title).description] + views.map { "    " + $0.text } + marked)
      .joined(separator: "\n")
  }
}

extension PrototypeDiagnostic {
  fileprivate var text: String {
    let lines = message.components(separatedBy: "\n") + (hint.isEmpty ? [] : ["→ " + hint])
    let printed = lines.map { PrintedText(line: $0).description }
    return PrintedText(line: "    \(line): \(severity): \(view): ").description
      + printed.joined(separator: "\n      ")
  }
}

extension ViewLayout {
  fileprivate var text: String {
    let text = PrintedText(line: "\(className) \(id ?? "–") \(frame.words)").description
    guard let stored, !frame.isClose(to: stored, within: 0.5) else { return text }
    return "\(text), stored \(stored.words)"
  }
}

extension CGRect {
  /// Whether position and size equal another rectangle's, within a tolerance in points.
  func isClose(to other: CGRect, within tolerance: Double) -> Bool {
    [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ].allSatisfy { abs($0) <= tolerance }
  }
}
