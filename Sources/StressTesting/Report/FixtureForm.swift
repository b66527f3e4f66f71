internal import Fixtures
internal import Foundation
internal import LayoutModel
internal import NumberText
internal import Snapshots

/// How a fixture with the values of a failure is written.
package enum FixtureForm: Sendable {
  /// A test; the closure that makes the cell is named `makeCell`.
  case swift
  /// An entry of a cell file for a cell.
  case cellFile(cell: String)

  /// Returns the lines of the fixture.
  package func text(of failure: StressFailure) -> String {
    switch self {
    case .swift: failure.swiftTest
    case .cellFile(let cell): failure.cellFileEntry(cell: cell)
    }
  }
}

extension StressFailure {
  /// What the fixture is named after.
  private var name: String {
    guard let identity = violations.first?.identity else { return "" }
    let view = identity.view.split(separator: "/").last.map { " of \($0)" } ?? ""
    return "\(identity.kind?.rawValue ?? identity.invariant)\(view)"
  }

  fileprivate var swiftTest: String {
    let arguments = trial.values.map(\.code).joined(separator: ", ")
    return """
      @Test func `\(name)`() {
        assertSnapshot(
          of: makeCell(\(arguments)),
          as: .image(\(trial.configuration.code)))
      }
      """
  }

  fileprivate func cellFileEntry(cell: String) -> String {
    let content = zip(inputs, trial.values).compactMap { name, value in
      if case .text(let text) = value { "\(name.json): { \"text\": \(text.json) }" } else { nil }
    }
    let contentMember =
      content.isEmpty ? "" : ",\n  \"content\": { \(content.joined(separator: ", ")) }"
    return """
      { "name": \(name.json), "cell": \(cell.json)\(contentMember),
        "matrix": { \(trial.configuration.matrixMembers.joined(separator: ", ")) } }
      """
  }
}

extension String {
  fileprivate var json: String { (try? CanonicalJSON.text(of: self)) ?? "\"\"" }
}

extension Configuration {
  /// The configuration as Swift code, without what is the default.
  fileprivate var code: String {
    let standard = Configuration()
    var parts = ["width: \(Double(width).exactText)"]
    if let height { parts.append("height: \(Double(height).exactText)") }
    if scale != standard.scale { parts.append("scale: \(Double(scale).exactText)") }
    if contentSize != standard.contentSize { parts.append("contentSize: .\(contentSize.word)") }
    if appearance != standard.appearance { parts.append("appearance: .\(appearance.word)") }
    if direction != standard.direction { parts.append("direction: .\(direction.word)") }
    if locale != standard.locale { parts.append("locale: \(locale.swiftLiteral)") }
    return "Configuration(\(parts.joined(separator: ", ")))"
  }

  /// The configuration as members of a cell file's matrix, without what is the default.
  fileprivate var matrixMembers: [String] {
    let standard = Configuration()
    var parts = ["\"widths\": [\(Double(width).exactText)]"]
    if scale != standard.scale { parts.append("\"scales\": [\(Double(scale).exactText)]") }
    if contentSize != standard.contentSize {
      parts.append("\"contentSizes\": [\"\(contentSize.word)\"]")
    }
    if appearance != standard.appearance {
      parts.append("\"appearances\": [\"\(appearance.word)\"]")
    }
    if direction != standard.direction { parts.append("\"directions\": [\"\(direction.word)\"]") }
    if locale != standard.locale { parts.append("\"locales\": [\(locale.json)]") }
    return parts
  }
}
