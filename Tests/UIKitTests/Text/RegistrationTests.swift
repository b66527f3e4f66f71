import Testing

@testable import UIKit

struct RegistrationTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../TypographyTests/Fonts").standardizedFileURL

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

  @Test func `a missing file is named in the error`() {
    let url = folder.appendingPathComponent("Missing.ttf")
    let error = #expect(throws: (any Error).self) { try UIFont.register(contentsOf: url) }
    #expect(error.map { "\($0)".contains("Missing.ttf") } == true)
  }

  private func variable(_ name: String, _ axes: [Int: Any]) throws -> UIFont {
    try UIFont.register(contentsOf: folder.appendingPathComponent("SnapVariable.ttf"))
    let variation = UIFontDescriptor.AttributeName(rawValue: "NSCTFontVariationAttribute")
    let descriptor = UIFontDescriptor(fontAttributes: [.name: name])
    return UIFont(descriptor: descriptor.addingAttributes([variation: axes]), size: 1000)
  }

  private static let weight = 0x7767_6874

  // The letter A is 500 wide at 400; 300 are added up to 900, 200 taken down to 100.
  @Test(arguments: [
    (650.0, 650, "SnapVariable-Regular wght 650 1000"),
    (250, 400, "SnapVariable-Regular wght 250 1000"),
    (5000, 800, "SnapVariable-Regular wght 900 1000"),
    (-3, 300, "SnapVariable-Regular wght 100 1000"),
  ])
  func `a descriptor's axis value affects the width, within the range`(
    value: Double, width: CGFloat, name: String
  ) throws {
    let font = try variable("SnapVariable-Regular", [Self.weight: value])
    #expect(abs("A".size(withAttributes: [.font: font]).width - width) < 0.5)
    #expect(font.plainName == name)
    #expect(font.fontName == "SnapVariable-Regular")
  }

  @Test func `an axis missing from a font changes nothing`() throws {
    let font = try variable("SnapVariable-Black", [0x7764_7468: 80, -1: 3])
    #expect(font.plainName == "SnapVariable-Black 1000")
    #expect("A".size(withAttributes: [.font: font]).width == 800)
    #expect(try variable("Inter-Regular", [Self.weight: 700]).plainName == "Inter-Regular 1000")
  }
}
