import Fixtures
import Foundation
import LayoutModel
import StressTesting
import TestSupport
import UIKit

/// Whether a fault changes a cell.
@MainActor struct FaultEffect {
  let seed: Int
  let fault: Fault

  /// Compares the layouts of the cell with and without the fault over a space: all pairs of texts, text sizes, directions
  /// and widths occur.
  ///
  /// Returns the first pair that differs; nil if none does.
  func firstChange(in space: StressSpace = StressSpace()) throws -> String? {
    let texts = Values<String>.texts("text").domain.samples.map { value in
      if case .text(let text) = value { text } else { "" }
    }
    let widths = stride(from: space.widths.lowerBound, through: space.widths.upperBound, by: 7.5)
      .map { $0 }
    let counts =
      [texts.count, texts.count, texts.count, space.contentSizes.count, space.directions.count]
      + [widths.count]
    for row in CoveringArray(counts: counts).rows {
      let configuration = Configuration(
        width: widths[row[5]], contentSize: space.contentSizes[row[3]],
        direction: space.directions[row[4]])
      let shown = row.prefix(3).map { texts[$0] }
      let (sound, faulty) = (
        try frames(nil, shown, configuration), try frames(fault, shown, configuration)
      )
      let change = zip(sound, faulty).first { $0 != $1 }
      if let change { return "\(configuration.name) \(shown): \(change.0) → \(change.1)" }
    }
    return nil
  }

  private func frames(
    _ fault: Fault?, _ texts: [String], _ configuration: Configuration
  ) throws -> [Place] {
    try configuration.performAsCurrent {
      let cell = SoundCell(seed: seed, fault: fault, texts: texts)
      return try Rendering(of: cell, in: configuration).tree.places
    }
  }
}

/// What a reader sees of one view's layout.
private struct Place: Equatable, CustomStringConvertible {
  let name: String
  let frame: CGRect
  let lines: Int?
  let isTruncated: Bool?

  var description: String { "\(name) \(frame) \(lines ?? 0)" }
}

extension LayoutNode {
  fileprivate var places: [Place] {
    [Place(name: name, frame: frame, lines: text?.lines, isTruncated: text?.isTruncated)]
      + children.flatMap(\.places)
  }
}
