import FileAccess
import Foundation
import Testing

/// Which files `snap diff` draws, and from where it reads them.
struct RevisionDiffFileTests: SongRepository {
  let files: FileFolder

  init() throws { files = try Self.repository() }

  @Test func `cells of a cell file that its storyboard leaves as they were are not drawn`() throws {
    try files.write(
      SongFile.storyboard().replacing("<scenes>", with: "\n<scenes>"), to: "App/Main.storyboard")
    #expect(try snap.run("diff", "main").out == "cells: 4 the same\n")
    #expect(!files.exists(".snap/diff/Snapshots"))
    try files.write(
      Self.cells.replacing("\"Other\"", with: "\"Else\""), to: "App/Songs.cells.json")
    let run = try snap.run("diff", "main")
    #expect(run.out.hasSuffix("cells: 2 changed, 2 the same\n"), "\(run)")
    #expect(files.exists(".snap/diff/Snapshots/Songs/filled.320@2x.png"))
    #expect(!files.exists(".snap/diff/Snapshots/Songs/plain.320@2x.png"))
  }

  @Test(arguments: [("Localizable.strings", false), ("Main.strings", true)])
  func `texts that a file cannot show do not draw its cells`(table: String, areDrawn: Bool) throws {
    try files.write(
      SongFile.storyboard().replacing("<scenes>", with: "\n<scenes>"), to: "App/Main.storyboard")
    try files.write("\"a.text\" = \"b\";\n", to: "App/en.lproj/\(table)")
    let run = try snap.run("diff", "main")
    #expect(run.out == "cells: 4 the same\n", "\(run)")
    #expect(files.exists(".snap/diff/Snapshots") == areDrawn)
  }

  @Test func `files whose names would be one in keys are kept apart`() throws {
    try files.write(ItemFile.xib(height: 80), to: "A/B.xib")
    try files.write(ItemFile.xib(height: 80), to: "A-B.xib")
    try files.write(Self.cells, to: "App/More/Songs.cells.json")
    try files.write(SongFile.storyboard(), to: "App/More/Main.storyboard")
    try git.commit()
    try files.write(ItemFile.xib(height: 90), to: "A/B.xib")
    try files.write(SongFile.storyboard(text: "Another"), to: "App/More/Main.storyboard")
    let run = try snap.run("diff", "main")
    #expect(run.exitCode == 1, "\(run)")
    #expect(
      run.out.contains(/Cell has another size: A-B\.xib-[0-9a-f]{8}\/Item\.100x90\n/), "\(run)")
    #expect(run.out.contains(/Cell differs: App-More-Songs\.cells\.json-[0-9a-f]{8}\/plain\.320\n/))
    #expect(run.out.hasSuffix("cells: 10 changed, 6 the same\n"))
  }

  @Test func `a pointer of Git LFS is said, and what it stands for is read where git has it`()
    throws
  {
    let picture = Data("no picture".utf8)
    let name = String(repeating: "ab", count: 32)
    try files.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(name)\nsize \(picture.count)\n",
      to: "App/star.png")
    try files.write(
      Self.cells.replacing("\"Other\"", with: "\"star\""), to: "App/Songs.cells.json")
    try git.commit()
    try change(text: "Another song")
    let run = try snap.run("diff", "main")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.out.contains("before: App/star.png: Git LFS has not fetched this file."), "\(run)")
    #expect(run.out.contains("after: App/star.png: Git LFS has not fetched this file."))
    try files.write("no picture", to: "App/star.png")
    #expect(try !snap.run("diff", "main").out.contains("after: App/star.png"))
    try files.write("no picture", to: ".git/lfs/objects/ab/ab/\(name)")
    let fetched = try snap.run("diff", "main")
    #expect(fetched.exitCode == 1 && !fetched.out.contains("LFS"), "\(fetched)")
  }

  @Test func `a second comparison waits for the first, whose pictures it removes`() throws {
    try change(text: "Another song")
    try files.write("kept", to: ".snap/diff/picture")
    var lock: FileLock? = try FileLock.wait(
      for: files.url(of: ".snap/diff.lock"), in: FileTree(files.root))
    var snap = snap
    snap.launcher = ["sh", "-c", "exec \"$0\" \"$@\" 2> waiting"]
    let run = try snap.run(["diff", "main"]) { process in
      let waiting = { try files.text(of: "waiting").hasPrefix("Waiting for another `snap diff`") }
      while try process.isRunning && !(files.exists("waiting") && waiting()) { usleep(1000) }
      #expect(try waiting() && files.text(of: ".snap/diff/picture") == "kept")
      withExtendedLifetime(lock) {}
      lock = nil
    }
    #expect(run.exitCode == 1, "\(run)")
    #expect(!files.exists(".snap/diff/picture"))
  }
}

/// An item of a collection as Xcode writes it.
enum ItemFile {
  /// A cell of a collection, whose size is part of its keys.
  static func xib(height: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <collectionViewCell reuseIdentifier="Item" id="cel-l0-001">
    <rect key="frame" x="0" y="0" width="100" height="\(height)"/>
    <view key="contentView"><rect key="frame" x="0" y="0" width="100" height="\(height)"/>
    <subviews>
    <view id="bar-00-001" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="100" height="8"/>
    <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <constraints><constraint firstAttribute="height" constant="8" id="tie-height"/></constraints>
    </view>
    </subviews>
    </view>
    <constraints>
    <constraint firstItem="bar-00-001" firstAttribute="leading" secondItem="cel-l0-001" secondAttribute="leading" id="tie-leading"/>
    <constraint firstItem="bar-00-001" firstAttribute="trailing" secondItem="cel-l0-001" secondAttribute="trailing" id="tie-trailing"/>
    <constraint firstItem="bar-00-001" firstAttribute="bottom" secondItem="cel-l0-001" secondAttribute="bottom" id="tie-bottom"/>
    </constraints>
    </collectionViewCell>
    </objects>
    </document>
    """
  }
}
