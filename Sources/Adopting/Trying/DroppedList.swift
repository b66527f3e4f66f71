#if SourceRewriting
import FileAccess
import Foundation
import SnapshotRecords
import SourceRewriting

/// What a package's `dropped.json` has: the lines in whose place others are compiled, and what was left out of them.
struct DroppedList: Codable {
  private let sources: [ChangedSources.Source]
  private let dropped: [DroppedCode]
  /// The folder of the paths.
  private var folder: URL?

  private enum CodingKeys: String, CodingKey { case sources, dropped }

  static let fileName = "dropped.json"

  static func folder(in package: URL) -> URL {
    package.appendingPathComponent("Sources/\(AdoptedCells.appName)")
  }

  /// - Parameters:
  ///   - changes: the lines in whose place others are compiled.
  ///   - dropped: what was left out of them.
  ///   - place: the folder of the package's target.
  init(
    _ changes: [(file: URL, changes: [LineChange])], _ dropped: [DroppedCode], in place: URL
  ) {
    folder = place
    sources = changes.map {
      ChangedSources.Source(path: RelativePath.of($0.file.path, from: place), changes: $0.changes)
    }.sorted { $0.path < $1.path }
    self.dropped = dropped.map { $0.moved(to: RelativePath.of($0.file, from: place)) }
  }

  /// Reads the list of a package; nil if it has none.
  /// - Throws: `UnreadableChanges`, or an error that names the file.
  init?(of package: URL) throws {
    let place = Self.folder(in: package)
    let file = place.appendingPathComponent(Self.fileName)
    guard let data = try Files.read(file) else { return nil }
    do {
      self = try JSONDecoder().decode(DroppedList.self, from: data)
    } catch {
      throw UnreadableChanges(path: file.path, reason: "\(error)")
    }
    folder = place
  }

  /// The changes by the paths of the sources.
  var changes: [String: [LineChange]] {
    folder.map { ChangedSources(sources).changes(in: $0) } ?? [:]
  }

  /// What was left out before and still is, at the lines where it is now.
  ///
  /// - Parameters:
  ///   - later: what was left out in addition.
  ///   - current: the changes of the sources as they are now.
  /// - Returns: it in the order in which it was left out.
  func dropped(
    besides later: [DroppedCode], in current: [(file: URL, changes: [LineChange])]
  ) -> [DroppedCode] {
    let old = changes
    let new = Dictionary(uniqueKeysWithValues: current.map { ($0.file.path, $0.changes) })
    return dropped.compactMap { code in
      guard let folder else { return nil }
      let path = folder.appendingPathComponent(code.file).standardizedFileURL.path
      let was = old[path]?.first { $0.line <= code.line && code.line < $0.line + $0.before.count }
      guard let was, let now = new[path]?.first(where: { $0.before == was.before }) else {
        return nil
      }
      return code.moved(to: path, by: now.line - was.line)
    }.filter { !later.contains($0) }
  }
}
#endif
