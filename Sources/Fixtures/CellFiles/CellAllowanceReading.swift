internal import LayoutModel

/// Reads the diagnostics that a cell file allows.
enum CellAllowanceReading {
  /// More than there are kinds of diagnostics and views in a cell.
  private static let limit = 1000

  static func allowances(_ node: CellFileJSON.Node) throws -> [AllowedDiagnostic] {
    let list = try node.elements()
    guard list.count <= limit else {
      throw node.error("“allow” has more than \(limit) entries. Leave some out.")
    }
    return try list.map(allowance)
  }

  private static func allowance(_ node: CellFileJSON.Node) throws -> AllowedDiagnostic {
    if case .string = node.value {
      return AllowedDiagnostic(
        kind: try node.word(CellFileKeys.kinds), view: nil, line: node.line)
    }
    let members = try node.members(CellFileKeys.allowance)
    guard let kind = members["kind"] else { throw node.error("“kind” is missing.") }
    return AllowedDiagnostic(
      kind: try kind.word(CellFileKeys.kinds), view: try members["view"]?.text(), line: node.line)
  }
}
