internal import LayoutModel

/// Reads the diagnostics that a cell file allows.
enum CellAllowanceReading {
  static func allowance(_ node: CellFileJSON.Node) throws -> AllowedDiagnostic {
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
