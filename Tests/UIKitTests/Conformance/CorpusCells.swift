import Foundation
import TestSupport

extension InterfaceBuilderCorpus {
  /// Returns the cells whose stored frames an independent solver has confirmed, with their requirements beyond plain
  /// geometry.
  func trustedCells() throws -> [(cell: CorpusCell, needs: Set<String>)] {
    let needs = try trustedNeeds()
    return try cells().compactMap { cell in
      needs[cell.identity].map { (cell, $0) }
    }
  }

  private func cells() throws -> [CorpusCell] {
    let decoder = JSONDecoder()
    return try lines(of: "cells.dev.jsonl").map {
      try decoder.decode(CorpusCell.self, from: Data($0.utf8))
    }
  }

  private func trustedNeeds() throws -> [CorpusIdentity: Set<String>] {
    let rows = try lines(of: "trusted_cells.tsv").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return Dictionary(
      rows.map { row in
        let needs = row[5].split(separator: ",").map(String.init)
        return (CorpusIdentity(repo: row[1], path: row[2], id: row[3]), Set(needs))
      }, uniquingKeysWith: { $1 })
  }
}
