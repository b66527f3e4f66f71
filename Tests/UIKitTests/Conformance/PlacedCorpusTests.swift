import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import UIKit

/// Looks for false positives in real-world cells, as laid out on Interface Builder's canvas.
@MainActor struct PlacedCorpusTests {
  private struct Line: Decodable {
    let repo: String
    let path: String
    let id: String
    let root: PlacedNode
  }

  @Test func `few cells of the sample have something over, outside of or cut by another`() throws {
    let (alarms, count) = try alarms(in: .sample)
    #expect(count == 61)
    let counts = Self.limits.map { kind, _ in alarms.count { $0.hasPrefix("\(kind) ") } }
    #expect(counts == [2, 7, 7])
  }

  @Test(.enabled(if: InterfaceBuilderCorpus.named != nil, "SNAP_IB_CORPUS names no folder"))
  func `few real-world cells have views that overlap, extend beyond or are clipped by others`()
    throws
  {
    let (found, count) = try alarms(in: #require(InterfaceBuilderCorpus.named))
    for (kind, limit) in Self.limits {
      let alarms = found.filter { $0.hasPrefix("\(kind) ") }
      print("\(kind): \(alarms.count) in \(count) cells")
      #expect(alarms.count == limit, "\(alarms.joined(separator: "\n"))")
    }
    #expect(count > 800)
  }

  /// The number of each kind in the folder of 891 cells; every one was checked, see Documentation/Design/0006-what-a-picture-says-is-wrong.md.
  private static let limits: [(Diagnostic.Kind, Int)] = [
    (.overlap, 6), (.outOfBounds, 31), (.clippedText, 84),
  ]

  private func alarms(
    in corpus: InterfaceBuilderCorpus
  ) throws -> (alarms: [String], cellCount: Int) {
    let decoder = JSONDecoder()
    let image = try UIImage.sample()
    let cells = try corpus.lines(of: "cells.dev.jsonl")
      .map { try decoder.decode(Line.self, from: Data($0.utf8)) }
    let alarms = cells.flatMap { cell in
      PlacedCell(cell.root, scale: 2, image: image).diagnostics
        .filter { $0.kind.severity == .warning }
        .map {
          "\($0.kind) \(cell.repo) \(cell.path) \(cell.id) \($0.view): " + $0.message
        }
    }
    return (alarms, cells.count)
  }
}
