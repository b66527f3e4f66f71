import Fixtures
import Foundation
import StressTesting
import TestSupport
import Testing
import UIKit

@MainActor struct CellFileStressTests {
  private static var storyboard: String {
    get throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../FixtureCellsTests/Resources/Feed.storyboard")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  /// A folder with the storyboard of the fixture cells and a cell file with one fixture's members.
  private func file(_ stress: String) throws -> CellFile {
    let folder = try TemporaryFolder([
      "Feed.storyboard": Self.storyboard,
      "Feed.cells.json": """
      { "source": "Feed.storyboard",
        "fixtures": [ { "cell": "BasicCell",
          "stress": \(stress) } ] }
      """,
    ])
    return try CellFile(contentsOf: folder.url(of: "Feed.cells.json"))
  }

  private func problem(_ stress: String) throws -> CellFileError? {
    do {
      _ = try file(stress)
      return nil
    } catch let error as CellFileError {
      return error
    }
  }

  @Test func `a fixture declares inputs, settings and limits`() throws {
    let declaration = try #require(
      try file(
        """
        { "vary": ["titleLabel"], "texts": { "subtitleLabel": ["", "New"] }, "widths": [320, 330],
          "contentSizes": ["large"], "maxHeight": 70, "trials": 40, "seed": 2 }
        """
      ).stress.first)
    let test = try StressTest(declaration)
    #expect(test.subject.inputs.map(\.name) == ["titleLabel", "subtitleLabel"])
    #expect(test.space.widths == 320...330)
    #expect(test.budget == .trials(40))
    #expect(test.seed == 2)
    let failure = try #require(test.run().failures.first)
    #expect(failure.violations[0].identity.invariant == "a height of at most 70 points")
    #expect(failure.isMinimal)
    #expect(failure.trial.configuration == Configuration())
  }

  @Test func `all texts with outlets vary if none are named`() throws {
    let declaration = try #require(try file("{}").stress.first)
    #expect(declaration.varied == ["subtitleLabel", "titleLabel"])
  }

