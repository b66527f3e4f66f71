import Foundation
import TestSupport
import Testing

@testable import Typography

struct FontFolderTests {
  private let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fonts")
  private let folder: TemporaryFolder
  private let library: FontLibrary

  init() throws {
    folder = try TemporaryFolder()
    library = try FontLibrary(
      directory: fonts.appendingPathComponent("../../../Fonts").standardizedFileURL)
  }

  private func copy(_ name: String, to path: String) throws {
    try folder.write(Data(contentsOf: fonts.appendingPathComponent(name)), to: path)
  }

  private func around(_ document: String) -> FontFolder {
    FontFolder(root: folder.root, document: folder.url(of: document))
  }

  @Test(arguments: ["SnapCollection-Bold", "SnapVariable-Thin"])
  func `a font is found by its PostScript name, whatever the file is called`(name: String) throws {
    try copy("SnapCollection.ttc", to: "App/Fonts/one.ttc")
    try copy("SnapVariable.ttf", to: "App/Fonts/two.ttf")
    let font = library.font(named: name, size: 20, in: around("App/Cells"))
    #expect(font?.name == name && font?.pointSize == 20)
  }

  @Test func `the case of a name in a folder does not count`() throws {
    try copy("SnapCollection.ttc", to: "one.ttc")
    let font = library.font(named: "snapcollection-BOLD", size: 20, in: around(""))
    #expect(font?.name == "SnapCollection-Bold")
  }

  @Test func `a font that is found is not registered`() throws {
    try copy("SnapCollection.ttc", to: "one.ttc")
    #expect(library.font(named: "SnapCollection-Bold", size: 20, in: around("")) != nil)
    #expect(library.font(named: "SnapCollection-Bold", size: 20) == nil)
    #expect(library.fontNames(inFamily: "Snap Collection").isEmpty)
  }

  @Test func `the nearest of several files counts, of equals the first`() throws {
    let paths = ["A/Fonts/x.ttc", "B/Fonts/x.ttc", "B/Fonts/y.ttc"]
    for path in paths { try copy("SnapCollection.ttc", to: path) }
    let entries = FontFolderIndex(folder.root).fonts(named: "SnapCollection-Regular")
    #expect(entries.map(\.file.path) == paths.map { folder.url(of: $0).path })
    #expect(around("B/Cells").nearest(of: entries)?.file.path == folder.url(of: paths[1]).path)
    #expect(around("C").nearest(of: entries)?.file.path == folder.url(of: paths[0]).path)
  }

  @Test func `a damaged file and an unknown name give no font`() throws {
    try folder.write("no font", to: "SnapCollection-Bold.ttf")
    #expect(library.font(named: "SnapCollection-Bold", size: 20, in: around("")) == nil)
  }
}
