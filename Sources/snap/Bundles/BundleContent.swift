import FileAccess
import Fixtures
import Foundation
import Graphics
import Snapshots

/// What `snap bundle` packs of a package.
///
/// | in the archive | what it is |
/// | --- | --- |
/// | `bin/` | the executable of the tests, and the resources beside it |
/// | `lib/` | the libraries that it needs, but for those of the C library |
/// | `package/` | references, settings, and if there are cell files all files but sources |
/// | `timings.json` | the durations by which shards are split |
struct BundleContent {
  struct Item {
    let path: String
    let file: URL
    var isExecutable = false
  }

  let items: [Item]
  let executable: String?

  /// Endings of sources, which no run needs.
  private static let sources: Set<String> = [
    "swift", "c", "cc", "cpp", "cxx", "h", "hpp", "m", "mm", "s", "o", "md", "tar",
  ]

  /// Lists the files.
  ///
  /// - Parameters:
  ///   - directories: the package's folders.
  ///   - products: the folder of its build; nil for a package without tests.
  ///   - tests: the name of the tests' executable there.
  ///   - output: the archive, which is not packed into itself.
  /// - Throws: ``BundleError/missingLibraries(_:executable:)``, `FileError` if a folder cannot be read.
  init(of directories: SnapshotDirectories, products: URL?, tests: String?, output: URL) throws {
    executable = tests
    var items: [Item] = []
    if let products, let tests {
      items.append(
        Item(path: "bin/\(tests)", file: products.appendingPathComponent(tests), isExecutable: true)
      )
      for name in try Files.names(in: products) where name.hasSuffix(".resources") {
        let folder = products.appendingPathComponent(name)
        items += Self.files(in: folder, as: "bin/\(name)")
      }
      let libraries = try SharedLibraries.files(of: products.appendingPathComponent(tests))
      items += libraries.map { Item(path: "lib/\($0.name)", file: $0.file) }
    }
    items += Self.packageFiles(of: directories, output: output)
    let timings = directories.pending.appendingPathComponent("timings.json")
    if Files.exists(timings) { items.append(Item(path: "timings.json", file: timings)) }
    self.items = items
  }

  private static func packageFiles(
    of directories: SnapshotDirectories, output: URL
  ) -> [Item] {
    let references = files(in: directories.references, as: "package/Snapshots")
    let settings = directories.packageRoot.appendingPathComponent("snap.json")
    guard !PackageCellFiles.urls(in: directories.packageRoot).isEmpty else {
      return references
        + (Files.exists(settings) ? [Item(path: "package/snap.json", file: settings)] : [])
    }
    let left = [directories.references, directories.pending].map(\.path)
    return references
      + files(in: directories.packageRoot, as: "package").filter { item in
        !sources.contains(item.file.pathExtension.lowercased()) && item.file.path != output.path
          && !left.contains { item.file.path.hasPrefix($0 + "/") }
      }
  }

  /// The visible files in a folder and below it, sorted by path.
  private static func files(in folder: URL, as path: String) -> [Item] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var items: [Item] = []
    let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    while let file = found?.nextObject() as? URL {
      guard !Files.isFolder(file), file.path.hasPrefix(root) else { continue }
      items.append(Item(path: "\(path)/\(file.path.dropFirst(root.count))", file: file))
    }
    return items.sorted { $0.path < $1.path }
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
