import TestSupport
import Testing
import UIKit

@testable import Fixtures

/// The forms of a matrix in a cell file.
@MainActor struct CellMatrixTests {
  private func names(_ matrix: String) throws -> [String] {
    let folder = try TemporaryFolder([
      "Cell.xib": Xib.cell(Xib.label("lab-el-001")),
      "Some.cells.json": """
      { "source": "Cell.xib", "matrix": \(matrix), "fixtures": [{ "cell": "Cell" }] }
      """,
    ])
    let file = try CellFile(contentsOf: folder.url(of: "Some.cells.json"))
    return file.fixtures.flatMap(\.configurations).map(\.name)
  }

  @Test func `devices have widths, scales and the safe area`() throws {
    let found = try names(
      #"{ "devices": ["iPhoneSE", "iPhone16Landscape"], "appearances": ["light", "dark"] }"#)
    #expect(found == ["375", "375-dark", "852-3x-safe59", "852-3x-safe59-dark"])
  }

  @Test func `a list is the union of its parts`() throws {
    let found = try names(
      #"[{ "widths": [320, 414] }, { "widths": [320], "contentSizes": ["L", "AX3"] }, { "devices": ["iPhone16"] }]"#
    )
    #expect(found == ["320", "414", "320-AX3", "393-3x"])
  }

  @Test func `pairs are those of the matrix in code`() throws {
    let found = try names(
      """
      { "widths": [320, 375, 414], "contentSizes": ["S", "L", "XL"], \
      "directions": ["leftToRight", "rightToLeft"], "pairwise": true }
      """)
    let matrix = ConfigurationMatrix.pairwise(
      .widths(320, 375, 414), .contentSizes(.small, .large, .extraLarge),
      .directions(.leftToRight, .rightToLeft))
    #expect(found.count == 9)
    #expect(found == matrix.configurations.map(\.name))
  }

  @Test func `without pairs every combination is a configuration`() throws {
    let axes = #""widths": [320, 375], "legibilityWeights": ["regular", "bold"]"#
    let all = ["320", "320-bold", "375", "375-bold"]
    #expect(try names("{ \(axes) }") == all)
    #expect(try names(#"{ \#(axes), "pairwise": false }"#) == all)
    #expect(try names("{}") == ["320"])
  }

  @Test(arguments: [
    (#"{ "devices": ["iPhone"] }"#, "“iPhone” is not known. Did you mean “iPhone"),
    (#"{ "devices": [] }"#, "“devices” is empty. Give it a value."),
    (
      #"{ "devices": ["iPhoneSE"], "scales": [3] }"#,
      "“devices” has scales of its own. Leave out “scales”, or give them in another part: "
    ),
    (#"{ "legibilityWeights": ["heavy"] }"#, "“heavy” is not known. Allowed: regular, bold."),
    (#"{ "widths": [320, 414], "pairwise": true }"#, "“pairwise” combines the values of two axes"),
    (#"{ "widths": [320], "pairwise": 1 }"#, "“pairwise” must be true or false, not a number."),
    ("[]", "“matrix” is empty. Give it axes, or leave it out."),
    (#"[{ "widths": [320] }, 1]"#, "must be an object, not a number."),
    ("1", "“matrix” must be an object, not a number."),
    (#"[{ "width": [320] }]"#, "“width” is not known here. Did you mean “widths”?"),
  ])
  func `a mistake is reported with what is allowed`(matrix: String, problem: String) throws {
    let error = try #require(throws: CellFileError.self) { try names(matrix) }
    #expect(error.problem.contains(problem), "\(error)")
  }

  @Test(arguments: [(31, true), (32, true), (33, false)])
  func `at most a thousand pairs of two axes are combined`(count: Int, isAllowed: Bool) throws {
    let widths = (1...count).map { "\($0 + 300)" }.joined(separator: ", ")
    let locales = (1...31).map { "\"l\($0)\"" }.joined(separator: ", ")
    let matrix = "{ \"widths\": [\(widths)], \"locales\": [\(locales)], \"pairwise\": true }"
    if isAllowed {
      #expect(try names(matrix).count == 31 * count)
    } else {
      let error = try #require(throws: CellFileError.self) { try names(matrix) }
      #expect(error.problem.hasPrefix("the longest two axes make more than 1000 pairs."))
    }
  }

  @Test func `an item of a collection keeps its size in parts without widths`() throws {
    let folder = try TemporaryFolder([
      "Feed.storyboard": Storyboard.text,
      "Some.cells.json": """
      { "source": "Feed.storyboard", "fixtures": [{ "cell": "Item",
        "matrix": [{ "appearances": ["dark"] }, { "devices": ["iPhoneSE"] }] }] }
      """,
    ])
    let file = try CellFile(contentsOf: folder.url(of: "Some.cells.json"))
    #expect(file.fixtures.flatMap(\.configurations).map(\.name) == ["50x60-dark", "375"])
  }
}
