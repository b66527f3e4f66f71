import FileAccess
import Fixtures
package import Foundation
import Graphics
import Processes
import Revisions
package import SnapshotRecords
package import SnapshotReferences

/// What `snap bundle` packs of a package.
///
/// | in the archive | what it is |
/// | --- | --- |
/// | `bin/` | the executable of the tests, the resources beside it, and the program that prints the stack of a crash |
/// | `lib/` | the libraries that it needs, except those of the C library |
/// | `package/` | references, settings, and if there are cell files all files but sources that git does not ignore |
/// | `timings.json` | the durations by which shards are split |
package struct BundleContent {
  package struct Item {
    package let path: String
    package let file: URL
    var isExecutable = false
  }

  package let items: [Item]
  /// The links that lead to what must not be packed, by their paths in the package.
  package let leftOut: [String]
  package let executable: String?
  /// Whether a crash of the tests prints its stack without Swift.
  package let showsStacks: Bool

  /// Lists the files.
  ///
  /// - Parameters:
  ///   - directories: the package's folders.
  ///   - products: the folder of its build; nil for a package without tests.
  ///   - tests: the name of the tests' executable there.
  ///   - output: the archive, which is not packed into itself.
  ///   - environment: the tool's.
  /// - Throws: ``BundleError/missingLibraries(_:executable:)``, ``BundleError/linkedReferences(_:)``, ``SnapError`` without Swift or if git fails, `FileError` if
  ///   a folder cannot be read.
  package init(
    of directories: SnapshotDirectories, products: URL?, tests: String?, output: URL,
    environment: [String: String]
  ) throws {
    executable = tests
    var (items, left) = ([Item](), [String]())
    var backtrace: URL?
    if let products, let tests {
      items.append(
        Item(path: "bin/\(tests)", file: products.appendingPathComponent(tests), isExecutable: true)
      )
      var resources = PackedFiles(
        linkingTo: try LinkTargets(of: products, in: nil, named: []))
      for name in try Files.names(in: products) where name.hasSuffix(".resources") {
        try resources.addFolder(products.appendingPathComponent(name), as: "bin/\(name)")
      }
      items += resources.items
      left += resources.leftOut
      backtrace = Self.backtrace(besides: try SearchPath.swift(environment: environment))
      if let backtrace {
        items.append(
          Item(path: "bin/\(Self.backtraceName)", file: backtrace, isExecutable: true))
      }
      let libraries = try SharedLibraries.files(of: products.appendingPathComponent(tests))
      items += libraries.map { Item(path: "lib/\($0.name)", file: $0.file) }
    }
    showsStacks = tests == nil || backtrace != nil
    let files = try PackedFiles.ofPackage(directories, output: output, environment)
    items += files.items
    leftOut = left + files.leftOut
    let timings = directories.pending.appendingPathComponent("timings.json")
    if try directories.tree.read(timings) != nil {
      items.append(Item(path: "timings.json", file: timings))
    }
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
  package func write(to url: URL, package: URL, identity: RunIdentity) throws -> Int {
    func list(_ digests: [Digest]) throws -> Data {
      let files = zip(items, digests).map { BundleManifest.File(path: $0.path, digest: $1) }
      return try CanonicalJSON.prettyData(
        of: BundleManifest(
          identity: identity, package: package.resolvingSymlinksInPath().path,
          executable: executable, files: files))
    }
    let writer = try TarWriter(url)
    do {
      // The list comes first, and the digests are known last. All digests are equally long.
      let place = try writer.add(
        list(items.map { _ in Digest(of: Data()) }), as: BundleManifest.name)
      let digests = try items.map {
        try writer.add(contentsOf: $0.file, as: $0.path, isExecutable: $0.isExecutable)
      }
      try writer.replace(at: place, with: list(digests))
      try writer.finish()
    } catch {
      writer.discard()
      throw error
    }
    return Files.size(of: url) ?? 0
  }
}
