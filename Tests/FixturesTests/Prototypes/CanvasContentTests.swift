import Fixtures
import Foundation
import Testing

/// What of a cell the stored frames of Interface Builder's canvas decide.
@MainActor struct CanvasContentTests {
  /// The file of a cell 44 points high in a table, whose content view is `height` points high.
  private func file(
    _ contents: String, tools: String, separators: String = "default", height: Double = 44,
    device: String = "<device id=\"retina4_7\" orientation=\"portrait\"/>",
    mode: String = "prototypes"
  ) throws -> PrototypeFile {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" useAutolayout="YES">\(device)
      <scenes><scene sceneID="s"><objects><tableViewController id="t">
      <tableView key="view" dataMode="\(mode)" separatorStyle="\(separators)" id="v">
      \(mode == "static" ? "<sections><tableViewSection id=\"x\"><cells>" : "<prototypes>")
      <tableViewCell id="cell"><rect key="frame" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" width="375" height="\(height)"/>\(contents)</tableViewCellContentView>
      </tableViewCell>\(mode == "static" ? "</cells></tableViewSection></sections>" : "</prototypes>")
      </tableView></tableViewController></objects></scene></scenes>
      </document>
      """
    return try PrototypeFile(Data(text.utf8), name: "Cell.storyboard")
  }

  private func frame(in file: PrototypeFile, storedSizes: Bool = true) throws -> CGRect {
    let cell = try #require(try file.layout(storedSizes: storedSizes).cells.first)
    return try #require(cell.views.first { $0.id == "a" }).frame
  }

  private static func view(_ attributes: String, size: String, ties: [String]) -> String {
    let constraints = ties.enumerated().map { index, tie in
      """
      <constraint firstItem="a" firstAttribute="\(tie)" secondItem="content" \
      secondAttribute="\(tie)" id="k\(index)"/>
      """
    }
    return """
      <subviews><view id="a" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" \(size)/></view></subviews>\
      <constraints>\(constraints.joined())</constraints>
      """
  }

  struct Row: Sendable {
    let tools: String
    var separators = "default"
    var height = 44.0
    var hasDevice = true
    let contents: CGFloat
  }

  @Test(arguments: [
    Row(tools: "12121", contents: 43), Row(tools: "11762", contents: 43),
    Row(tools: "12121", separators: "none", contents: 44),
    Row(tools: "12121", height: 43, contents: 43),
    Row(tools: "10117", hasDevice: false, contents: 44), Row(tools: "14460.31", contents: 44),
  ])
  func `rows of Xcode 8 keep a point for the separator that their stored content view includes`(
    row: Row
  ) throws {
    let view = Self.view(
      "", size: "width=\"375\" height=\"9\"", ties: ["leading", "trailing", "top", "bottom"])
    let file = try file(
      view, tools: row.tools, separators: row.separators, height: row.height,
      device: row.hasDevice ? "<device id=\"retina4_7\" orientation=\"portrait\"/>" : "")
    #expect(try frame(in: file).height == row.contents)
  }

  @Test(arguments: [
    ("15705", "static", 16.0), ("15705", "prototypes", 15), ("17701", "static", 16),
  ])
  func `rows of static tables have wider margins than others in Xcode 11`(
    tools: String, mode: String, margin: CGFloat
  ) throws {
    let view = """
      <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews><constraints>\
      <constraint firstItem="a" firstAttribute="leading" secondItem="content" \
      secondAttribute="leadingMargin" id="k"/></constraints>
      """
    #expect(try frame(in: file(view, tools: tools, mode: mode)).minX == margin)
  }

  @Test func `a view of an app's class without subviews has its stored size as contents have`()
    throws
  {
    func heights(_ attributes: String) throws -> [Double?] {
      let size = "width=\"61\" height=\"33\""
      let ties = ["leading", "top", "bottom"]
      let file = try file(Self.view(attributes, size: size, ties: ties), tools: "21701")
      return try [true, false].map {
        try file.layout(storedSizes: $0).cells.first?.fittingHeight
      }
    }
    // A row without contents has the standard height.
    #expect(try heights("customClass=\"Badge\"") == [33, 44])
    #expect(try heights("") == [44, 44])
  }
}
