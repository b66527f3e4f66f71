import FileAccess
package import Foundation
import Terminal

/// Building another checkout of a package in the folder where the package itself is built, so that what both depend on is
/// compiled once.
package struct SharedBuild {
  private let package: URL
  private let place: BuildPlace

  /// - Parameters:
  ///   - package: the package's folder in the working tree.
  ///   - place: where it is built.
  package init(of package: URL, in place: BuildPlace) {
    self.package = package
    self.place = place
  }

  /// Where to build another checkout: in the package's folder if all that both depend on has one place and version, or in
  /// a folder of its own, as one folder would compile the dependencies again for each checkout.
  ///
  /// - Throws: `FileError` if the pinned versions of one cannot be read.
  package func place(for copy: URL) throws -> BuildPlace {
    guard copy != package else { return place }
    guard try hasSameDependencies(copy) else { return BuildPlace() }
    var place = place
    place.scratchPath = scratchFolder.path
    return place
  }

  private var scratchFolder: URL {
    URL(fileURLWithPath: place.scratchPath ?? ".build", isDirectory: true, relativeTo: package)
      .absoluteURL
  }

  /// The names of sources that a rewriting build compiles are flags of every module.
  private func hasSameDependencies(_ copy: URL) throws -> Bool {
    guard try pins(of: copy) == pins(of: package), try !isRewritten,
      // A manifest that cannot be read is what the build reports.
      let places = try? (folders(of: copy), folders(of: package))
    else { return false }
    return places.0 == places.1
  }

  private var isRewritten: Bool {
    get throws { try RewrittenSources.isPossible && RewrittenSources(of: package) != nil }
  }

  private func folders(of package: URL) throws -> [String] {
    try PackageManifest(of: package, environment: Console.environment).localDependencies
      .map(\.standardizedFileURL.path)
  }

  private func pins(of package: URL) throws -> Data? {
    try Files.read(Self.pinned(in: package))
  }

  /// The file with the versions of a package's dependencies.
  package static func pinned(in package: URL) -> URL {
    package.appendingPathComponent("Package.resolved")
  }
}
