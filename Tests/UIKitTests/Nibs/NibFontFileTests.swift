import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Fonts of an app that lie in the repository around its Interface Builder files.
@MainActor struct NibFontFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../TypographyTests/Fonts/SnapCollection.ttc")
    try folder.write(Data(contentsOf: file), to: "App/Resources/Fonts/Snap.ttc")
    try folder.write("", to: ".git/HEAD")
  }

  private func label(
    font name: String, in repository: TemporaryFolder? = nil
  ) throws -> (label: UILabel, notes: [String]) {
    let label = """
      <label id="l" text="AB"><fontDescription key="fontDescription" name="\(name)" \
      family="Snap Collection" pointSize="20"/></label>
      """
    let cell = """
      <tableViewCell id="c"><tableViewCellContentView key="contentView" id="v"><subviews>\(label)\
      </subviews></tableViewCellContentView></tableViewCell>
      """
    let xib = try (repository ?? folder).write(
      InterfaceFiles.xibText(cell), to: "App/Cells/Cell.xib")
    let instance = try #require(NibFile(contentsOf: xib).prototypes.first).instantiate()
    let found = try #require(instance.views.lazy.compactMap { $0 as? UILabel }.first)
    return (found, instance.notes.map(\.message))
  }

  @Test func `a label has the font of a file in its repository`() throws {
    let (label, notes) = try self.label(font: "SnapCollection-Bold")
    #expect(label.font.fontName == "SnapCollection-Bold" && label.font.pointSize == 20)
    #expect(notes.isEmpty && label.font.replacedName == nil)
    #expect(UIFont(name: "SnapCollection-Bold", size: 20) == nil)
  }

  @Test func `the font keeps its file at other sizes and in descriptors`() throws {
    let font = try label(font: "SnapCollection-Bold").label.font ?? .systemFont(ofSize: 1)
    #expect(font.withSize(30).fontName == "SnapCollection-Bold")
    #expect(UIFont(descriptor: font.fontDescriptor, size: 9).fontName == "SnapCollection-Bold")
    #expect(UIFontMetrics.default.scaledFont(for: font).fontName == "SnapCollection-Bold")
  }

  @Test func `a file under the name of a bundled font is the one that the app means`() throws {
    let name = "Inter-Medium"
    let bundled = try label(font: name).label
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fonts/Inter/Inter-Medium.otf")
    let copy = try TemporaryFolder()
    try copy.write(Data(contentsOf: file), to: "App/Own.otf")
    try copy.write("", to: ".git/HEAD")
    let own = try label(font: name, in: copy).label
    #expect(own.font.fontName == name && bundled.font.fontName == name)
    // The bundled face is narrowed to the widths of Apple's font.
    #expect(own.intrinsicContentSize.width > bundled.intrinsicContentSize.width)
    #expect(own.font.withSize(30).font != bundled.font.withSize(30).font)
  }

  @Test func `a font without a file is still missing`() throws {
    let (label, notes) = try self.label(font: "SnapCollection-Black")
    #expect(notes == ["The font “SnapCollection-Black” is missing; the system font is used."])
    #expect(label.font.replacedName == "“SnapCollection-Black”")
  }
}
