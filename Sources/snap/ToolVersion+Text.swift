import Foundation
import Graphics
import TestRuns
import Typography

extension ToolVersion {
  /// The version; with `--verbose`, also those of the C libraries that draw, and what is in an installed tool.
  static let text: String = {
    guard CommandLine.arguments.contains("--verbose") else { return number }
    let libraries = (LinkedLibrary.ofTypography + LinkedLibrary.ofGraphics)
      .map { "\($0.name) \($0.version)" }
    let contents = Bundle.main.executableURL.flatMap(ToolContents.init)?.lines ?? []
    let parts = contents.isEmpty ? [] : ["", "with these parts and licences:"] + contents
    return (["snap \(number)"] + libraries + parts).joined(separator: "\n")
  }()
}
