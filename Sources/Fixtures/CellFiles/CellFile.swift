public import Foundation
public import Snapshots
public import UIKit

/// Fixtures over the cells of an Interface Builder file, declared without Swift.
///
/// ```json
/// { "source": "Feed.storyboard",
///   "fixtures": [
///     { "name": "a short title", "cell": "BasicCell",
///       "content": { "titleLabel": { "text": "Hello" } },
///       "expect": { "height": 87 } } ],
///   "matrix": { "widths": [320, 414], "appearances": ["light", "dark"] } }
/// ```
@MainActor public struct CellFile {
  /// The file's URL.
  public let url: URL
  /// The fixtures in the file's order.
  public let fixtures: [CellFixture]

  /// The endings of cell files' names.
  nonisolated public static let suffixes = [".cells.json", ".cells.json5"]

  /// The name that keys of snapshots begin with: the file's name without its ending.
  public var suite: String {
    let name = url.lastPathComponent
    let suffix = Self.suffixes.first { name.hasSuffix($0) } ?? ""
    return String(name.dropLast(suffix.count))
  }

  /// Loads a cell file and the Interface Builder file that it names.
  /// - Throws: ``CellFileError`` with the line and what is allowed there, ``PrototypeError``, or the
  ///   error of the Interface Builder file.
  public init(contentsOf url: URL) throws {
    self.url = url
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw CellFileError(
        file: url.path, line: nil, problem: "cannot be read. Check the path and the permissions.")
    }
    fixtures = try CellFileReading(root: CellFileReader(data, file: url.path).root(), url: url)
      .fixtures()
  }
}

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
  /// Heights in points, each for a width or for all.
  let heights: [(width: CGFloat?, height: CGFloat)]
  /// Kinds of diagnostics that are allowed, each on a view or everywhere.
  let allowances: [(kind: String, view: String?)]

  /// Returns the cell with its content, for the current traits.
  public func makeView() throws -> UIView { try instantiate() }

  /// Draws the fixture in a configuration and judges it.
  /// - Returns: the rendering, and its diagnostics with those of expectations that are not met.
  public func render(
    in configuration: Configuration
  ) throws -> (rendering: Rendering, diagnostics: [DiagnosticRecord]) {
    let rendering = try configuration.performAsCurrent {
      try Rendering(of: instantiate(), in: configuration)
    }
    return (rendering, missed(by: rendering, in: configuration) + judged(rendering.diagnostics))
  }

  private func instantiate() throws -> UIView {
    let instance = prototype.instantiate(NibOptions(usesCustomClasses: false))
    for part in content { try part.apply(to: instance) }
    return instance.view
  }

  private func missed(
    by rendering: Rendering, in configuration: Configuration
  ) -> [DiagnosticRecord] {
    heights.filter { $0.width == nil || $0.width == configuration.width }
      .filter { abs($0.height - rendering.size.height) > Self.tolerance }
      .map {
        DiagnosticRecord(
          kind: "unexpectedHeight", severity: .error, view: rendering.tree.name,
          message: "\(name) is \(rendering.size.height.plainDescription) points high, and "
            + "\($0.height.plainDescription) are expected.")
      }
  }

  /// Heights are whole pixels; the sum of the numbers behind them need not be exact.
  private static let tolerance: CGFloat = 0.001

  private func judged(_ diagnostics: [DiagnosticRecord]) -> [DiagnosticRecord] {
    diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.isAllowed = allowances.contains { kind, view in
        kind == diagnostic.kind
          && (view.map { diagnostic.view == $0 || diagnostic.view.hasSuffix("/" + $0) } ?? true)
      }
      return diagnostic
    }
  }
}
