import Fixtures
import SnapTesting
import Testing
import UIKit

@testable import FixtureCells

/// The feed's cells as in an app with Interface Builder.
@MainActor struct FeedStoryboardTests {
  nonisolated static let subtitles = [
    "Subtitle", BasicCellTests.sentence, String(repeating: "many words ", count: 18), "",
  ]

  @Test func `the cells of the storyboard`() {
    assertSnapshots(inCellFile: "../Resources/Feed.cells.json")
  }

  @Test(arguments: subtitles, [320.0, 375, 414])
  func `rows are as tall as the cells in code`(subtitle: String, width: Double) throws {
    let configuration = Configuration(width: width)
    let code: [UITableViewCell] = [
      BasicCell(title: "Title", subtitle: subtitle),
      ImageCell(
        image: try FixturePicture.image("landscape@2x"), title: "Title", subtitle: subtitle),
    ]
    for (name, cell) in zip(["BasicCell", "ImageCell"], code) {
      let prototype = try storyboard.makeCell(
        named: name,
        texts: ["titleLabel": "Title", "subtitleLabel": cell.subtitle ?? ""])
      let height = try Rendering(of: prototype, in: configuration).size.height
      #expect(height == (try Rendering(of: cell, in: configuration).size.height), "\(name)")
    }
  }

  @Test func `fixtures of the cell file are as tall as the cells in code`() throws {
    let url = try #require(
      Bundle.module.url(
        forResource: "Feed.cells", withExtension: "json", subdirectory: "Resources"))
    let image = try FixturePicture.image("landscape@2x")
    let code: [String: UITableViewCell] = [
      "title and subtitle": BasicCell(
        title: "Title",
        subtitle: "A subtitle that is long enough to take two lines on a narrow phone"),
      "picture": ImageCell(
        image: image, title: "A title of two lines beside a picture", subtitle: "Subtitle"),
    ]
    for fixture in try CellFile(contentsOf: url).fixtures {
      let cell = try #require(code[fixture.name])
      for configuration in fixture.configurations {
        let inspection = try fixture.inspect(in: configuration)
        let expected = try Rendering(of: cell, in: configuration).size
        #expect(inspection.rendering?.size == expected, "\(fixture.name) \(configuration.name)")
        #expect(inspection.diagnostics.allSatisfy { $0.severity < .error })
      }
    }
  }

  private var storyboard: PrototypeFile {
    get throws {
      let url = try #require(
        Bundle.module.url(
          forResource: "Feed", withExtension: "storyboard", subdirectory: "Resources"))
      return try PrototypeFile(contentsOf: url)
    }
  }
}

extension UITableViewCell {
  fileprivate var subtitle: String? { (self as? BasicCell)?.subtitleLabel.text }
}
