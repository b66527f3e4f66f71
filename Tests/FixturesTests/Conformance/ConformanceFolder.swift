import Foundation
import TestSupport

@testable import Fixtures

/// How the cells of a corpus compare with what is known of them.
@MainActor struct ConformanceFolder {
  let corpus: InterfaceBuilderCorpus

  struct Score {
    var trusted = FrameTally()
    var placed = FrameTally()
    var heights = Tally()
    /// Those of rows whose constraints lead from the top to the bottom.
    var tiedHeights = Tally()
    var heightMisses = MissTable()
    var repositories = RepositoryTable()
    var evidence = RuleEvidence()
    var controls = ControlTable()
    var frames = FrameList()
    /// Labels of any number of lines, those of them with two or more, and of these the ones whose width tells the words
    /// of the widest line.
    var lines = (all: Tally(), several: Tally(), words: Tally())

    /// The tallies where only the numbers count that cells of other repositories give.
    var withOthersNumbers: (views: Tally, cells: Tally) {
      repositories.tallies(without: evidence.unsupportedCells)
    }

    var repositoryTable: String {
      repositories.markdown(unsupported: evidence.unsupportedCells)
    }
  }

  func score(storedSizes: Bool, tolerance: Double) throws -> Score {
    let trusted = try trustedCells()
    var score = Score()
    for (file, cells) in try knownCells().sorted(by: { $0.key < $1.key }) {
      let prototypes = try PrototypeFile(contentsOf: corpus.url(of: file))
      let rootTables = prototypes.rowsOfRootTables
      for layout in try prototypes.layout(storedSizes: storedSizes).cells {
        guard let cell = cells[layout.id] else { continue }
        let isTrusted = trusted["\(file) \(layout.id)"] != nil
        let comparisons = cell.comparisons(of: layout.views, within: tolerance)
        score.add(layout, comparisons, of: cell, isTrusted: isTrusted)
        score.frames.add(
          comparisons, of: cell, isTrusted: isTrusted, sizes: storedSizes ? "stored" : "own")
        guard !cell.misplaced else { continue }
        score.evidence.add(
          cell.marginSamples(of: layout.views, inRootTable: rootTables.contains(layout.id)))
        score.evidence.add(cell.scaleSamples(of: layout.views))
        if !storedSizes { score.addLengths(of: layout, cell) }
      }
    }
    return score
  }

  /// Adds what the cells of another folder say about rules and controls, without those that this one has, too: copies of
  /// a file are not evidence of their own.
  ///
  /// With stored sizes, rules of sizes do not count.
  func add(
    evidenceOf other: ConformanceFolder, storedSizes: Bool, to score: inout Score
  ) throws {
    let known = Set(try knownCells().values.flatMap(\.values).map(\.copyName))
    for (file, cells) in try other.knownCells().sorted(by: { $0.key < $1.key }) {
      let prototypes = try PrototypeFile(contentsOf: other.corpus.url(of: file))
      let rootTables = prototypes.rowsOfRootTables
      for layout in try prototypes.layout(storedSizes: storedSizes).cells {
        guard let cell = cells[layout.id], !cell.misplaced, !known.contains(cell.copyName) else {
          continue
        }
        score.evidence.add(
          cell.marginSamples(of: layout.views, inRootTable: rootTables.contains(layout.id)))
        score.evidence.add(cell.scaleSamples(of: layout.views))
        if !storedSizes { score.addLengths(of: layout, cell) }
      }
    }
  }

  func knownCells() throws -> [String: [String: KnownCell]] {
    let decoder = JSONDecoder()
    var cells: [String: [String: KnownCell]] = [:]
    for line in try corpus.lines(of: "cells.dev.jsonl") {
      let cell = try decoder.decode(KnownCell.self, from: Data(line.utf8))
      cells[cell.file, default: [:]][cell.id] = cell
    }
    return cells
  }

  /// What trusted cells need beyond plain geometry, by their names.
  func trustedCells() throws -> [String: String] {
    var needs: [String: String] = [:]
    for line in try corpus.lines(of: "trusted_cells.tsv").dropFirst() {
      let row = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      needs["\(KnownCell.file(row[1], row[2])) \(row[3])"] = row[5]
    }
    return needs
  }
}

extension PrototypeFile {
  /// The identifiers of the rows whose table is the view of a controller.
  @MainActor fileprivate var rowsOfRootTables: Set<String> {
    let rows = (try? asDesigned.prototypes(named: nil)) ?? []
    return Set(rows.filter(\.isInRootTable).map(\.id))
  }
}

extension ConformanceFolder.Score {
  @MainActor fileprivate mutating func addLengths(of layout: CellLayout, _ cell: KnownCell) {
    let lengths = cell.ownLengths(of: layout.views)
    controls.add(lengths)
    evidence.add(cell.samples(of: lengths))
    for count in cell.lineCounts(of: layout.views) {
      lines.all.add(count.ours == count.stored)
      if count.stored > 1 { lines.several.add(count.ours == count.stored) }
      if let hasSameWords = count.hasSameWords { lines.words.add(hasSameWords) }
    }
  }

  fileprivate mutating func add(
    _ layout: CellLayout, _ comparisons: [FrameComparison], of cell: KnownCell, isTrusted: Bool
  ) {
    if !cell.misplaced && !cell.isStale { placed.add(comparisons, of: cell) }
    guard isTrusted else { return }
    trusted.add(comparisons, of: cell)
    repositories.add(comparisons, of: cell)
    guard let height = cell.automaticHeight, let fitting = layout.fittingHeight else { return }
    let isRight = abs(height - fitting) <= 1
    heights.add(isRight)
    if cell.isTiedFromTopToBottom { tiedHeights.add(isRight) }
    guard !isRight else { return }
    heightMisses.add(HeightMiss(cell, height, fitting, comparisons).cause, of: cell)
  }
}
