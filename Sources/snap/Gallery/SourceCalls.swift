import FileAccess
import Foundation
import SnapReport
import SnapshotRecords
import SnapshotReferences

/// The calls that take the snapshots of a package: by the records of its last run, or else by the names of tests.
struct SourceCalls {
  private let sources: [SnapshotKey: SnapshotResult.Source]
  private let directories: SnapshotDirectories
  private var lines: [String: [Substring]] = [:]
  private var calls: [SnapshotResult.Source: Gallery.Call] = [:]
  /// Looked for only where a snapshot has no record.
  private lazy var tests = TestSources(of: directories)

  init(_ results: [SnapshotResult], of directories: SnapshotDirectories) {
    self.directories = directories
    sources = Dictionary(
      results.compactMap { result in result.source.map { (result.key, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the call of a snapshot; nil if it is not known.
  ///
  /// - Throws: `FileError` if its source is there and cannot be read.
  mutating func call(of key: SnapshotKey) throws -> Gallery.Call? {
    guard let source = sources[key] else { return try tests.call(of: key) }
    if let known = calls[source] { return known }
    let text = SourceCall(in: try lines(of: source.file), at: source.line).text
    let call = Gallery.Call(source: source, text: text)
    calls[source] = call
    return call
  }

  /// The lines of a source of the package; none of another one, as records may come from elsewhere.
  private mutating func lines(of path: String) throws -> [Substring] {
    if let known = lines[path] { return known }
    let file = directories.packageRoot.appendingPathComponent(path)
    let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    let data = isInside ? try directories.tree.read(file) : nil
    let text = String(decoding: data ?? Data(), as: UTF8.self)
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines[path] = found
    return found
  }
}
