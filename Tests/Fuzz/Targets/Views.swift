import Fixtures
import Foundation
import RandomCells
import UIKit

extension FuzzTarget {
  /// The bytes decide the views of a cell, their properties and constraints.
  static let views = FuzzTarget(name: "views", file: "input", namesFile: false, opensFile: false) {
    data, _ in
    var bytes = ByteNumbers(bytes: data)
    let cell = makeCell(using: &bytes)
    let configuration = Configuration(width: 320)
    let first = try Rendering(of: cell, in: configuration)
    try require(
      try Rendering(of: cell, in: configuration).tree == first.tree,
      "the cell differs once it is laid out again")
    guard first.size.height < 2000 else { return }
    _ = try first.snapshot()
  }
}

/// Numbers that are the bytes of an input, then zeros.
private struct ByteNumbers: RandomNumberGenerator {
  var bytes: Data

  // Cells take the upper half.
  mutating func next() -> UInt64 { UInt64(bytes.popFirst() ?? 0) << 33 }
}
