package import Fixtures
internal import Foundation
internal import LayoutModel
internal import NumberText
internal import SnapshotRecords
internal import SwiftSources
internal import UIKit

/// How a fixture with the values of a failure is written.
package enum FixtureForm: Sendable {
  /// A test, whose function `makeCell` takes the place of the assertion's closure: a picture, and what its record does not
  /// hold the cell to.
  case swift
  case cellFile(StressEntry)

  /// What is above all fixtures.
  var heading: String {
    switch self {
    case .swift: "As tests, to copy:"
    case .cellFile: "As fixtures of the cell file, to copy:"
    }
  }

  /// Returns the lines of the fixture.
  package func text(of failure: StressFailure) -> String {
    switch self {
    case .swift: failure.swiftTest
    case .cellFile(let entry):
      entry.text(
        name: failure.name, values: failure.trial.values.map(\.json),
        in: failure.configuration)
    }
  }
}

extension StressFailure {
  /// What the fixture is named after.
  fileprivate var name: String {
    guard let identity = violations.first?.identity else { return "" }
    let view = identity.view.split(separator: "/").last.map { " of \($0)" } ?? ""
    return "\(identity.kind?.rawValue ?? identity.invariant)\(view)"
  }

  fileprivate var swiftTest: String {
    let arguments = trial.values.map(\.code).joined(separator: ", ")
    let parameters = inputs.map { "_ \($0.name.identifier): \($0.type)" }.joined(separator: ", ")
    return """
      @Test func \(name.rawIdentifier)() {
        @MainActor func makeCell(\(parameters)) throws -> UIView {
          preconditionFailure("Put the closure of assertLayout here.")
        }
        assertSnapshot(
          of: try makeCell(\(arguments)),
          as: .image(\(configuration.code)))\(layoutAssertion(arguments))
      }
      """
  }

  /// The assertion of what a snapshot with these values does not assert, as it fails only for errors; empty if it does.
  private func layoutAssertion(_ arguments: String) -> String {
    let broken = violations.filter { $0.identity.kind?.severity != .error }.compactMap(\.code)
    guard !broken.isEmpty else { return "" }
    let list = broken.indices.filter { broken.firstIndex(of: broken[$0]) == $0 }.map { broken[$0] }
    return """

        assertLayout(
          in: StressSpace(only: \(configuration.code)), holding: [\(list.joined(separator: ", "))]
        ) { try makeCell(\(arguments)) }
      """
  }
}

extension StressValue {
  /// The value in JSON; nil for one that no file can have, and for the absence of a value.
  fileprivate var json: String? {
    switch self {
    case .none, .size: nil
    case .text(let text): text.json
    case .number(let number): number.exactText
    case .choice(_, let name): name
    }
  }
}

extension String {
  fileprivate var json: String { (try? CanonicalJSON.text(of: self)) ?? "\"\"" }

  /// The text as an identifier, in backticks unless it is a plain one.
  fileprivate var identifier: String {
    let isPlain = wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
    return isPlain && !SwiftKeyword.reserved.contains(self) ? self : rawIdentifier
  }

  /// The text in backticks, without what cannot be between them.
  fileprivate var rawIdentifier: String {
    let allowed = filter { $0 != "`" && $0 != "\\" && !$0.isNewline }
    return "`\(allowed.allSatisfy(\.isWhitespace) ? "value" : allowed)`"
  }
}

extension Configuration {
  /// The Swift expression that makes the configuration, without what is the default, such as
  /// `Configuration(width: 320, appearance: .dark)`.
  package var code: String {
    let standard = Configuration()
    var parts = ["width: \(Double(width).exactText)"]
    if let height { parts.append("height: \(Double(height).exactText)") }
    if scale != standard.scale { parts.append("scale: \(Double(scale).exactText)") }
    if safeArea != standard.safeArea {
      let sides = [
        ("top", safeArea.top), ("left", safeArea.left), ("bottom", safeArea.bottom),
        ("right", safeArea.right),
      ]
      let insets = sides.map { "\($0): \(Double($1).exactText)" }.joined(separator: ", ")
      parts.append("safeArea: UIEdgeInsets(\(insets))")
    }
    if contentSize != standard.contentSize { parts.append("contentSize: .\(contentSize.word)") }
    if legibilityWeight != standard.legibilityWeight {
      parts.append("legibilityWeight: .\(legibilityWeight.word)")
    }
    if appearance != standard.appearance { parts.append("appearance: .\(appearance.word)") }
    if !hasDirectionOfLocale { parts.append("direction: .\(direction.word)") }
    if locale != standard.locale { parts.append("locale: \(locale.swiftLiteral)") }
    if system != standard.system { parts.append("system: .iOS(\(system.major))") }
    let states = state.names.map { ".\($0)" }
    if let first = states.first {
      parts.append("state: " + (states.count == 1 ? first : "[\(states.joined(separator: ", "))]"))
    }
    return "Configuration(\(parts.joined(separator: ", ")))"
  }
}
