import Foundation
import LayoutModel
import Testing

@testable import UIKit

/// Looks for false alarms in the cells of the field, as they stand on Interface Builder's canvas.
@Suite(.enabled(if: CorpusFolder.current != nil, "SNAP_IB_CORPUS names no folder"))
@MainActor struct PlacedCorpusTests {
  private struct Line: Decodable {
    let repo: String
    let path: String
    let id: String
    let root: PlacedNode
  }

  @Test func `few cells of the field have something over, outside of or cut by another`() throws {
    let folder = try #require(CorpusFolder.current)
    let text = try String(contentsOfFile: "\(folder.path)/cells.dev.jsonl", encoding: .utf8)
    let decoder = JSONDecoder()
    let image = try UIImage.sample()
    var count = 0
    var found: [String] = []
    for line in text.split(separator: "\n") {
      let cell = try decoder.decode(Line.self, from: Data(line.utf8))
      count += 1
      let placed = PlacedCell(cell.root, scale: 2, image: image)
      for diagnostic in placed.diagnostics where diagnostic.kind.severity == .warning {
        found.append(
          "\(diagnostic.kind) \(cell.repo) \(cell.path) \(cell.id) \(diagnostic.view): "
            + diagnostic.message)
      }
    }
    for (kind, limit) in Self.limits {
      let alarms = found.filter { $0.hasPrefix("\(kind) ") }
      print("\(kind): \(alarms.count) in \(count) cells")
      #expect(alarms.count <= limit, "\(alarms.joined(separator: "\n"))")
    }
    #expect(count > 800)
  }

  /// How many there are of each kind; every one was looked at, see
  /// Documentation/Design/0006-what-a-picture-says-is-wrong.md.
  private static let limits: [(Diagnostic.Kind, Int)] = [
    (.overlap, 8), (.outOfBounds, 31), (.clippedText, 75),
  ]
}
