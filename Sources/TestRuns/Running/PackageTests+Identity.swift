import FileAccess
import Fixtures
package import Foundation
package import Graphics
import Processes
import Revisions
package import SnapshotRecords
import SnapshotReferences
import Terminal

extension PackageTests {
  /// Returns what the run verifies, for its shard, its bundle or its notes, but for files and references.
  ///
  /// - Throws: ``SnapshotsError`` if the settings or a variable cannot be read, or an error of drawing the engine's cells.
  func surroundings() throws -> RunIdentity {
    let environment = Console.environment
    var identity = RunIdentity(
      engine: try Engine.current().description, tool: ToolVersion.number, decoding: decoding,
      drawings: try drawings ?? DrawingCount.resolve(environment: environment))
    identity.variables = RunIdentity.variables(
      try PackageSettings(of: directories).environment, in: environment,
      built: bundle?.identity.variables ?? [:])
    return identity
  }

  /// Returns what the run verifies, but for the versions of other packages, which the build chooses.
  ///
  /// - Parameter outputs: what the run writes besides its own folder, which does not count.
  /// - Returns: the identity, of a bundle that of the place where it was built.
  /// - Throws: ``SnapError`` or `FileError` if something of the package cannot be read.
  package func identity(writing outputs: [URL]) throws -> RunIdentity {
    var identity = try surroundings()
    if let bundle {
      let built = bundle.identity
      (identity.commit, identity.files, identity.otherFiles) =
        (built.commit, built.files, built.otherFiles)
      (identity.manifest, identity.dependencies) = (built.manifest, built.dependencies)
      identity.references =
        places.references == nil ? built.references : try PackageFiles.digest(of: directories)
      return identity
    }
    let files = try files(besides: outputs)
    identity.commit = try CheckedOutCommit(around: package).name
    (identity.files, identity.otherFiles) = try files.contents(
      with: PackageFolder.cellFiles(in: files.root))
    identity.references = try PackageFiles.digest(of: directories)
    identity.manifest = files.manifest
    return identity
  }

  /// How often each snapshot is drawn; nil for once.
  package var drawingCount: Int? {
    get throws {
      let count = try drawings ?? DrawingCount.resolve(environment: Console.environment)
      return count > 1 ? count : nil
    }
  }

  private func files(besides outputs: [URL]) throws -> PackageFiles {
    do {
      return try PackageFiles(
        of: directories, writing: outputs, withTargets: buildsTests,
        environment: Console.environment)
    } catch let problem as PackageManifest.Problem {
      throw ToolError.cannotRead(
        file: package.appendingPathComponent("Package.swift").path, reason: problem.description)
    }
  }

  /// The digest of the versions of other packages; nil without a file of them.
  package func dependencies() throws -> Digest? {
    guard bundle == nil, buildsTests else { return bundle?.identity.dependencies }
    return try Files.read(package.appendingPathComponent("Package.resolved"), atMost: .max)
      .map { Digest(of: $0) }
  }

  private var buildsTests: Bool { !options.cellsOnly && PackageFolder.isPackage(package) }
}
