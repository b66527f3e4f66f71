package import FileAccess
package import Foundation
import Graphics
import Processes
package import SnapshotRecords
import SnapshotReferences
import Terminal

/// A bundle in a folder of its own, from which its tests run.
package struct UnpackedBundle: Sendable {
  /// The folder below the one for a run's files.
  package static func folder(in state: URL) -> URL {
    state.appendingPathComponent("bundle", isDirectory: true)
  }

  /// The folder in place of the package.
  package static func package(in state: URL) -> URL {
    folder(in: state).appendingPathComponent("package", isDirectory: true)
  }

  package let folder: URL
  /// Where the package was when its tests were built.
  package let sources: URL
  /// What the package was that it was made from.
  package let identity: RunIdentity
  /// The executable of the tests; nil for a package without tests.
  package let executable: URL?

  /// The name of the package; nil for one without tests.
  package var packageName: String? {
    program(timeLimit: 0)?.packageName
  }

  /// Unpacks a bundle, in place of the one before.
  ///
  /// - Throws: ``BundleError`` if it is torn, damaged, of another version or for another machine; then nothing runs.
  ///
  /// - Parameters:
  ///   - archive: the bundle.
  ///   - state: the folder for a run's files.
  ///   - tree: what that is in.
  package init(_ archive: URL, unpackedIn state: URL, of tree: FileTree) throws {
    folder = Self.folder(in: state)
    let manifest: BundleManifest
    do {
      manifest = try Self.unpack(archive, in: state, of: tree)
    } catch let error as ArchiveError {
      throw BundleError(error)
    } catch let error as FileError where error.action == .read {
      throw ToolError.cannotRead(file: error.path, reason: error.reason)
    }
    sources = URL(fileURLWithPath: manifest.package, isDirectory: true)
    identity = manifest.identity
    executable = manifest.executable.map { [folder] in
      folder.appendingPathComponent("bin/\($0)")
    }
    try Self.takeTimings(from: folder, to: state, in: tree)
  }

  /// Writes the files of an archive, in place of those of the one before, and returns its list of them.
  private static func unpack(
    _ archive: URL, in state: URL, of tree: FileTree
  ) throws -> BundleManifest {
    let folder = folder(in: state)
    var reader = try TarReader(archive)
    let manifest = try manifest(in: &reader, file: archive.path)
    try tree.removeFolder(folder)
    try tree.makeFolder(package(in: state))
    for file in manifest.files {
      guard let entry = try reader.next() else { throw BundleError.torn(file: archive.path) }
      let damage = BundleError.damaged(file: archive.path, entry: file.path)
      let place = folder.appendingPathComponent(entry.name)
      // Two of one name, too.
      guard entry.name == file.path, try !tree.exists(place) else { throw damage }
      var digest = DigestStream(count: entry.size)
      try reader.unpack(to: place, in: tree, isExecutable: entry.isExecutable) { digest.add($0) }
      guard digest.digest == file.digest else { throw damage }
    }
    guard try reader.next() == nil else {
      throw BundleError.damaged(file: archive.path, entry: "a file after the last one")
    }
    return manifest
  }

  private static func manifest(in reader: inout TarReader, file: String) throws -> BundleManifest {
    guard let entry = try reader.next(), entry.name == BundleManifest.name else {
      throw BundleError.notTheFile(file: file)
    }
    let data = try reader.content(atMost: Files.sizeLimit)
    guard let manifest = try? JSONDecoder().decode(BundleManifest.self, from: data),
      manifest.version == BundleManifest.currentVersion
    else { throw BundleError.notTheFile(file: file) }
    try manifest.requireFit(file: file)
    return manifest
  }

  /// All shards of a bundle are split by its own timings, whatever ran on a machine before.
  private static func takeTimings(
    from folder: URL, to state: URL, in tree: FileTree
  ) throws {
    let own = state.appendingPathComponent("timings.json")
    if let data = try tree.read(folder.appendingPathComponent("timings.json")) {
      try tree.write(data, to: own)
    } else {
      try tree.remove(own)
    }
  }
}

/// Starting its tests.
extension UnpackedBundle {
  /// The program of its tests, which alone gets the libraries of the bundle; nil for a package without tests.
  ///
  /// - Parameter timeLimit: how long listing its tests may take, in seconds; 0 for any time.
  /// - Returns: the program.
  package func program(timeLimit: Int) -> TestProgram? {
    executable.map {
      TestProgram(
        executable: $0, directory: folder.appendingPathComponent("package", isDirectory: true),
        variables: libraries,
        timeLimit: timeLimit)
    }
  }

  /// The variables that tell the tests where their libraries and their package are.
  package func environment(for package: URL) -> [String: String] {
    [
      SnapshotPlaces.packageVariable: package.path,
      SnapshotPlaces.sourcesVariable: sources.path,
    ]
  }

  /// The setting of Swift's runtime that makes a crash print its stack; nil where that program is not in the bundle.
  var backtraceSetting: String? {
    let program = folder.appendingPathComponent("bin/\(BundleContent.backtraceName)")
    // Commas separate settings.
    guard Files.exists(program), !program.path.contains(",") else { return nil }
    return "swift-backtrace=\(program.path)"
  }

  private var libraries: [String: String] {
    let own = folder.appendingPathComponent("lib").path
    let others = Console.environment["LD_LIBRARY_PATH"].flatMap { $0.isEmpty ? nil : $0 }
    return ["LD_LIBRARY_PATH": ([own] + [others].compactMap(\.self)).joined(separator: ":")]
  }
}
