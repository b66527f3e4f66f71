import Foundation
import Graphics
import SnapshotRecords
import SnapshotSamples
import TestSupport
import Testing

/// A suite for iOS that `snap import` finds and runs.
struct ImportTests {
  private let app: TemporaryPackage

  init() throws {
    app = try TemporaryPackage()
    let files = [
      "Sources/Songs/SongView.swift":
        "import UIKit\nclass SongView: UIView { let song = Song(); let color = UIColor.brand; @Kept var a = 1 }",
      "Sources/Songs/Kept.swift": "@propertyWrapper struct Kept { var wrappedValue: Int }",
      "Sources/Songs/Song.swift": "struct Song {}",
      "Sources/Songs/Other.swift": "struct Other {}",
      "Sources/Songs/Player.swift": "import AVFoundation\nimport UIKit\nclass Player: UIView {}",
      "Sources/Songs/Colors.swift":
        "import UIKit\nextension UIColor { static let brand = UIColor.red }",
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Songs", targets: [.target(name: "Songs"), .testTarget(name: "SongsTests")])
      """,
      "Tests/SongsTests/Views/SongViewTests.swift": """
      import SnapshotTesting
      @testable import Songs
      class SongViewTests: BaseTests {
        func testRow() { assertSnapshot(matching: SongView(), as: .image) }
      }
      """,
      "Tests/SongsTests/BaseTests.swift": """
      import XCTest
      class BaseTests: XCTestCase {
        override func setUp() { XCTAssertEqual(UIDevice.current.systemVersion, "17.5") }
      }
      """,
      "Tests/SongsTests/UnitTests.swift": "import XCTest\nclass UnitTests: XCTestCase {}",
      "Tests/SongsTests/ModelTests.swift": "import SnapshotTesting\nimport RxSwift\nclass A {}",
      "Tests/SongsTests/PlayerTests.swift": """
      import SnapshotTesting
      @testable import Songs
      class PlayerTests: BaseTests { func testPlayer() { assertSnapshot(of: Player(), as: .image) } }
      """,
      "Tests/SongsTests/note.json": "{}",
      ".github/workflows/ci.yml":
        "run: |\n  xcodebuild -destination 'platform=iOS Simulator,name=iPhone 13,OS=15.2' test",
    ]
    for (path, text) in files { _ = try app.write(text, to: path) }
    try addPicture("Tests/SongsTests/Views/__Snapshots__/SongViewTests/testRow.1.png", 1170, 2532)
  }

  private func addPicture(_ path: String, _ width: Int, _ height: Int) throws {
    let bitmap = try #require(Bitmap(width: width, height: height))
    try app.write(PNG.encode(bitmap), to: path)
  }

  private func snapImport(_ arguments: String...) throws -> SnapTool.Output {
    try SnapTool(directory: app.root, environment: [:], owner: app).run(["import"] + arguments)
  }

  private func snapImport(swift script: String) throws -> SnapTool.Output {
    let bin = try app.writeProgram("#!/bin/sh\n\(script)\n", to: "bin/swift")
      .deletingLastPathComponent()
    return try SnapTool(
      directory: app.root, environment: ["PATH": "\(bin.path):/usr/bin:/bin"], owner: app
    ).run("import")
  }

  @Test func `the package has the suite by a link, and the sources that it uses`() throws {
    let run = try snapImport("--write-only", "--snap", "../Snap")
    #expect(run.exitCode == 0, "\(run)")
    let tests = "SuiteTests/Tests/SongsTests"
    #expect(
      try app.text(of: "SuiteTests/Sources/Songs/app-sources.txt") == """
        ../Sources/Songs/Colors.swift
        ../Sources/Songs/Kept.swift
        ../Sources/Songs/Song.swift
        ../Sources/Songs/SongView.swift

        """)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: app.url(of: "\(tests)/Suite").path) == "../../../Tests/SongsTests")
    #expect(try app.text(of: "\(tests)/SnapExports.swift") == "@_exported import SnapshotTesting\n")
    let manifest = try app.text(of: "SuiteTests/Package.swift")
    for part in [
      #".package(path: "../Snap/Compatibility/swift-snapshot-testing")"#,
      #""Songs", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")"#,
      #"exclude: ["Suite/ModelTests.swift", "Suite/PlayerTests.swift", "Suite/UnitTests.swift", "Suite/Views/__Snapshots__"]"#,
      #"resources: [.copy("Suite/note.json")]"#,
    ] { #expect(manifest.contains(part), "\(part) is not in \(manifest)") }
  }

  @Test func `the device is that of the tests, the scripts and the pictures`() throws {
    let run = try snapImport("--write-only")
    #expect(
      run.out.contains(
        "device: iPhone 13, iOS 17.5, 390 × 844 points at 3x, by Tests/SongsTests/BaseTests.swift:3\n"
      ))
    #expect(
      try app.text(of: "SuiteTests/snap-device.json").contains("\"system\" : \"17.5\""))
    #expect(
      run.out.contains("suite: 3 files of SongsTests, with SnapshotTesting; 1 picture of iOS\n"))
    #expect(run.out.contains("left out: 2 files of tests, which need AVFoundation, RxSwift\n"))
  }

  @Test func `a device with another screen than the pictures' does not count`() throws {
    try addPicture("Tests/SongsTests/__Snapshots__/A/test.1.png", 750, 1334)
    try addPicture("Tests/SongsTests/__Snapshots__/A/test.2.png", 750, 1334)
    try app.write("class BaseTests: XCTestCase {}", to: "Tests/SongsTests/BaseTests.swift")
    let run = try snapImport("--write-only")
    #expect(run.out.contains("device: 375 × 667 points at 2x, by the pictures\n"), "\(run)")
  }

  @Test func `specs of Quick are made known, and so is the package that runs them`() throws {
    try app.write(
      """
      import Nimble
      import Nimble_Snapshots
      import Quick
      @testable import Songs
      class BaseSpec: QuickSpec {}
      private class HiddenSpec: QuickSpec {}
      class SongSpec: BaseSpec { override func spec() { it("a") { _ = SongView() } } }
      """, to: "Tests/SongsTests/SongSpec.swift")
    let run = try snapImport("--write-only", "--snap", "../Snap")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      try app.text(of: "SuiteTests/Tests/SongsTests/SnapSpecs.swift") == """
        import Quick

        extension BaseSpec { func testExamples() throws { try runAllExamples() } }
        extension SongSpec { func testExamples() throws { try runAllExamples() } }

        """)
    let manifest = try app.text(of: "SuiteTests/Package.swift")
    for part in [
      #".package(path: "../Snap/Compatibility/quick")"#,
      #".product(name: "Quick", package: "quick")"#,
    ] { #expect(manifest.contains(part), "\(part) is not in \(manifest)") }
  }

  @Test func `the bundle of tests has all their files, of several with one name the first`() throws
  {
    for path in [
      "a/song.mp3", "b/song.mp3", "b/Row.storyboard", "Info.plist", "README.md", "a/c.m",
    ] {
      _ = try app.write("", to: "Tests/SongsTests/\(path)")
    }
    _ = try snapImport("--write-only")
    let manifest = try app.text(of: "SuiteTests/Package.swift")
    #expect(
      manifest.contains(
        #"resources: [.copy("Suite/a/song.mp3"), .copy("Suite/b/Row.storyboard"), .copy("Suite/note.json")]"#
      ), "\(manifest)")
  }

  @Test func `a Git address needs no folder of Snap`() throws {
    _ = try snapImport("--write-only", "--snap", "https://example.org/snap.git")
    let manifest = try app.text(of: "SuiteTests/Package.swift")
    #expect(manifest.contains(#".product(name: "SuiteAPIs", package: "Snap")"#))
    #expect(manifest.contains(#""-module-alias", "SnapshotTesting=SnapshotTestingAPI""#))
  }

  @Test func `an existing package stays as it is`() throws {
    _ = try snapImport("--write-only")
    let run = try snapImport("--write-only")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("SuiteTests could not be written: it already exists"))
  }

  @Test func `what cannot be imported is said`() throws {
    let tests = try #require(try? app.text(of: "Tests/SongsTests/Views/SongViewTests.swift"))
    let file = "Tests/SongsTests/Views/SongViewTests.swift"
    for name in ["ModelTests", "PlayerTests"] {
      try FileManager.default.removeItem(at: app.url(of: "Tests/SongsTests/\(name).swift"))
    }
    try app.write(tests.replacing("@testable import Songs", with: ""), to: file)
    let alone = try snapImport("--write-only")
    #expect(alone.exitCode == 2)
    #expect(alone.error.contains("the tests of SongsTests import no module"), "\(alone)")
    try app.write(tests.replacing("import Songs", with: "import Other"), to: file)
    let strange = try snapImport("--write-only")
    #expect(strange.exitCode == 2)
    #expect(
      strange.error.contains("all snapshot tests of SongsTests need Other, which are"),
      "\(strange)")
    try app.write(tests.replacing("SnapshotTesting", with: "AccessibilitySnapshot"), to: file)
    let unsupported = try snapImport("--write-only")
    #expect(unsupported.exitCode == 2 && unsupported.error.contains("use AccessibilitySnapshot"))
    try app.write("import XCTest", to: file)
    let pictures = try snapImport("--write-only")
    #expect(pictures.exitCode == 2)
    #expect(pictures.error.contains("has 1 picture of iOS, and no source there imports"))
    try FileManager.default.removeItem(at: app.url(of: "Tests"))
    let none = try snapImport("--write-only")
    #expect(none.exitCode == 2 && none.error.contains("no source in"))
    let missing = try snapImport("Nothing.xcodeproj")
    #expect(missing.exitCode == 2 && missing.error.contains("Nothing.xcodeproj"))
  }

  @Test func `a named target that cannot be used is not replaced by another`() throws {
    try app.write(
      "import SnapshotTesting\nimport RxSwift\nclass A {}", to: "Tests/StreamTests/ATests.swift")
    let named = try snapImport("--write-only", "--target", "StreamTests")
    #expect(named.exitCode == 2)
    #expect(named.error.contains("all snapshot tests of StreamTests need RxSwift, which are"))
    #expect(try snapImport("--write-only").exitCode == 0)
  }

  @Test func `a build that fails names its errors and what is missing`() throws {
    let run = try snapImport(swift: "echo '/a/A.swift:1:2: error: no b'\nexit 1")
    #expect(run.exitCode == 2)
    #expect(
      run.out.contains("The build failed: 1 error in 1 file.\n  /a/A.swift:1:2: error: no b\n"))
    #expect(run.out.contains("&& swift build --build-tests\n"))
    #expect(run.out.split(separator: "\n").count <= 20)
  }

  @Test func `files of tests that do not compile are left out, until all errors are elsewhere`()
    throws
  {
    try app.write(
      "import SnapshotTesting\nclass OddTests: BaseTests { let a = odd }",
      to: "Tests/SongsTests/OddTests.swift")
    let run = try snapImport(
      swift: """
        place=$PWD/Tests/SongsTests/Suite/OddTests.swift
        grep -q '"Suite/OddTests.swift"' Package.swift && place=/a/A.swift
        echo "$place:2:37: error: cannot find 'odd' in scope"
        exit 1
        """)
    #expect(run.exitCode == 2)
    #expect(run.out.contains("left out: 1 file of tests that do not compile\n"), "\(run)")
    #expect(run.out.contains("Suite/OddTests.swift:2:37: error: cannot find 'odd' in scope\n"))
    #expect(run.out.contains("The build failed: 1 error in 1 file.\n  /a/A.swift:2:37: error:"))
    #expect(run.out.split(separator: "\n").count <= 20)
  }

  @Test func `sources and files that the target has of other folders are linked, too`() throws {
    try app.write(
      """
      { objects = {
        P = { isa = PBXProject; targets = (A, T); mainGroup = G; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (V, X, M, J); };
        V = { isa = PBXFileReference; path = App/Row.swift; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = RowTests/RowTests.swift; sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = Shared/Mock.swift; sourceTree = "<group>"; };
        J = { isa = PBXFileReference; path = Shared/rows.json; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; buildPhases = (AS); };
        AS = { isa = PBXSourcesBuildPhase; files = (VF); };
        VF = { isa = PBXBuildFile; fileRef = V; };
        T = { isa = PBXNativeTarget; name = RowTests; buildPhases = (TS, TR);
          productType = "com.apple.product-type.bundle.unit-testing"; };
        TS = { isa = PBXSourcesBuildPhase; files = (XF, MF); };
        XF = { isa = PBXBuildFile; fileRef = X; };
        MF = { isa = PBXBuildFile; fileRef = M; };
        TR = { isa = PBXResourcesBuildPhase; files = (JF); };
        JF = { isa = PBXBuildFile; fileRef = J; };
      }; rootObject = P; }
      """, to: "iOS/App.xcodeproj/project.pbxproj")
    try app.write("import UIKit\nclass Row: UIView {}", to: "iOS/App/Row.swift")
    try app.write("struct Mock {}", to: "iOS/Shared/Mock.swift")
    try app.write("[]", to: "iOS/Shared/rows.json")
    try app.write(
      """
      import FBSnapshotTestCase
      @testable import App
      class RowTests: FBSnapshotTestCase {
        func testRow() { _ = Mock(); FBSnapshotVerifyView(Row()) }
      }
      """, to: "iOS/RowTests/RowTests.swift")
    let run = try snapImport("iOS", "--write-only")
    #expect(run.exitCode == 0, "\(run)")
    let tests = "iOS/SuiteTests/Tests/RowTests"
    for name in ["Mock.swift", "rows.json"] {
      #expect(
        try FileManager.default.destinationOfSymbolicLink(
          atPath: app.url(of: "\(tests)/Shared/\(name)").path) == "../../../../Shared/\(name)")
    }
    #expect(
      try app.text(of: "iOS/SuiteTests/Package.swift").contains(
        #"resources: [.copy("Shared/rows.json")]"#))
  }

  @Test func `what ran is counted, with what is as on iOS and what to do next`() throws {
    var result = Samples.result(fixture: "row")
    result.pictureAgreement = PictureAgreement(picture: "ios.png", deviations: [])
    try app.prepare(result)
    let run = try app.snap().run("import")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.out.contains(
        "ran: 1 snapshot, 0 references written to Snapshots\nas on iOS: 1 of 1 picture\n"), "\(run)"
    )
    #expect(run.out.contains("&& snap verify --against-ios\n"))
  }
}
