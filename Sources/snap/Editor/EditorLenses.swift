import Foundation
import Serving
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import TestRuns

/// The pending pictures of the calls in a Swift file.
struct EditorLenses {
  static let accept = "snap.accept"
  static let show = "snap.showDifference"

  let client: EditorClient
  let document: EditorDocument

  /// A lens or two above each call whose pictures wait to be accepted; none for a file of no package.
  var value: MessageValue {
    let folder = (document.path as NSString).deletingLastPathComponent
    guard let package = try? PackageFolder.containing(folder),
      let found = try? pending(in: SnapshotDirectories(ofPackage: package))
    else { return [] }
    return .list(
      found.flatMap { line, shown in lenses(shown, onLine: line, package: package.path) })
  }

  /// A picture, and the digest that it was shown with.
  private typealias Shown = (key: SnapshotKey, digest: String)

  private func pending(in directories: SnapshotDirectories) throws -> [(Int, [Shown])] {
    let store = directories.store
    let file = directories.relativePath(of: URL(fileURLWithPath: document.path))
    let records = try store.pending().filter { $0.source?.file == file }
    let actuals = store.shownActuals(of: records)
    let lines = document.text.text.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [Int: [Shown]] = [:]
    for record in records {
      guard let line = record.source?.line, case .picture(let digest)? = actuals[record.key],
        // The call may have moved since the run.
        lines.indices.contains(line - 1), lines[line - 1].mayCall
      else { continue }
      found[line, default: []].append((record.key, digest))
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted { $0.key < $1.key }) }
  }

  private func lenses(
    _ shown: [Shown], onLine line: Int, package: String
  ) -> [MessageValue] {
    let range = client.value(of: document.text.range(ofPlainLine: line), in: document.text)
    let pictures = shown.map {
      ["key": .text("\($0.key)"), "digest": .text($0.digest)] as MessageValue
    }
    func lens(_ title: String, _ command: String, _ arguments: MessageValue) -> MessageValue {
      [
        "range": range,
        "command": [
          "title": .text(title), "command": .text(command), "arguments": [arguments],
        ],
      ]
    }
    return [
      lens(
        "accept \(shown.count) pending", Self.accept,
        ["package": .text(package), "pictures": .list(pictures)]),
      lens(
        "show the difference", Self.show,
        ["package": .text(package), "key": .text("\(shown[0].key)")]),
    ]
  }
}

extension Substring {
  /// Whether a call can begin on the line.
  fileprivate var mayCall: Bool { contains("(") && !drop { $0.isWhitespace }.hasPrefix("//") }
}
