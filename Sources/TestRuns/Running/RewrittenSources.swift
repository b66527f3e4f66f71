package import Foundation
import Terminal

#if SourceRewriting
import SourceRewriting
#endif

/// The targets of a package whose sources have spellings of Objective-C, or ask for a release of iOS.
///
/// A tool with the trait `SourceRewriting` has them rewritten for the build: the trait says that the package wants it.
package struct RewrittenSources {
  #if SourceRewriting
  package static let isPossible = true
  #else
  package static let isPossible = false
  #endif

  /// The first spelling, which advice names.
  let spelling: ObjectiveCSpelling?
  /// The first question for a release, whose answer is always yes without rewriting.
  package let availability: AvailabilityCheck?
  private let package: URL
  private let targets: [(name: String, files: [URL])]

  /// Finds the targets; nil without any.
  /// - Throws: `PackageManifest.Problem` if the manifest cannot be read, or an error that names the source that cannot.
  init?(of package: URL) throws {
    try self.init(
      PackageManifest(of: package, environment: Console.environment), of: package)
  }

  /// Finds the targets of a manifest; nil without any.
  /// - Throws: an error that names the source that cannot be read.
  package init?(_ manifest: PackageManifest, of package: URL) throws {
    var (spelling, availability): (ObjectiveCSpelling?, AvailabilityCheck?)
    targets = try manifest.targets.compactMap { target in
      let root = package.appendingPathComponent(target.folder)
      let files = target.files(in: package).filter { $0.hasSuffix(".swift") }
        .map { root.appendingPathComponent($0) }
      let first = try files.lazy.compactMap { try ObjectiveCSpelling(inSource: $0) }.first
      let check = try files.lazy.compactMap { try AvailabilityCheck(inSource: $0) }.first
      (spelling, availability) = (spelling ?? first, availability ?? check)
      return first == nil && check == nil ? nil : (target.name, files)
    }
    guard !targets.isEmpty else { return nil }
    (self.spelling, self.availability) = (spelling, availability)
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
