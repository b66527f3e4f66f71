import Foundation
import Graphics
import Typography

/// What `snap --version` prints.
enum ToolVersion {
  /// The version of the tool, the plugin and the libraries.
  static let number = "0.1.0"

  /// The version; with `--verbose`, also those of the C libraries that draw.
  static let text: String = {
    guard CommandLine.arguments.contains("--verbose") else { return number }
    let libraries = (LinkedLibrary.ofTypography + LinkedLibrary.ofGraphics)
      .map { "\($0.name) \($0.version)" }
    return (["snap \(number)"] + libraries).joined(separator: "\n")
  }()
}
