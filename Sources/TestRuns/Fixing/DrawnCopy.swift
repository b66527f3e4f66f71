#if SourceRewriting
import FileAccess
import Foundation
import LayoutModel
import SnapshotRecords
import SnapshotReferences

/// A copy of a package whose tests are built and draw what they take snapshots of.
struct DrawnCopy {
  private let copy: SourceCopy
  private let options: TestOptions

  /// Copies the package.
  ///
  /// - Throws: an error that names the file that cannot be read or written.
  init(of package: URL, options: TestOptions) throws {
    let tests = PackageTests(package: package, mode: .never, options: options)
    copy = try SourceCopy(of: tests.directories)
    var options = options
    options.place = try SharedBuild(of: package, in: options.place).place(for: copy.package)
    self.options = options
  }

  func remove() throws { try copy.remove() }

  /// Makes the sources of the copy those texts, by their paths in the package.
  func write(_ texts: [String: String]) throws {
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      let file = copy.package.appendingPathComponent(path)
      // A build would compile a source again that is written, though nothing in it changed.
      if try Files.read(existing: file) != Data(text.utf8) {
        try copy.write(text, toSource: path)
      }
    }
  }

  /// Builds the tests and draws what they take snapshots of.
  ///
  /// - Parameters:
  ///   - name: `before` or `after`; what an earlier run of the name left is gone.
  ///   - filter: only tests whose names match; nil for all.
  /// - Returns: what they draw, by key.
  /// - Throws: ``TestRunsError``
  func draw(_ name: String, filter: String? = nil) throws -> SourceProof.Drawings {
    var options = options
    options.filter = filter
    try copy.forget(name)
    var tests = PackageTests(package: copy.package, mode: .all, options: options)
    tests.places = copy.places(named: name)
    tests.saysMendings = true
    tests.printsBuildErrors = name == "before"
    // No later `swift test --skip-build` may take the copy's tests for the package's own.
    tests.keepsProgram = options.place.scratchPath == nil
    let results = try tests.results()
    var drawings = SourceProof.Drawings()
    drawings.otherFailures = results.others.map { "\($0)" }
    for result in results.snapshots {
      drawings.all[result.key] = try SourceProof.Drawings.Drawing(result, in: tests.directories)
    }
    return drawings
  }
}

extension SourceProof.Drawings.Drawing {
  fileprivate init(_ result: SnapshotResult, in directories: SnapshotDirectories) throws {
    diagnostics = result.diagnostics
    let path = result.shownReference ?? result.actual
    guard let file = path.map(directories.url), let data = try Files.read(file) else { return }
    guard file.pathExtension == "png" else {
      content = data
      return
    }
    tree = try Snapshot.layout(ofPNG: data, name: file.path).layout.tree
  }
}
#endif
