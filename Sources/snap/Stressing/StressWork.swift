import Fixtures
import Foundation
import StressTesting

/// What a worker of ``StressRun`` does: it lists the cells of a file, or tries one.
@MainActor struct StressWork {
  struct Request: Codable {
    let file: String
    /// The index of a cell; nil for the names of all.
    let cell: Int?
  }

  struct Answer: Codable {
    var names: [String] = []
    var result: Result?
    /// Why the file cannot be read.
    var failure: String?
  }

  /// The result of one cell.
  struct Result: Codable {
    let printed: PrintedStress
    let text: String
    let durationText: String
    let isFailure: Bool
    /// A PNG of each failure that can be drawn.
    let pictures: [Data]
  }

  /// What the random trials depend on; nil for what a cell file says.
  let seed: UInt64?
  /// How long each cell is tried; nil for what a cell file says.
  let budget: StressBudget?
  /// Whether failures are drawn.
  let wantsPictures: Bool

  func answer(to request: Request) -> Answer {
    do {
      let tests = try tests(in: URL(fileURLWithPath: request.file))
      guard let cell = request.cell else { return Answer(names: tests.map(\.name)) }
      let (name, test) = tests[cell]
      return Answer(result: result(of: name, test, in: request.file))
    } catch {
      return Answer(failure: "\(error)")
    }
  }

  private func result(of name: String, _ test: StressTest, in file: String) -> Result {
    let report = test.run()
    return Result(
      printed: PrintedStress(report, file: file, cell: name, form: test.form),
      text: report.text(test.form), durationText: report.durationText,
      isFailure: report.isFailure,
      pictures: wantsPictures ? report.failures.compactMap { $0.picture.map { Data($0) } } : [])
  }

  private func tests(in url: URL) throws -> [(name: String, test: StressTest)] {
    guard CellFile.suffixes.contains(where: url.lastPathComponent.hasSuffix) else {
      return try PrototypeFile(contentsOf: url).stressPrototypes.map { prototype in
        let test = try StressTest(
          prototype, budget: budget ?? .standard, seed: seed ?? 1)
        return (prototype.name, test)
      }
    }
    return try CellFile(contentsOf: url).stress.map { declaration in
      var test = try StressTest(declaration)
      test.budget = budget ?? test.budget
      test.seed = seed ?? test.seed
      return (declaration.prototype.name, test)
    }
  }
}
