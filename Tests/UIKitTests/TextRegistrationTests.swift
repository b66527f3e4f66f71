import Testing
import UIKit

struct TextRegistrationTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../TypographyTests/Fonts").standardizedFileURL

  @Test func `a registered file is found by name, family and weight`() throws {
    let names = try UIFont.register(contentsOf: folder.appendingPathComponent("SnapVariable.ttf"))
    #expect(names == ["SnapVariable-Regular", "SnapVariable-Thin", "SnapVariable-Black"])
    #expect(UIFont(name: "SnapVariable-Black", size: 20)?.familyName == "Snap Variable")
    #expect(UIFont.fontNames(forFamilyName: "Snap Variable") == names.sorted())
    let heavy = UIFontDescriptor(fontAttributes: [
      .family: "Snap Variable",
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    #expect(UIFont(descriptor: heavy, size: 17).fontName == "SnapVariable-Black")
    // The file's own line: 900 up and 200 down in thousandths of an em.
    #expect(abs(UIFont(descriptor: heavy, size: 20).lineHeight - 22) < 1e-9)
  }

  @Test func `a file that is not there is named in the error`() {
    let url = folder.appendingPathComponent("Missing.ttf")
    let error = #expect(throws: (any Error).self) { try UIFont.register(contentsOf: url) }
    #expect(error.map { "\($0)".contains("Missing.ttf") } == true)
  }
}
