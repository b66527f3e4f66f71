import Fixtures
import Foundation
import Graphics
import Testing
import UIKit

/// The pictures on the pages are those that the code draws; `make pages` draws them anew.
@MainActor struct PictureTests {
  /// The pictures that are drawn here; DocumentedFailureTests has those of a failure.
  nonisolated static let songs: [(name: String, configuration: Configuration)] =
    (ConfigurationMatrix.widths(320) * .appearances(.light, .dark)
    * .contentSizes(.large, .accessibilityLarge)).configurations(from: Configuration())
    .map { ("song.\($0.name)", $0) }

  @Test(arguments: songs.indices) func `a song looks as on the pages`(index: Int) throws {
    let (name, configuration) = Self.songs[index]
    let cell = configuration.performAsCurrent {
      SongCell(title: "Blue in Green", artist: "Miles Davis")
    }
    try expect(try Rendering(of: cell, in: configuration).snapshot().bitmap, in: name)
  }

  @Test func `a contact sheet looks as on the pages`() throws {
    let matrix =
      ConfigurationMatrix.widths(320) * .contentSizes(.large, .accessibilityLarge)
      * .legibilityWeights(.regular, .bold)
    let cells = try matrix.configurations.map { configuration in
      let cell = configuration.performAsCurrent {
        SongCell(title: "Blue in Green", artist: "Miles Davis")
      }
      return (name: configuration.name, rendering: try Rendering(of: cell, in: configuration))
    }
    let style = ContactSheet.Style(columns: 2, comparison: .exact)
    let png = try ContactSheet(cells, style: style).artifact().encoded()
    try expect(try PNG.decode(png, name: "sheet").bitmap, in: "song.contactSheet")
  }

  @Test func `the storyboard's cell looks as on the pages`() throws {
    let folder = try StoryboardFolder(without: [])
    let file = folder.url.appendingPathComponent("cell.png").path
    _ = try Tool.output(
      ["render", "Feed.storyboard", "--cell", "BasicCell", "-o", file], in: folder.url)
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    try expect(try PNG.decode(data, name: file).bitmap, in: "feed-cell")
  }

  @Test func `a cell beside its design looks as on the pages`() throws {
    let storyboard = try StoryboardFolder(without: [])
    let folder = storyboard.url
    func draw(_ name: String, scale: CGFloat, _ change: (SongCell) -> Void) throws {
      let configuration = Configuration(width: 240, scale: scale)
      let cell = configuration.performAsCurrent {
        SongCell(title: "Blue in Green", artist: "Miles Davis")
      }
      change(cell)
      let artifact = try Rendering(of: cell, in: configuration).artifact()
      try artifact.encoded().write(to: folder.appendingPathComponent(name))
    }
    try draw("song.png", scale: 2) { _ in }
    try draw("design@3x.png", scale: 3) {
      $0.coverView.backgroundColor = .systemIndigo
      $0.coverView.transform = CGAffineTransform(translationX: 6, y: 0)
    }
    let run = try Tool.run(
      ["diff", "song.png", "design@3x.png", "--design", "-o", "differences.png"], in: folder)
    #expect(run.exitCode == 1)
    let output = Repository.root.appendingPathComponent(
      "Tests/DocumentationTests/Outputs/diff-design.txt")
    if ProcessInfo.processInfo.environment["SNAP_DOCUMENTATION"] != nil {
      try run.output.write(to: output, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: output, encoding: .utf8) == run.output)
    let data = try Data(contentsOf: folder.appendingPathComponent("differences.png"))
    try expect(try PNG.decode(data, name: "differences").bitmap, in: "song.design")
    withExtendedLifetime(storyboard) {}
  }

  private func expect(_ bitmap: Bitmap, in name: String) throws {
    let file = Repository.root.appendingPathComponent("Documentation/Pictures/\(name).png")
    if ProcessInfo.processInfo.environment["SNAP_DOCUMENTATION"] != nil {
      try PNG.encode(bitmap, text: []).write(to: file)
    }
    #expect(try PNG.decode(Data(contentsOf: file), name: name).bitmap == bitmap)
  }

  @Test func `a catalogue's resources are the files they copy`() throws {
    for (copy, original) in Self.copies {
      let data = try Data(contentsOf: Repository.root.appendingPathComponent(original))
      if ProcessInfo.processInfo.environment["SNAP_DOCUMENTATION"] != nil {
        try data.write(to: Repository.root.appendingPathComponent(copy))
      }
      #expect(try Data(contentsOf: Repository.root.appendingPathComponent(copy)) == data, "\(copy)")
    }
  }

  @Test func `each resource of a catalogue is a copy that a test compares`() {
    let resources = Repository.files.filter { $0.contains(".docc/Resources/") }
    #expect(resources == Self.copies.map(\.copy).sorted())
  }

  /// DocC reads only what is in its catalogue, and follows no links.
  nonisolated static let copies: [(copy: String, original: String)] =
    pictures.flatMap { catalog, names in
      names.map { name in
        ("\(folder(catalog))/\(name)@2x.png", "Documentation/Pictures/\(name).png")
      }
    } + texts.map { ("\(folder("SnapTesting"))/\($0.copy)", $0.original) }

  private nonisolated static func folder(_ catalog: String) -> String {
    "Sources/\(catalog)/\(catalog).docc/Resources"
  }

  private nonisolated static let pictures: [(String, [String])] = [
    (
      "SnapTesting",
      [
        "settings-row.reference", "settings-row.actual", "settings-row.diff", "feed-cell",
        "song.contactSheet",
      ] + songs.map(\.name)
    ),
    ("UIKit", ["feed-cell", "song.320"]),
  ]

  private nonisolated static let texts: [(copy: String, original: String)] = [
    ("settings-package.swift", "Examples/SettingsCells/Package.swift"),
    (
      "settings-tests.swift",
      "Examples/SettingsCells/Tests/SettingsCellsTests/SettingsRowCellTests.swift"
    ),
    ("failure.txt", "Tests/DocumentationTests/Outputs/failure.txt"),
    ("first-run.txt", "Tests/DocumentationTests/Outputs/first-run.txt"),
    ("lint-zero-height.txt", "Tests/DocumentationTests/Outputs/lint-zero-height.txt"),
    ("verify-first.txt", "Tests/DocumentationTests/Outputs/verify-first.txt"),
    // Not named as a cell file, so that `snap verify` does not run it.
    ("feed-cells.json", "Tests/DocumentationTests/Outputs/first-cell-file.txt"),
  ]
}
