internal import Foundation
public import LayoutModel
internal import NumberText
public import UIKit

/// A cell with its content, its configurations and what is expected of it.
@MainActor public struct CellFixture {
  /// The fixture's name, unique in its file.
  public let name: String
  /// The environments that it is drawn in.
  public let configurations: [Configuration]
  /// The line of the fixture in its file.
  public let line: Int
  let file: PrototypeFile
  let prototype: NibPrototype
  let content: [CellContent]
  let heights: [ExpectedHeight]
  let allowances: [Allowance]

  /// A height in points in some configurations.
  struct ExpectedHeight {
    /// A configuration's name, or a width; nil for all.
    let configuration: String?
    let height: CGFloat

    func concerns(_ configuration: Configuration) -> Bool {
      guard let name = self.configuration else { return true }
      return isExact(configuration) || Double(name).map { configuration.width == $0 } ?? false
    }

    /// Whether it speaks of one configuration, before which what is said of a width gives way.
    func isExact(_ configuration: Configuration) -> Bool {
      self.configuration == configuration.name
    }
  }

  /// A kind of diagnostics that is allowed, on a view or everywhere.
  struct Allowance {
    let kind: Diagnostic.Kind
    let view: String?
    let node: CellFileReader.Node

    func permits(_ diagnostic: Diagnostic) -> Bool {
      kind == diagnostic.kind
        && (view.map { diagnostic.view == $0 || diagnostic.view.hasSuffix("/" + $0) } ?? true)
    }
  }

  /// Returns the cell with its content, for the current traits.
  public func makeView() throws -> UIView { try instantiate() }

  /// Draws the fixture in a configuration and judges it.
  /// - Returns: the rendering, and its diagnostics with those of expectations that are not met.
  public func render(
    in configuration: Configuration
  ) throws -> (rendering: Rendering, diagnostics: [Diagnostic]) {
    let rendering = try prototype.rendering(in: configuration, of: instantiate)
    return (rendering, missed(by: rendering, in: configuration) + judged(rendering.diagnostics))
  }

  /// What is to be said of allowances that none of the diagnostics of all configurations needed.
  func unneeded(besides diagnostics: [Diagnostic]) -> [Diagnostic] {
    allowances.filter { !diagnostics.contains(where: $0.permits) }.map { allowance in
      Diagnostic(
        .unneededAllowance, view: allowance.view ?? name,
        message: allowance.node.error(
          "“\(allowance.kind.rawValue)” need not be allowed: no configuration has that diagnostic"
            + "\(allowance.view.map { " on \($0)" } ?? ""). Remove it."
        ).description)
    }
  }

  private func instantiate() throws -> UIView {
    let instance = prototype.instantiate(NibOptions(usesCustomClasses: false))
    for part in content { try part.apply(to: instance) }
    return instance.view
  }

  private func missed(
    by rendering: Rendering, in configuration: Configuration
  ) -> [Diagnostic] {
    let expected =
      heights.first { $0.isExact(configuration) } ?? heights.first { $0.concerns(configuration) }
    guard let expected, abs(expected.height - rendering.size.height) > Self.tolerance else {
      return []
    }
    return [
      Diagnostic(
        .unexpectedHeight, view: rendering.tree.name,
        message: "\(name) is \(rendering.size.height.exactText) points high, and "
          + "\(expected.height.exactText) are expected.")
    ]
  }

  /// Heights are whole pixels; the sum of the numbers behind them need not be exact.
  private static let tolerance: CGFloat = 0.001

  private func judged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.isAllowed = allowances.contains { $0.permits(diagnostic) }
      return diagnostic
    }
  }
}
