import Fixtures
import Foundation
import Graphics
import SnapshotRecords

/// What a bundle is, and what is in it: the first file of the archive.
struct BundleManifest: Codable, Hashable {
  static let name = "bundle.json"
  static let currentVersion = 2

  struct File: Codable, Hashable {
    let path: String
    let digest: Digest
  }

  var version = currentVersion
  /// What its runs verify, with the tool that packed it and the engine that draws the pictures.
  let identity: RunIdentity
  /// The processor and the system that the tests are built for.
  var architecture = Self.ownArchitecture
  /// Where the package was when its tests were built: sources know their paths from there.
  let package: String
  /// The path of the tests' executable below `bin`; nil for a package without tests.
  let executable: String?
  /// The other files of the archive, in their order.
  let files: [File]

  /// The tool and the engine in a message.
  private static func words(tool: String, engine: String) -> String { "snap \(tool) (\(engine))" }

  /// Checks that this tool can run the bundle.
  ///
  /// - Throws: ``BundleError``, or an error of drawing the fingerprint's cells.
  func requireFit(file: String) throws {
    let own = try Engine.current().description
    guard (identity.tool, identity.engine) == (ToolVersion.number, own) else {
      throw BundleError.otherEngine(
        file: file, bundled: Self.words(tool: identity.tool, engine: identity.engine),
        own: Self.words(tool: ToolVersion.number, engine: own))
    }
    guard architecture == Self.ownArchitecture else {
      throw BundleError.otherArchitecture(
        file: file, bundled: architecture, own: Self.ownArchitecture)
    }
  }

  static var ownArchitecture: String {
    #if arch(x86_64)
    "linux-x86_64"
    #elseif arch(arm64)
    "linux-arm64"
    #else
    "linux"
    #endif
  }
}
