import FileAccess
import Foundation
import Graphics
import Snapshots

/// A bundle in a folder of its own, from which its tests run.
struct UnpackedBundle: Sendable {
  /// The folder below the one for a run's files.
  static func folder(in state: URL) -> URL {
    state.appendingPathComponent("bundle", isDirectory: true)
  }

  /// The folder in place of the package.
  static func package(in state: URL) -> URL {
    folder(in: state).appendingPathComponent("package", isDirectory: true)
  }

  let folder: URL
  /// Where the package was when its tests were built.
  let sources: URL
  /// What the package was that it was made from.
  let identity: RunIdentity
  /// The executable of the tests; nil for a package without tests.
  let executable: URL?

  /// The end of the name that SwiftPM gives the executable of a package's tests, after that of the package.
  static let executableSuffix = "PackageTests.xctest"

  /// The name of the package; nil for one without tests.
  var packageName: String? {
    executable.map { String($0.lastPathComponent.dropLast(Self.executableSuffix.count)) }
  }

  /// Unpacks a bundle, in place of the one before.
  ///
  /// - Throws: ``BundleError`` if it is torn, damaged, of another version or for another machine; then nothing runs.
  ///
  /// - Parameters:
  ///   - archive: the bundle.
  ///   - state: the folder for a run's files.
  ///   - tree: what that is in.
  init(_ archive: URL, unpackedIn state: URL, of tree: FileTree) throws {
    folder = Self.folder(in: state)
    let manifest: BundleManifest
    do {
      manifest = try Self.unpack(archive, in: state, of: tree)
    } catch let error as ArchiveError {
      throw BundleError(error)
    } catch let error as FileError where error.action == .read {
      throw SnapError.cannotRead(file: error.path, reason: error.reason)
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
  /// What `swift test` would run for some arguments; nil if they select no test.
  func command(
    _ framework: TestFrameworkName, _ arguments: [String], environment: [String: String]
  ) -> (executable: URL, arguments: [String])? {
    guard let executable else { return nil }
    switch framework {
    case .swiftTesting:
      return (executable, framework.executableArguments + arguments)
    case .xcTest:
      let selection = TestSelection(arguments)
      guard !selection.isEverything else { return (executable, []) }
      let list = CommandOutput(of: executable, ["--list-tests"], environment: environment)
      let tests = list.text.split(separator: "\n").map(String.init).filter { $0.contains("/") }
      let chosen = tests.filter(selection.contains)
      return chosen.isEmpty ? nil : (executable, [chosen.joined(separator: ",")])
    }
  }

  /// The variables that tell the tests where their libraries and their package are.
  func environment(for package: URL) -> [String: String] {
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

  /// The environment of the executable itself, which alone gets the libraries of the bundle.
  func withLibraries(_ environment: [String: String]) -> [String: String] {
    var environment = environment
    let own = folder.appendingPathComponent("lib").path
    let others = environment["LD_LIBRARY_PATH"].flatMap { $0.isEmpty ? nil : $0 }
    environment["LD_LIBRARY_PATH"] = ([own] + [others].compactMap(\.self)).joined(separator: ":")
    return environment
  }

  /// The exit code that `swift test` gives for one of the executable: a selection without a test does not fail.
  ///
  /// Swift Testing ends with `EX_UNAVAILABLE` then.
  static func exitCode(of code: Int32) -> Int32 { code == EX_UNAVAILABLE ? 0 : code }
}

/// The tests that `--filter` and `--skip` select, as in `swift test`.
struct TestSelection {
  private var filters: [String] = []
  private var skips: [String] = []

  init(_ arguments: [String]) {
    for (option, value) in zip(arguments, arguments.dropFirst()) {
      if option == "--filter" { filters.append(value) }
      if option == "--skip" { skips.append(value) }
    }
  }

  var isEverything: Bool { filters.isEmpty && skips.isEmpty }

  func contains(_ test: String) -> Bool {
    func matches(_ pattern: String) -> Bool {
      (try? Regex(pattern)).map { test.firstMatch(of: $0) != nil } ?? false
    }
    return (filters.isEmpty || filters.contains(where: matches)) && !skips.contains(where: matches)
  }
}
