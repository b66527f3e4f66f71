public import LayoutModel
public import Snapshots

/// One cell with its content, its configurations and its expectations.
///
/// Assertions and cell files only build fixtures; verification is implemented only here.
@MainActor public struct Fixture {
  /// The name that the fixture's keys begin with.
  public let suite: String
  /// The fixture's name, unique in its suite.
  public let name: String
  /// The environments that it is rendered in.
  public let configurations: [Configuration]
  /// Where the fixture is declared.
  public internal(set) var source: SnapshotResult.Source
  /// The ending that distinguishes its keys from those of other kinds of snapshot of the same cell, such as `.layout`.
  let keyEnding: String
  let expectations: [FixtureExpectation]
  let allowances: [AllowedDiagnostic]
  private let make: @MainActor (Configuration) throws -> Inspection

  /// Creates a fixture.
  ///
  /// - Parameters:
  ///   - suite: the name that its keys begin with.
  ///   - name: its name, unique in the suite.
  ///   - configurations: the environments that it is rendered in.
  ///   - source: where it is declared.
  ///   - keyEnding: the end of its keys, after the configuration's name.
  ///   - expectations: the requirements besides the reference.
  ///   - allowances: the allowed diagnostics.
  ///   - make: creates a new cell for a configuration, with its traits as the current ones, and returns the result.
  package init(
    suite: String, name: String, configurations: [Configuration], source: SnapshotResult.Source,
    keyEnding: String = "", expectations: [FixtureExpectation] = [],
    allowances: [AllowedDiagnostic] = [],
    make: @escaping @MainActor (Configuration) throws -> Inspection
  ) {
    self.suite = suite
    self.name = name
    self.configurations = configurations
    self.source = source
    self.keyEnding = keyEnding
    self.expectations = expectations
    self.allowances = allowances
    self.make = make
  }

  /// Returns the key of the fixture's snapshot in a configuration.
  public func key(in configuration: Configuration) -> SnapshotKey {
    SnapshotKey(suite: suite, fixture: name, configuration: configuration.name + keyEnding)
  }

  /// Renders the fixture in a configuration and checks it.
  ///
  /// - Returns: the result, whose diagnostics include allowed ones and one for each failed expectation.
  /// - Throws: the error of creating the cell, ``CellFileError`` or ``RenderingError``.
  public func inspect(in configuration: Configuration) throws -> Inspection {
    var inspection = try make(configuration)
    inspection.diagnostics =
      expectations.diagnostics(of: inspection, in: configuration)
      + inspection.diagnostics.map(judged)
    return inspection
  }

  private func judged(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.isAllowed = allowances.contains { $0.permits(diagnostic) }
    return diagnostic
  }
}

/// The result of rendering a fixture in one configuration, before the comparison with its reference.
public struct Inspection: Sendable {
  /// The cell's layout; nil for an audit of a table's rows.
  public let rendering: Rendering?
  /// What is wrong.
  public internal(set) var diagnostics: [Diagnostic]
  /// Creates the artifact that is compared; drawing is slow, so another thread may do it.
  let artifact: @Sendable () throws -> any SnapshotArtifact

  package init(
    _ rendering: Rendering,
    artifact: @escaping @Sendable (Rendering) throws -> any SnapshotArtifact
  ) {
    self.rendering = rendering
    diagnostics = rendering.diagnostics
    self.artifact = { try artifact(rendering) }
  }

  /// Creates the inspection of something other than a cell.
  package init(diagnostics: [Diagnostic], artifact: some SnapshotArtifact) {
    rendering = nil
    self.diagnostics = diagnostics
    self.artifact = { artifact }
  }
}
