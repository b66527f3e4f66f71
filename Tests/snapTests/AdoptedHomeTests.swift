import Foundation
import SnapshotSamples
import Testing

/// Cells whose files have other names, texts in languages, and the build of the package.
struct AdoptedHomeTests {
  private let app: TemporaryPackage

  init() throws {
    app = try TemporaryPackage()
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project,
      "App/Cells.swift": "import UIKit\n"
        + """
        class SongCell: UITableViewCell { let a = NSLocalizedString("a", comment: "") }
        class CoverCell: UICollectionViewCell {}
        class LostCell: UITableViewCell {}
        class Title: UICollectionReusableView {}
        class Second: UICollectionViewCell {}
        class Inner: UICollectionViewCell {}
        class Unnamed: UITableViewCell {}
        class Static: UITableViewCell {}
        """,
      "App/en.lproj/Localizable.strings": #""a" = "Song";"#,
      "App/de.lproj/Localizable.strings": #""a" = "Lied";"#,
      "App/More.xib": Self.xib, "App/Main.storyboard": Self.storyboard,
    ]
    for (path, text) in files { _ = try app.write(text, to: path) }
  }

  private func adopt(_ arguments: String..., swift: String = "exit 0") throws -> SnapTool.Output {
    let folder = app.root.appending(path: "bin")
    try app.writeProgram("#!/bin/sh\n\(swift)\n", to: "bin/swift")
    return try SnapTool(
      directory: app.root, environment: ["PATH": "\(folder.path):/usr/bin:/bin"], owner: app
    ).run(["adopt", "App.xcodeproj"] + arguments + ["--snap", "../Snap"])
  }

  private func test(of cell: String) throws -> String {
    try app.text(of: "CellTests/Tests/AppCellsTests/\(cell)Tests.swift")
  }

  @Test func `a xib with another name is found by the class of its view`() throws {
    #expect(try adopt("CoverCell").exitCode == 0)
    #expect(try test(of: "CoverCell").contains(#"appending(path: "../../../../App/More.xib")"#))
    #expect(
      try test(of: "CoverCell").contains("objects.lazy.compactMap { $0 as? CoverCell }.first"))
  }

  @Test func `the classes that a file names are registered, as their module is another`() throws {
    _ = try adopt("SongCell")
    let text = try test(of: "SongCell")
    #expect(text.contains("    NibRegistry.register(SongCell.self)\n"))
    #expect(!text.contains("CoverCell"))
  }

  @Test func `a prototype is made by the table of its storyboard's controller`() throws {
    #expect(try adopt("SongCell").exitCode == 0)
    let text = try test(of: "SongCell")
    #expect(text.contains(#"appending(path: "../../../../App/Main.storyboard")"#))
    #expect(
      text.contains(
        #"storyboard.instantiateViewController(identifier: "Fe\u{22}ed") { UITableViewController(coder: $0) }"#
      ))
    #expect(
      text.contains(
        #"let cell = try #require(list.dequeueReusableCell(withIdentifier: "Song") as? SongCell)"#))
  }

  @Test func `a prototype of a scene without an identifier is found by its controller's object ID`()
    throws
  {
    #expect(try adopt("LostCell").exitCode == 0)
    #expect(
      try test(of: "LostCell").contains(
        #"try storyboard.makeViewController(withObjectID: "w") { UITableViewController(coder: $0) }"#
      ))
  }

  @Test func `headers of a collection, and the second collection, are made by their list`() throws {
    #expect(try adopt("Title", "Second").exitCode == 0)
    let header = try test(of: "Title")
    #expect(
      header.contains(
        #"dequeueReusableSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "T", for: [0, 0])"#
      ))
    #expect(header.contains("dropFirst(0)"))
    #expect(try test(of: "Second").contains("lists(in: controller.view).dropFirst(1).first"))
  }

  @Test(arguments: [
    ("Unnamed", 26, "its prototype has no reuse identifier; give it one in Xcode"),
    ("Inner", 25, "its prototype belongs to a list in another cell; "),
    ("Static", 35, "it is a row of a static table, which only its controller makes; "),
  ])
  func `a prototype that no list makes has no test, with its line and the reason`(
    cell: String, line: Int, reason: String
  ) throws {
    let run = try adopt(cell)
    #expect(run.exitCode == 1)
    #expect(
      run.out.contains("App/Main.storyboard:\(line): \(cell) has no test, as \(reason)"), "\(run)")
    let test = try test(of: cell)
    #expect(test.contains("// \(cell) has no test, as it"))
    #expect(!test.contains("\n  @Test"))
  }

  @Test func `texts are copied in the folders of their languages`() throws {
    _ = try adopt("SongCell")
    let target = "CellTests/Sources/AppCells/Texts"
    #expect(try app.text(of: "\(target)/de.lproj/Localizable.strings").contains("Lied"))
    #expect(try app.text(of: "\(target)/en.lproj/Localizable.strings").contains("Song"))
    #expect(
      try app.text(of: "CellTests/Package.swift")
        .contains(#"resources: [.copy("Texts/de.lproj"), .copy("Texts/en.lproj")]"#))
  }

  @Test func `the package is built, and the compiler's errors are printed once`() throws {
    let built = try adopt("CoverCell", "--build", swift: #"echo "$PWD: $*" > ../called; exit 0"#)
    #expect(built.exitCode == 0, "\(built)")
    #expect(built.out.contains("The build succeeded."))
    #expect(try app.text(of: "called").hasSuffix("CellTests: build --build-tests\n"))
    try FileManager.default.removeItem(at: app.url(of: "CellTests"))
    let failed = try adopt(
      "CoverCell", "--build",
      swift: "for i in 1 2; do echo '/app/A.swift:3:4: error: no such type'; done; exit 1")
    #expect(failed.exitCode == 1)
    #expect(failed.out.components(separatedBy: "/app/A.swift:3:4: error: no such type").count == 2)
    #expect(failed.out.contains("The build failed."))
  }

  @Test(arguments: [("exit 0", 0), ("echo '/app/A.swift:3:4: error: no'; exit 1", 1)])
  func `what seems to be missing is not, if the package builds`(script: String, code: Int32) throws
  {
    _ = try app.write("import SwiftUI\nlet gap = 1", to: "App/Gap.swift")
    _ = try app.write(
      "import UIKit\nclass CoverCell: UICollectionViewCell { let a = gap }",
      to: "App/CoverCell.swift")
    let run = try adopt("CoverCell", "--build", swift: script)
    #expect(run.exitCode == code, "\(run)")
    #expect(run.out.contains("gap is in ") == (code == 1))
  }

  @Test func `the end of the log is printed if the build fails without an error of the compiler`()
    throws
  {
    let failed = try adopt("CoverCell", "--build", swift: "echo 'error: no such package'; exit 1")
    #expect(failed.exitCode == 1)
    #expect(failed.out.contains("error: no such package"))
  }

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <collectionViewCell id="c" customClass="CoverCell" customModule="App">
          <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        </collectionViewCell>
      </objects>
    </document>
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes>
        <scene sceneID="s"><objects>
          <tableViewController storyboardIdentifier="Fe&quot;ed" id="v" customClass="Feed">
            <tableView key="view" id="t"><prototypes>
              <tableViewCell reuseIdentifier="Song" id="a" customClass="SongCell"/>
            </prototypes></tableView>
          </tableViewController>
        </objects></scene>
        <scene sceneID="r"><objects>
          <tableViewController id="w"><tableView key="view" id="u"><prototypes>

              <tableViewCell reuseIdentifier="Lost" id="b" customClass="LostCell"/>
          </prototypes></tableView></tableViewController>
        </objects></scene>
        <scene sceneID="m"><objects>
          <viewController id="x"><view key="view" id="y"><subviews>
            <collectionView id="d"><cells/>
              <collectionReusableView key="sectionHeaderView" reuseIdentifier="T" id="f" customClass="Title"/>
            </collectionView>
            <tableView id="e"><prototypes>
              <tableViewCell reuseIdentifier="Outer" id="g"><tableViewCellContentView key="contentView" id="h">
                <subviews><collectionView id="i"><cells>
                  <collectionViewCell reuseIdentifier="I" id="j" customClass="Inner"/></cells></collectionView></subviews></tableViewCellContentView></tableViewCell>
              <tableViewCell id="k" customClass="Unnamed"/>
            </prototypes></tableView>
            <collectionView id="l"><cells>
              <collectionViewCell reuseIdentifier="S" id="m" customClass="Second"/>
            </cells></collectionView>
          </subviews></view></viewController>
        </objects></scene>
        <scene sceneID="n"><objects>
          <tableViewController id="o"><tableView key="view" dataMode="static" id="p"><sections>
            <tableViewSection id="q"><cells><tableViewCell id="z" customClass="Static"/></cells></tableViewSection>
          </sections></tableView></tableViewController>
        </objects></scene>
      </scenes>
    </document>
    """

  /// A folder that is in step with the disk.
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = ();
              fileSystemSynchronizedGroups = (S); };
      };
      rootObject = P;
    }
    """
}
