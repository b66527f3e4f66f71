internal import Fixtures
internal import Foundation
internal import LayoutModel
internal import StressTesting
internal import TestSupport
internal import UIKit

/// Whether faults change a cell.
@MainActor struct FaultEffect {
  private let seed: Int
  private let space: StressSpace
  /// All pairs of texts, text sizes, directions and widths occur in them.
  private lazy var rows = makeRows()
  /// The layouts of the cell without a fault, which all faults are compared with.
  private var sound: [Int: [Place]] = [:]

  /// Takes the cell with a seed over a space.
  init(seed: Int, in space: StressSpace = StressSpace()) {
    self.seed = seed
    self.space = space
  }

  private func makeRows() -> [(texts: [String], configuration: Configuration)] {
    let texts = Values<String>.texts("text").domain.samples.map { value in
      if case .text(let text) = value { text } else { "" }
    }
    let widths = stride(from: space.widths.lowerBound, through: space.widths.upperBound, by: 7.5)
      .map { $0 }
    let counts =
      [texts.count, texts.count, texts.count, space.contentSizes.count, space.directions.count]
      + [widths.count]
    return CoveringArray(counts: counts).rows.map { row in
      let configuration = Configuration(
        width: widths[row[5]], contentSize: space.contentSizes[row[3]],
        direction: space.directions[row[4]])
      return (row.prefix(3).map { texts[$0] }, configuration)
    }
  }

  /// Compares the layouts of the cell with and without a fault.
  ///
  /// Returns the first pair that differs; nil if none does.
  mutating func firstChange(by fault: Fault) throws -> String? {
    for (index, row) in rows.enumerated() {
      let sound = try sound[index] ?? frames(nil, row.texts, row.configuration)
      self.sound[index] = sound
      let faulty = try frames(fault, row.texts, row.configuration)
      if let change = zip(sound, faulty).first(where: { $0 != $1 }) {
        return "\(row.configuration.name) \(row.texts): \(change.0) → \(change.1)"
      }
    }
    return nil
  }

  private func frames(
    _ fault: Fault?, _ texts: [String], _ configuration: Configuration
  ) throws -> [Place] {
    try configuration.performAsCurrent {
      let cell = SoundCell(seed: seed, fault: fault, texts: texts)
      return try LaidOutView(of: cell, in: configuration).tree.places
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
