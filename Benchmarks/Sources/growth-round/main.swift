import Fixtures
import Foundation
import Rounds
import UIKit

// Each kind of cell at half its size and at its size: a growth exponent follows from the two times.

/// Returns a row of the work of an assertion but for the comparison: a cell is made, laid out, judged and drawn.
func row(_ kind: BigCell, _ count: Int) -> Row {
  Row("\(count) \(kind.name)") {
    @Sendable func judge() throws -> Int {
      try MainActor.assumeIsolated {
        let rendering = try Rendering(of: kind.make(count), in: Configuration())
        _ = try rendering.snapshot()
        return rendering.diagnostics.count
      }
    }
    return Work(run: { _ = try judge() }, answer: { [Double(try judge())] })
  }
}

let rows = BigCell.all.flatMap { [row($0, $0.count / 2), row($0, $0.count)] }

try RoundProgram.main(rows, arguments: Array(CommandLine.arguments.dropFirst()))
