import Foundation

#if SourceRewriting
import SourceRewriting
#endif

/// The sources of a package that it wants compiled without the spellings of Objective-C.
///
/// A target asks for it by `.define("SNAP_REWRITE")` in its manifest.
struct RewrittenSources {
  private static let condition = "SNAP_REWRITE"
  private let package: URL
  private let targets: [PackageManifest.Target]

  /// Finds the targets; nil if there are none.
  ///
  /// - Throws: `PackageManifest.Problem` if the manifest names the condition and cannot be read.
  init?(of package: URL) throws {
    let manifest = package.appendingPathComponent("Package.swift")
    // Asking SwiftPM takes half a second, which other packages need not wait.
    guard try String(contentsOf: manifest, encoding: .utf8).contains(Self.condition) else {
      return nil
    }
    targets = try PackageManifest(of: package, environment: Console.environment).targets.filter {
      $0.settings.contains { $0.kind.define?.value == Self.condition }
    }
    self.package = package
    if targets.isEmpty { return nil }
  }

  /// Rewrites the sources that changed, and prints what could not be rewritten.
  ///
  /// - Returns: the arguments with which `swift build` and `swift test` compile them.
  /// - Throws: ``SnapError/cannotRewrite(target:)`` if this tool was built without SwiftSyntax.
  func update() throws -> [String] {
    #if SourceRewriting
    let folder = package.appendingPathComponent(".build/snap-rewritten")
    let overlays = try targets.map { target in
      let root = package.appendingPathComponent(target.folder)
      let files = target.files(in: package).filter { $0.hasSuffix(".swift") }
      let (overlay, findings) = try ModuleSources(files.map { root.appendingPathComponent($0) })
        .writeOverlay(to: folder.appendingPathComponent(target.name))
      for finding in findings { Console.error("\(finding)") }
      return overlay
    }
    return overlays.flatMap { ["-Xswiftc", "-vfsoverlay", "-Xswiftc", $0.path] }
    #else
    throw SnapError.cannotRewrite(target: targets[0].name)
    #endif
  }
}
