import Testing

/// Sixteen changes that apps get, each explained by its first line, word for word.
@MainActor struct RegressionTests {
  @Test func `sixteen regressions are each explained by their first line`() throws {
    let laboratory = try CauseLaboratory()
    #expect(Regression.all.count == 16)
    for regression in Regression.all {
      let lines = try laboratory.lines(from: regression.before, to: regression.after)
      // The number of a line of this folder's code changes with the code.
      let first = lines.first?.replacing(/\.swift:\d+(–\d+)?/, with: ".swift:1")
      #expect(first == regression.line, "\(regression.name): \(lines)")
    }
  }
}
