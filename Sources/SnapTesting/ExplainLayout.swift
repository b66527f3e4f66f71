#if !canImport(Darwin)
public import Fixtures
public import UIKit

/// Returns in words why a view of a cell is where it is, for a look while a test is written.
///
/// ```swift
/// print(try explainLayout(of: "titleLabel", in: BasicCell(), Configuration(width: 320)))
/// ```
///
/// For each edge there are the constraints, with file and line, the contents, margins and sizes whose change would move it, and
/// what each adds to its value; then what the view wants and does not get. The cell is laid out as for a picture.
///
/// - Parameters:
///   - view: its path, property, accessibility identifier, text or class.
///   - cell: the cell.
///   - configuration: what the cell is laid out in.
/// - Returns: some lines.
/// - Throws: `ViewNameError` if no view has the name, or several have it; `RenderingError` if the cell cannot be laid out.
@MainActor public func explainLayout(
  of view: String, in cell: UIView, _ configuration: Configuration
) throws -> String {
  try LaidOutView(of: cell, in: configuration).reasons(forView: view)
}
#endif
