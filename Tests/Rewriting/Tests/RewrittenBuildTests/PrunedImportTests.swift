import Foundation
import RewritingTestSupport
import Testing

/// `snap import` of a suite whose app does not compile as it is, by a tool that has the trait.
final class PrunedImportTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("imported-\(UUID().uuidString)")

  init() throws { for (path, text) in Self.files { try write(text, to: path) } }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static let files = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Songs",
      targets: [.target(name: "Songs"), .target(name: "Words"), .testTarget(name: "SongsTests")])
    """,
    "Sources/Songs/Player.swift": """
    import AVFoundation
    import UIKit
    import Words
    class Player: UIView {
      let title = Songs.Title(text: word)
      func play() { AVPlayer().play() }
    }
    """,
    "Sources/Songs/Title.swift": "struct Title { let text: String }",
    "Sources/Words/Word.swift": "public let word = \"\"",
    "Tests/SongsTests/PlayerTests.swift": """
    import AVFoundation
    import SnapshotTesting
    @testable import Songs
    import Words
    class PlayerTests: XCTestCase { func testA() { assertSnapshot(of: Player(), as: .image) } }
    """,
    "Tests/SongsTests/TitleTests.swift": """
    import SnapshotTesting
    @testable import Songs
    class TitleTests: XCTestCase { func testA() { assertSnapshot(of: Title(text: word), as: .dump) } }
    """,
  ]

  private func snapImport(_ arguments: String...) throws -> ProgramRun {
    let modules = try #require(PrunedTryTests.modules)
    return try ProgramRun(
      [PrunedTryTests.tool.path, "import", "--write-only"] + arguments
        + ["--modules", modules.path], in: folder)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `no test is refused for what the app imports, which is one module without it`() throws
  {
    let run = try snapImport()
    #expect(run.exitCode == 0, "\(run)")
    #expect(!run.output.contains("of tests, which need"), "\(run)")
    #expect(
      run.output.contains(
        "Player.swift: 1 thing changed that did not compile; AVFoundation is missing"), "\(run)")
    let songs = "SuiteTests/Sources/Songs"
    #expect(
      try text("\(songs)/app-sources.txt") == """
        ../Sources/Songs/Player.swift
        ../Sources/Songs/Title.swift
        ../Sources/Words/Word.swift

        """)
    let list = try text("\(songs)/dropped.json")
    #expect(list.contains("\"path\" : \"../../../Sources/Songs/Player.swift\""))
    #expect(list.contains("AVPlayer().play()"))
    #expect(
      try text("SuiteTests/Sources/Words/Words.swift").hasSuffix("\n@_exported import Songs\n"))
    #expect(!(try text("SuiteTests/Sources/AVFoundation/AVFoundation.swift")).contains("import"))
    #expect(try text("Sources/Songs/Player.swift") == Self.files["Sources/Songs/Player.swift"])
  }

  @Test(arguments: [
    ("Tests/SongsTests/WordTests.swift", "@testable import Words", "imports Words with @testable"),
    ("Sources/Songs/Helper.swift", "func helper() {}", "Helper.swift imports SnapshotTesting"),
  ])
  func `an app that cannot be one module is taken as it is, with the reason`(
    path: String, line: String, reason: String
  ) throws {
    try write("import SnapshotTesting\n\(line)\n", to: path)
    try write(
      "import SnapshotTesting\n@testable import Songs\nclass HelperTests { let a = helper() }",
      to: "Tests/SongsTests/HelperTests.swift")
    let run = try snapImport()
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.output.contains(reason), "\(run)")
    #expect(run.output.contains("left out: 1 file of tests, which need AVFoundation"), "\(run)")
  }
}
