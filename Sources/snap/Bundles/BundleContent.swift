import FileAccess
import Fixtures
import Foundation
import Graphics
import Snapshots

/// What `snap bundle` packs of a package.
///
/// | in the archive | what it is |
/// | --- | --- |
/// | `bin/` | the executable of the tests, the resources beside it, and the program that prints the stack of a crash |
/// | `lib/` | the libraries that it needs, but for those of the C library |
/// | `package/` | references, settings, and if there are cell files all files but sources that git does not ignore |
/// | `timings.json` | the durations by which shards are split |
struct BundleContent {
  struct Item {
    let path: String
    let file: URL
    var isExecutable = false
  }

  let items: [Item]
  let executable: String?
  /// Whether a crash of the tests prints its stack without Swift.
  let showsStacks: Bool

  /// Lists the files.
  ///
  /// - Parameters:
  ///   - directories: the package's folders.
  ///   - products: the folder of its build; nil for a package without tests.
  ///   - tests: the name of the tests' executable there.
  ///   - output: the archive, which is not packed into itself.
  ///   - environment: the tool's.
  /// - Throws: ``BundleError/missingLibraries(_:executable:)``, ``SnapError`` without Swift or if git fails, `FileError` if
  ///   a folder cannot be read.
  init(
    of directories: SnapshotDirectories, products: URL?, tests: String?, output: URL,
    environment: [String: String]
  ) throws {
    executable = tests
    var items: [Item] = []
    var backtrace: URL?
    if let products, let tests {
      items.append(
        Item(path: "bin/\(tests)", file: products.appendingPathComponent(tests), isExecutable: true)
      )
      var resources = PackedFiles()
      for name in try Files.names(in: products) where name.hasSuffix(".resources") {
        try resources.addFolder(products.appendingPathComponent(name), as: "bin/\(name)")
      }
      items += resources.items
      backtrace = Self.backtrace(besides: try SearchPath.swift(environment: environment))
      if let backtrace {
        items.append(
          Item(path: "bin/\(Self.backtraceName)", file: backtrace, isExecutable: true))
      }
      let libraries = try SharedLibraries.files(of: products.appendingPathComponent(tests))
      items += libraries.map { Item(path: "lib/\($0.name)", file: $0.file) }
    }
    showsStacks = tests == nil || backtrace != nil
    items += try PackedFiles.ofPackage(directories, output: output, environment)
    let timings = directories.pending.appendingPathComponent("timings.json")
    if Files.exists(timings) { items.append(Item(path: "timings.json", file: timings)) }
    self.items = items
  }

  /// The program that prints the stack of a crash, which the runtime finds only beside its own libraries.
  static let backtraceName = "swift-backtrace"

  /// The one of a toolchain that needs no libraries; nil if it has none.
  private static func backtrace(besides swift: URL) -> URL? {
    let toolchain = swift.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    let program = toolchain.appendingPathComponent("libexec/swift/linux/\(backtraceName)-static")
    return Files.exists(program) ? program : nil
  }

  /// Writes the archive.
  ///
  /// - Returns: its size in bytes.
  func write(to url: URL, package: URL) throws -> Int {
    let files = try items.map { item in
      BundleManifest.File(path: item.path, digest: Digest(of: try Self.data(of: item)))
    }
    let manifest = BundleManifest(
      engine: try Engine.current().description, package: package.resolvingSymlinksInPath().path,
      executable: executable, files: files)
    let writer = try TarWriter(url)
    do {
      try writer.add(CanonicalJSON.prettyData(of: manifest), as: BundleManifest.name)
      for item in items {
        try writer.add(Self.data(of: item), as: item.path, isExecutable: item.isExecutable)
      }
      try writer.finish()
    } catch {
      writer.discard()
      throw error
    }
    return Files.size(of: url) ?? 0
  }

  private static func data(of item: Item) throws -> Data {
    try Files.read(existing: item.file, atMost: .max)
  }
}
