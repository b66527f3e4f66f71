import Foundation
import Terminal

#if SourceRewriting
import SourceRewriting
#endif

/// The targets of a package whose sources have spellings of Objective-C.
///
/// A tool with the trait `SourceRewriting` has them rewritten for the build: the trait says that the package wants it.
package struct RewrittenSources {
  #if SourceRewriting
  package static let isPossible = true
  #else
  package static let isPossible = false
  #endif

  /// The first spelling, which advice names.
  let spelling: ObjectiveCSpelling
  private let package: URL
  private let targets: [(name: String, files: [URL])]

  /// Finds the targets; nil without any.
  /// - Throws: `PackageManifest.Problem` if the manifest cannot be read, or an error that names the source that cannot.
  init?(of package: URL) throws {
    var first: ObjectiveCSpelling?
    targets = try PackageManifest(of: package, environment: Console.environment).targets.compactMap
    {
      target in
      let root = package.appendingPathComponent(target.folder)
      let files = target.files(in: package).filter { $0.hasSuffix(".swift") }
        .map { root.appendingPathComponent($0) }
      let spelling = try files.lazy.compactMap { try ObjectiveCSpelling(inSource: $0) }.first
      first = first ?? spelling
      return spelling.map { _ in (target.name, files) }
    }
    guard let first else { return nil }
    spelling = first
    self.package = package
  }

  #if SourceRewriting
  /// Rewrites the sources that changed, and prints what could not be rewritten.
  ///
  /// They are compiled in a folder of their own: the overlay is a flag of each module, so that a build without it, of the
  /// tool or by `swift build`, would compile all modules again, and so would the next one with it.
  ///
  /// - Parameter scratch: where the package is built otherwise; nil for its `.build`.
  /// - Returns: the arguments with which `swift build` and `swift test` compile them.
  /// - Throws: an error that names the file that cannot be read or written.
  func update(besides scratch: String?) throws -> [String] {
    let folder = package.appendingPathComponent(".build/snap-rewritten")
    let overlays = try targets.map { target in
      let (overlay, findings) = try ModuleSources(target.files)
        .writeOverlay(to: folder.appendingPathComponent(target.name))
      for finding in findings { Console.error("\(finding)") }
      return overlay
    }
    return ["--scratch-path", (scratch ?? ".build") + "/rewritten"]
      + overlays.flatMap { ["-Xswiftc", "-vfsoverlay", "-Xswiftc", $0.path] }
  }
  #endif
}