  @Test func `the longest translation beside the file is tried`() throws {
    let translation = "Die Überschrift, die länger als alle anderen Texte dieser Zelle ist"
    let storyboard = try Self.storyboard
    let id = try #require(
      storyboard.firstMatch(of: /<outlet property="titleLabel" destination="([^"]+)"/)?.1)
    let folder = try TemporaryFolder([
      "Feed.storyboard": storyboard,
      "de.lproj/Feed.strings": "\"\(id).text\" = \"\(translation)\";",
      "fr.lproj/Feed.strings": "\"\(id).text\" = \"Titre\";",
    ])
    let cell = try #require(
      try PrototypeFile(contentsOf: folder.url(of: "Feed.storyboard")).stressPrototypes
        .first { $0.name == "BasicCell" })
    let test = try StressTest(cell, budget: .trials(1), seed: 1)
    let title = try #require(test.subject.inputs.first { $0.name == "titleLabel" })
    #expect(title.domain.samples.contains(.text(translation)))
    #expect(!title.domain.samples.contains(.text("Titre")))
    let subtitle = try #require(test.subject.inputs.first { $0.name == "subtitleLabel" })
    #expect(!subtitle.domain.samples.contains(.text(translation)))
  }

  @Test func `a fixture's own height, matrix and content are tried and printed`() throws {
    let folder = try TemporaryFolder([
      "Feed.storyboard": Self.storyboard,
      "Feed.cells.json": """
      { "source": "Feed.storyboard",
        "fixtures": [ { "cell": "BasicCell", "height": 61.5,
          "content": { "titleLabel": { "alpha": 0.5, "text": "Song" } },
          "matrix": { "widths": [330, 350], "locales": ["de"], "scales": [3] },
          "stress": { "values": { "subtitleLabel": { "hidden": [false, true] } },
            "maxHeight": 40, "trials": 20 } } ] }
      """,
    ])
    let file = try CellFile(contentsOf: folder.url(of: "Feed.cells.json"))
    let test = try StressTest(try #require(file.stress.first))
    #expect(test.space.widths == 330...350)
    #expect(test.space.heights == [61.5])
    #expect(test.space.locales == ["de"])
    #expect(test.space.scales == [3])
    let failure = test.run().failures.first { failure in
      failure.violations.contains { $0.identity.invariant == "a height of at most 40 points" }
    }
    let entry = test.form.text(of: try #require(failure))
    #expect(
      entry.hasSuffix(
        """
        "source": "Feed.storyboard", "cell": "BasicCell", "height": 61.5,
          "content": { "subtitleLabel": { "hidden": false }, "titleLabel": { "alpha": 0.5, "text": "Song" } },
          "matrix": { "widths": [330], "scales": [3], "locales": ["de"] } }
        """), "\(entry)")
  }

  @Test func `heights, invariants, pseudo-locales and seconds are read`() throws {
    let declaration = try #require(
      try file(
        """
        { "heights": ["fitting", 60, "fitting + 1.5", "fitting - 0.5px"], "seconds": 1.5,
          "invariants": ["hitTargets"], "notStretched": ["titleLabel"],
          "vary": ["titleLabel"], "pseudoLocales": ["accented"] }
        """
      ).stress.first)
    let test = try StressTest(declaration)
    #expect(
      test.space.heights == [
        .fitting, 60, .fitting(plus: 1.5), .fitting(plusPixels: -0.5),
      ])
    #expect(test.budget == .seconds(1.5))
    let names = test.invariants.map(\.name)
    #expect(names.suffix(2) == ["hit targets", "titleLabel is not stretched"])
    let own = try declaration.prototype.ownText(ofView: "titleLabel")
    #expect(
      test.subject.inputs[0].domain.samples.contains(.text(PseudoLocale.accented.text(own))))
  }

  @Test func `weights of text are read`() throws {
    func weights(_ stress: String) throws -> [UILegibilityWeight] {
      try StressTest(try #require(try file(stress).stress.first)).space.legibilityWeights
    }
    #expect(try weights("{ \"legibilityWeights\": [\"bold\"] }") == [.bold])
    #expect(try weights("{}") == [.regular, .bold])
  }

  @Test func `the words of cell files are those of the library`() {
    #expect(CellFileKeys.pseudoLocales == PseudoLocale.allCases.map(\.rawValue))
    #expect(CellFileKeys.invariants == LayoutInvariant.named.map(\.name))
  }

  @Test func `a failure is printed as an entry that is a fixture`() throws {
    let declaration = try #require(try file("{ \"maxHeight\": 60, \"trials\": 30 }").stress.first)
    let test = try StressTest(declaration)
    let failure = try #require(test.run().failures.first)
    let entry = test.form.text(of: failure)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(entry.utf8)) as? [String: Any])
    #expect(json["cell"] as? String == "BasicCell")
    #expect(json["source"] as? String == "Feed.storyboard")
    let matrix = try #require(json["matrix"] as? [String: Any])
    #expect(matrix["widths"] as? [Double] == [320])
  }

  @Test func `a mistake has its line and what is allowed`() throws {
    let unknown = try problem("{ \"vary\": [\"titleLable\"] }")
    #expect(unknown?.line == 3)
    #expect(unknown?.problem.contains("Did you mean “titleLabel”?") == true)
    #expect(
      try problem("{ \"widths\": [330, 320] }")?.problem.contains("such as [320, 440]") == true)
    #expect(
      try problem("{ \"heights\": [\"tall\"] }")?.problem.contains("“tall” is not a height") == true
    )
    #expect(
      try problem("{ \"trials\": 1, \"seconds\": 1 }")?.problem.contains("exclude each other")
        == true)
    #expect(
      try problem("{ \"values\": { \"titleLabel\": { \"progress\": [1] } } }")?.problem
        .contains("takes no “progress”") == true)
    #expect(
      try problem("{ \"texts\": { \"titleLabel\": [] } }")?.problem.contains("is empty") == true)
  }
}
