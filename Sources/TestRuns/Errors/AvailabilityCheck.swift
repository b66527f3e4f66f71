import Devices
import FileAccess
package import Foundation
import SwiftSources

/// A place in a source that asks for a release of iOS, which is always there on Linux unless the source is rewritten.
package struct AvailabilityCheck: CustomStringConvertible {
  private let file: String
  private let line: Int
  private let version: String

  /// Finds the first place in a source that Linux compiles where known releases differ; nil without one.
  package init?(inSource source: URL) throws {
    let text = String(decoding: try Files.read(existing: source), as: UTF8.self)
    guard text.contains("available(") else { return nil }
    let tokens = SwiftToken.all(of: text, for: .linux)
    for index in tokens.indices where ["#available", "#unavailable"].contains(tokens[index].text) {
      let arguments = tokens[index...].dropFirst().prefix { $0.text != ")" }
      guard let name = arguments.firstIndex(where: { $0.text == "iOS" }), name + 1 < tokens.count
      else { continue }
      let version = tokens[name + 1].text
      guard !SystemVersion.areAllAtLeast(version.split(separator: ".").compactMap { Int($0) })
      else { continue }
      (file, line, self.version) = (source.path, tokens[index].line, version)
      return
    }
    return nil
  }

  package var description: String { "\(file):\(line) asks for iOS \(version)" }
}
