import Foundation
import Testing

/// What lint takes from around a file, and how it counts causes.
struct LintSurroundingsTests {
  /// Returns a row with a view of these contents and constraints.
  private func row(_ subviews: String, _ constraints: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
    <scenes><scene sceneID="sce-ne-001"><objects><tableViewController id="con-tr-001" sceneMemberID="viewController">
    <tableView key="view" dataMode="prototypes" style="plain" rowHeight="-1" id="tab-le-001">
    <rect key="frame" x="0" y="0" width="320" height="568"/>
    <prototypes><tableViewCell reuseIdentifier="Row" id="row-00-001"><rect key="frame" x="0" y="28" width="320" height="76"/>
    <tableViewCellContentView key="contentView" id="row"><rect key="frame" x="0" y="0" width="320" height="76"/>
    <subviews>\(subviews)</subviews>
    <constraints>\(constraints.joined(separator: "\n"))</constraints>
    </tableViewCellContentView></tableViewCell></prototypes>
    </tableView></tableViewController></objects></scene></scenes></document>
    """
  }

  private func label(_ id: String, _ attributes: String = "", color: String = "") -> String {
    """
    <label text="A text" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="16" y="16" width="288" height="20.5"/>\(color)</label>
    """
  }

  /// Pins edges of a view to one around it, 8 points apart.
  private func pins(_ view: String, _ outer: String, _ edges: String...) -> [String] {
    edges.map { edge in
      let isEnd = edge == "trailing" || edge == "bottom"
      let (first, second) = isEnd ? (outer, view) : (view, outer)
      return """
        <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" \
        secondAttribute="\(edge)" constant="8" id="\(view)-\(edge)"/>
        """
    }
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      var kind: String
      var view: String
      var severity: String
      var configurations: [String]
    }
    var findings: [Finding]
  }

  private func findings(_ folder: FileFolder, _ file: String) throws -> [Report.Finding] {
    let run = try folder.snap.run("lint", file, "--format", "json")
    return try JSONDecoder().decode(Report.self, from: Data(run.out.utf8)).findings
  }

  @Test(arguments: ["top", "bottom"])
  func `a missing constraint is one finding, whatever follows from it`(edge: String) throws {
    let box = """
      <view id="box" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="8" y="8" width="304" height="60"/>
      <subviews>\(label("one"))\(label("two"))</subviews></view>
      """
    let constraints =
      pins("box", "row", "leading", "trailing", "top", "bottom")
      + pins("one", "box", "leading", "trailing", "top")
      + pins("two", "box", "leading", "trailing")
      // The chain from the top of the box to its bottom lacks a link.
      + (edge == "bottom"
        ? pins("two", "box", "bottom")
        : [
          """
          <constraint firstItem="two" firstAttribute="top" secondItem="one" secondAttribute="bottom" id="two-one"/>
          """
        ])
    let folder = try FileFolder(["Main.storyboard": row(box, constraints)])
    let found = try findings(folder, "Main.storyboard").filter { $0.severity != "note" }
    #expect(found.map(\.kind) == ["outOfBounds"])
    #expect(found.first?.view.hasPrefix("contentView/") == true)
  }

  @Test func `a text that is hard to read in the dark is found there`() throws {
    let color =
      #"<color key="textColor" white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    let file = row(
      label("one", color: color), pins("one", "row", "leading", "trailing", "top", "bottom"))
    let found = try findings(try FileFolder(["Main.storyboard": file]), "Main.storyboard")
    #expect(found.map(\.kind) == ["lowContrast"])
    #expect(found.first?.configurations == ["320-dark"])
  }

  /// A picture of one pixel.
  private static let pixel = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
  )

  @Test(arguments: [".git/HEAD", "App.xcodeproj/project.pbxproj", "Package.swift", nil])
  func `images are found in a catalogue up to the project's folder`(marker: String?) throws {
    let image = """
      <imageView id="one" image="logo" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="8" y="8" width="304" height="60"/></imageView>
      """
    let file = row(image, pins("one", "row", "leading", "trailing", "top", "bottom"))
    let folder = try FileFolder([
      "App/Screens/Feed/Main.storyboard": file,
      "App/Assets.xcassets/logo.imageset/Contents.json":
        #"{ "images": [{ "filename": "logo.png", "idiom": "universal" }] }"#,
    ])
    try folder.write(
      try #require(Self.pixel), to: "App/Assets.xcassets/logo.imageset/logo.png")
    if let marker { try folder.write("", to: marker) }
    let messages = try folder.snap.run("lint", "App", "--notes").out
    #expect(messages.contains("logo") == (marker == nil), "\(messages)")
  }
}
