internal import Foundation
internal import UIKit

enum CellMatrixReading {
  typealias Node = CellFileReader.Node

  /// A matrix, and whether it sets widths.
  struct Matrix {
    let configurations: ConfigurationMatrix
    let hasWidths: Bool
  }

  /// More pictures of one cell than anybody reviews, yet few enough to list them all.
  private static let configurationLimit = 10_000.0

  static func matrix(_ node: Node) throws -> Matrix {
    let members = try node.members(CellFileKeys.matrix)
    func values<Value>(_ key: String, _ read: (Node) throws -> Value) throws -> [Value]? {
      guard let node = members[key] else { return nil }
      let values = try node.elements().map(read)
      guard !values.isEmpty else { throw node.error("“\(key)” is empty. Give it a value.") }
      return values
    }
    let widths = try values("widths") { CGFloat(try $0.number(1...10_000)) }
    let axes: [ConfigurationMatrix?] = [
      widths.map { .axis($0) { $0.width = $1 } },
      try values("scales") { CGFloat(try $0.number(1...4)) }.map { .axis($0) { $0.scale = $1 } },
      try values("contentSizes") { try $0.word(CellFileKeys.contentSizes) }
        .map { .axis($0) { $0.contentSize = $1 } },
      try values("appearances") { try $0.word(CellFileKeys.appearances) }
        .map { .axis($0) { $0.appearance = $1 } },
      try values("directions") { try $0.word(CellFileKeys.directions) }
        .map { .axis($0) { $0.direction = $1 } },
      try values("locales") { try $0.text() }.map { .axis($0) { $0.locale = $1 } },
      try values("systems") { try $0.word(CellFileKeys.systems) }
        .map { .axis($0) { $0.system = $1 } },
    ]
    let given = axes.compactMap(\.self)
    let count = given.reduce(1.0) { $0 * Double($1.configurations.count) }
    guard count <= configurationLimit else {
      throw node.error(
        "the axes make more than \(Int(configurationLimit)) configurations. Leave some out.")
    }
    let product = given.reduce(nil as ConfigurationMatrix?) { matrix, axis in
      matrix.map { $0 * axis } ?? axis
    }
    return Matrix(configurations: product ?? .unchanged, hasWidths: widths != nil)
  }
}
