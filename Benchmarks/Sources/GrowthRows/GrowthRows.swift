import Fixtures
import Rounds
import UIKit

/// The rows about cells with many views; each is made, laid out, judged and drawn.
///
/// The answer is the number of kinds of findings, which does not depend on the number of views. The numbers of views in
/// the rows' names are divided by `share`.
public func growthRows(dividedBy share: Int) -> [Row] {
  BigCell.all.map { kind in
    Row("\(kind.count) \(kind.name)") {
      @Sendable func judge() throws -> Int {
        try MainActor.assumeIsolated {
          let rendering = try Rendering(of: kind.make(kind.count / share), in: Configuration())
          _ = try rendering.snapshot()
          return Set(rendering.diagnostics.map(\.kind)).count
        }
      }
      return Work(run: { _ = try judge() }, answer: { [Double(try judge())] })
    }
  }
}
