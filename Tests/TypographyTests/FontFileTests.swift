import Foundation
import TestSupport
import Testing

@testable import Typography

struct FontFileTests {
  private static let regular = "Inter/Inter-Regular.otf"

  /// A library of its own, so that a registration does not reach other tests.
  private func freshLibrary() throws -> FontLibrary {
    try FontLibrary(directory: bundledDirectory)
  }

  private var bundledDirectory: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fonts").standardizedFileURL
  }

  private func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try body(folder.root)
  }

  @Test func `a file that does not exist is named in the error`() throws {
    let file = URL(fileURLWithPath: "/nowhere/Missing.ttf")
    let error = #expect(throws: FontError.self) { try freshLibrary().register(fontFile: file) }
    #expect(error?.description.contains("/nowhere/Missing.ttf") == true)
    #expect(error == .unreadable(file, reason: "the file does not exist"))
  }

  @Test(arguments: [Data(), Data("not a font".utf8), Data(repeating: 0xFF, count: 5000)])
  func `a file that is not a font is rejected`(content: Data) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Broken.otf")
      try content.write(to: file)
      let error = #expect(throws: FontError.self) { try freshLibrary().register(fontFile: file) }
      #expect(error?.description.contains("Broken.otf") == true)
    }
  }

  @Test(arguments: [40, 100, 1_000, 20_000, 100_000])
  func `a truncated font is rejected or measures without a crash`(length: Int) throws {
    try withTemporaryFolder { folder in
      let whole = try Data(contentsOf: bundledDirectory.appendingPathComponent(Self.regular))
      let file = folder.appendingPathComponent("Short.otf")
      try whole.prefix(length).write(to: file)
      try measure(file)
    }
  }

  @Test func `fonts with damaged bytes are rejected or measure without a crash`() throws {
    try withTemporaryFolder { folder in
      let whole = try Data(contentsOf: bundledDirectory.appendingPathComponent(Self.regular))
      var generator = SeededGenerator(seed: 7)
      for number in 0..<20 {
        var damaged = whole
        for _ in 0..<200 {
          damaged[Int.random(in: 0..<damaged.count, using: &generator)] =
            UInt8.random(in: 0...255, using: &generator)
        }
        let file = folder.appendingPathComponent("Damaged\(number).otf")
        try damaged.write(to: file)
        try measure(file)
      }
    }
  }

  private func measure(_ file: URL) throws {
    let library = try freshLibrary()
    guard let name = try? library.register(fontFile: file).first,
      let font = library.font(named: name, size: 17)
    else { return }
    let text = ShapedText(AttributedText("Hamburg", attributes: TextAttributes(font: font)))
    for run in text.layout().lines.flatMap(\.runs) {
      for glyph in run.glyphs {
        _ = run.source.mask(for: glyph.id, pixelsPerEm: 34, subpixel: 0)
      }
    }
    #expect(text.layout().lines.count == 1)
  }

  /// Copies a bundled font under another PostScript name of the same length.
  private func renamedFont(in folder: URL) throws -> URL {
    var data = try Data(
      contentsOf: bundledDirectory.appendingPathComponent("Noto/NotoSansHebrew-Regular.ttf"))
    let name = try #require("NotoSansHebrew-Regular".data(using: .utf16BigEndian))
    let other = try #require("TestSansHebrew-Regular".data(using: .utf16BigEndian))
    while let range = data.range(of: name) { data.replaceSubrange(range, with: other) }
    let file = folder.appendingPathComponent("Test.ttf")
    try data.write(to: file)
    return file
  }

  @Test func `a registered file is found by its PostScript name`() throws {
    try withTemporaryFolder { folder in
      let library = try freshLibrary()
      #expect(library.font(named: "TestSansHebrew-Regular", size: 12) == nil)
      let names = try library.register(fontFile: renamedFont(in: folder))
      #expect(names == ["TestSansHebrew-Regular"])
      let font = try #require(library.font(named: "TestSansHebrew-Regular", size: 12))
      #expect(font.name == "TestSansHebrew-Regular")
      let text = ShapedText(AttributedText("שלום", attributes: TextAttributes(font: font)))
      #expect(text.layout().lines.flatMap(\.runs).map(\.source.name) == [font.name])
    }
  }

  @Test func `registering a file twice keeps its first fonts equal`() throws {
    try withTemporaryFolder { folder in
      let library = try freshLibrary()
      let file = try renamedFont(in: folder)
      try library.register(fontFile: file)
      let font = library.font(named: "TestSansHebrew-Regular", size: 12)
      #expect(try library.register(fontFile: file) == ["TestSansHebrew-Regular"])
      #expect(library.font(named: "TestSansHebrew-Regular", size: 12) == font)
    }
  }

  @Test func `an unregistered name has no font`() throws {
    #expect(try bundled().font(named: "Helvetica Neue", size: 17) == nil)
  }

  @Test func `a folder missing a font of its manifest is rejected by name`() throws {
    try withTemporaryFolder { folder in
      let manifest = bundledDirectory.appendingPathComponent("manifest.json")
      try FileManager.default.copyItem(
        at: manifest, to: folder.appendingPathComponent("manifest.json"))
      let error = #expect(throws: FontError.self) { try FontLibrary(directory: folder) }
      #expect(error?.description.contains("Inter/Inter-Thin.otf") == true)
    }
  }

  @Test(arguments: ["", "{}", #"{"system": 1}"#])
  func `a manifest that does not parse is rejected by name`(content: String) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("manifest.json")
      try Data(content.utf8).write(to: file)
      let error = #expect(throws: FontError.self) { try FontLibrary(directory: folder) }
      #expect(error?.description.contains("manifest.json") == true)
    }
  }
}
