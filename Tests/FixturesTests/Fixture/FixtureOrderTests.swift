import Foundation
import Snapshots
import TestSupport
import Testing
import UIKit

@testable import Fixtures

/// A label that sets a theme for all labels when it gets a colour's name.
private final class ThemingLabel: UILabel {
  override var text: String? {
    didSet {
      let themes: [String: UIColor] = ["red": .systemRed, "blue": .systemBlue]
      if let color = text.flatMap({ themes[$0] }) { UILabel.appearance().textColor = color }
    }
  }
}

@MainActor struct FixtureOrderTests {
  init() { NibRegistry.register(ThemingLabel.self, as: "ThemingLabel") }

  /// Records the fixtures in an order, and returns their pictures by name.
  private func pictures(_ order: [String]) throws -> [String: Data] {
    let fixtures = order.map {
      #"{ "name": "\#($0)", "cell": "Cell", "content": { "Title": { "text": "\#($0)" } } }"#
    }
    let label = Xib.label(
      "lab-el-001", attributes: #"userLabel="Title" customClass="ThemingLabel""#)
    let pins = Xib.pins(
      "lab-el-001", [("leading", 16), ("trailing", -16), ("top", 11), ("bottom", -11)])
    let folder = try TemporaryFolder([
      "Cell.xib": Xib.cell(label, constraints: pins),
      "Some.cells.json":
        #"{ "source": "Cell.xib", "fixtures": [\#(fixtures.joined(separator: ", "))] }"#,
    ])
    let samples = FixtureSamples()
    let file = try CellFile(contentsOf: folder.url(of: "Some.cells.json"))
    let (results, failures) = try file.verify(in: samples.store(.all), source: "Some.cells.json")
    #expect(failures.isEmpty)
    #expect(results.count == order.count)
    let snapshots = samples.folder.appendingPathComponent("Snapshots/Some")
    let names = try FileManager.default.contentsOfDirectory(atPath: snapshots.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try Data(contentsOf: snapshots.appendingPathComponent($0)))
      })
  }

  @Test func `fixtures of a cell file have the same bytes in each order, and alone`() throws {
    let first = try pictures(["red", "plain", "blue"])
    #expect(first.count == 3)
    #expect(try pictures(["blue", "red", "plain"]) == first)
    #expect(try pictures(["plain", "blue", "red"]) == first)
    for name in ["red", "plain", "blue"] {
      for (file, picture) in try pictures([name]) { #expect(first[file] == picture) }
    }
  }
}
