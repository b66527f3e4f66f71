import Foundation
import TestSupport
import Testing

/// Cell files of an app that is an Xcode project: there is no `Package.swift`, and no test to run.
struct AppWithoutPackageTests {
  @Test func `init, record and verify need no package`() throws {
    let app = try App()
    #expect(try app.snap.run("init", "App/Row.xib").exitCode == 0)
    let first = try app.snap.run("verify")
    #expect(first.exitCode == 1, "\(first)")
    #expect(try app.snap.run("record").exitCode == 0)
    let second = try app.snap.run("verify")
    #expect(second.exitCode == 0, "\(second)")
    #expect(app.exists("Snapshots/Row"))
  }

  @Test func `the app's folder is the repository's, from any folder inside it`() throws {
    let app = try App()
    #expect(try app.snap.run("init", "App/Row.xib").exitCode == 0)
    let run = try app.snap.run("record", "App")
    #expect(run.exitCode == 0, "\(run)")
    #expect(app.exists("Snapshots/Row") && !app.exists("App/Snapshots"))
  }

  @Test func `a folder with a cell file needs no repository`() throws {
    let app = try App(isRepository: false)
    #expect(try app.snap.run("init", "App/Row.xib").exitCode == 0)
    let run = try app.snap.run("record", "App")
    #expect(run.exitCode == 0, "\(run)")
    #expect(app.exists("App/Snapshots/Row"))
  }

  @Test func `a folder whose subfolder has a cell file needs no repository`() throws {
    let app = try App(isRepository: false)
    #expect(try app.snap.run("init", "App/Row.xib").exitCode == 0)
    let run = try app.snap.run("record")
    #expect(run.exitCode == 0, "\(run)")
    #expect(app.exists("Snapshots/Row") && !app.exists("App/Snapshots"))
  }

  @Test func `a repository without a cell file gets advice on creating one`() throws {
    let run = try App().snap.run("verify")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("`snap init FILE` writes a cell file"), "\(run)")
  }
}

/// A folder with one xib.
private final class App: FolderOfFiles {
  private let folder: TemporaryFolder

  init(isRepository: Bool = true) throws {
    folder = try TemporaryFolder(["App/Row.xib": Self.row])
    if isRepository {
      try FileManager.default.createDirectory(
        at: url(of: ".git"), withIntermediateDirectories: true)
    }
  }

  var root: URL { folder.root }

  /// `snap` in the folder, on a machine without Swift.
  var snap: SnapTool { SnapTool(directory: root, environment: ["PATH": "/nowhere"], owner: self) }

  private static let row = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects>
    <tableViewCell contentMode="scaleToFill" id="row-0" reuseIdentifier="Row">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="row-1">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <subviews>
    <label text="A row" id="row-2" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="16" y="12" width="288" height="20"/></label>
    </subviews>
    <constraints>
    <constraint firstItem="row-2" firstAttribute="leading" secondItem="row-1" secondAttribute="leading" constant="16" id="row-3"/>
    <constraint firstAttribute="trailing" secondItem="row-2" secondAttribute="trailing" constant="16" id="row-4"/>
    <constraint firstItem="row-2" firstAttribute="top" secondItem="row-1" secondAttribute="top" constant="12" id="row-5"/>
    <constraint firstAttribute="bottom" secondItem="row-2" secondAttribute="bottom" constant="12" id="row-6"/>
    </constraints>
    </tableViewCellContentView>
    </tableViewCell>
    </objects>
    </document>
    """
}
