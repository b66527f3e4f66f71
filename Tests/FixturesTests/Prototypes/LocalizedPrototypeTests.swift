import Fixtures
import Foundation
import TestSupport
import Testing
import UIKit

/// Translations of Interface Builder files are used for the configuration's locale.
@MainActor struct LocalizedPrototypeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      Xib.cell(
        Xib.label("lab-el-001", text: "Settings"),
        constraints: Xib.pins(
          "lab-el-001", [("leading", 16), ("top", 11), ("bottom", 0)])),
      to: "Base.lproj/Cell.xib")
    try folder.write("\"lab-el-001.text\" = \"Réglages\";", to: "fr.lproj/Cell.strings")
  }

  private var file: PrototypeFile {
    get throws {
      try PrototypeFile(contentsOf: folder.url(of: "Base.lproj/Cell.xib"))
    }
  }

  @Test(arguments: [
    ("fr", "Réglages"), ("fr-CA", "Réglages"), ("de", "Settings"), ("en", "Settings"),
  ])
  func `a cell shows the texts of the configuration's language`(
    locale: String, text: String
  ) throws {
    let file = try file
    let cell = try Configuration(locale: locale).performAsCurrent {
      try file.makeCell(named: "Cell")
    }
    let label = try #require(cell.subviews.first?.subviews.first as? UILabel)
    #expect(label.text == text)
  }

  @Test func `a nib shows the texts of the current traits' language`() throws {
    let nib = try UINib(contentsOf: folder.url(of: "Base.lproj/Cell.xib"))
    let views = UITraitCollection(localeIdentifier: "fr").performAsCurrent {
      nib.instantiate(withOwner: nil)
    }
    let cell = try #require(views.first as? UITableViewCell)
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "Réglages")
  }

  @Test func `layouts and pictures use the language`() throws {
    func width(_ locale: String) throws -> CGFloat? {
      let layout = try file.layout(storedSizes: false, locale: locale)
      return layout.cells.first?.views.last?.frame.width
    }
    #expect(try width("fr") != width("en"))
    let english = try file.rendering(of: "Cell", width: 320, in: Configuration())
    let french = try file.rendering(of: "Cell", width: 320, in: Configuration(locale: "fr"))
    #expect("\(english.tree)".contains("Settings"))
    #expect("\(french.tree)".contains("Réglages"))
  }

  @Test func `fixtures of a cell file show the texts of each locale`() throws {
    try folder.write(
      """
      { "source": "Base.lproj/Cell.xib", "matrix": { "locales": ["en", "fr"] },
        "fixtures": [{ "cell": "Cell" }] }
      """, to: "Localized.cells.json")
    let fixture = try #require(
      try CellFile(contentsOf: folder.url(of: "Localized.cells.json")).fixtures.first
    )
    let texts = try fixture.configurations.map {
      let rendering = try #require(try fixture.inspect(in: $0).rendering)
      return "\(rendering.tree)".contains("Réglages")
    }
    #expect(texts == [false, true])
  }

  @Test func `an invalid translation file is an error with its line`() throws {
    try folder.write("\n\"lab-el-001.text\" = ;", to: "de.lproj/Cell.strings")
    let error = #expect(throws: (any Error).self) { try self.file }
    #expect(
      "\(try #require(error))".contains("de.lproj/Cell.strings:2: translations cannot be read"))
  }
}
