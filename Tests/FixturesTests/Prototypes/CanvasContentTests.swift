import Fixtures
import Foundation
import Testing

/// What of a cell the stored frames of Interface Builder's canvas decide.
@MainActor struct CanvasContentTests {
  /// The file of a cell 44 points high in a table, whose content view is `height` points high, or has no frame.
  private func file(
    _ contents: String, tools: String, separators: String = "default", height: Double? = 44,
    device: String = "<device id=\"retina4_7\" orientation=\"portrait\"/>",
    table: String = "", attributes: String = ""
  ) throws -> PrototypeFile {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" useAutolayout="YES">\(device)
      <scenes><scene sceneID="s"><objects><tableViewController id="t">
      <tableView key="view" separatorStyle="\(separators)" id="v">\(table)
      <prototypes><tableViewCell id="cell" \(attributes)><rect key="frame" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      \(height.map { "<rect key=\"frame\" width=\"375\" height=\"\($0)\"/>" } ?? "")\(contents)
      </tableViewCellContentView></tableViewCell></prototypes>
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
    var height: Double? = 44
    var hasDevice = true
    let contents: CGFloat
  }

  @Test(arguments: [
    Row(tools: "12121", contents: 43), Row(tools: "11762", contents: 43),
    Row(tools: "12121", separators: "none", contents: 44),
    Row(tools: "12121", height: 43, contents: 43),
    Row(tools: "10117", hasDevice: false, contents: 44), Row(tools: "14460.31", contents: 44),
    Row(tools: "7706", height: nil, hasDevice: false, contents: 43),
    Row(tools: "7706", separators: "none", height: nil, hasDevice: false, contents: 44),
    Row(tools: "14460.31", height: nil, contents: 44),
  ])
  func `old rows keep a point for the separator that their stored content view includes or lacks`(
    row: Row
  ) throws {
    let view = Self.view(
      "", size: "width=\"375\" height=\"9\"", ties: ["leading", "trailing", "top", "bottom"])
    let file = try file(
      view, tools: row.tools, separators: row.separators, height: row.height,
      device: row.hasDevice ? "<device id=\"retina4_7\" orientation=\"portrait\"/>" : "")
    #expect(try frame(in: file).height == row.contents)
  }

  @Test(
    arguments: [
      ("10117", 43.5, 43, 43), ("6254", 43, 44, 44), ("12121", 44, 43.5, 43.5),
      ("7706", nil, 43.5, 43.5), ("10117", 43.5, 40, 43.5), ("14460.31", 43.5, 43, 43.5),
    ] as [(String, Double?, Double, CGFloat)])
  func `an old row is as high as a view tied to its bottom shows, if canvases have that height`(
    tools: String, stored: Double?, shown: Double, height: CGFloat
  ) throws {
    let view = Self.view(
      "", size: "width=\"375\" height=\"\(shown)\"", ties: ["leading", "trailing", "top", "bottom"])
    #expect(try frame(in: file(view, tools: tools, height: stored, device: "")).height == height)
  }

  @Test(
    arguments: [
      ("7702", "", nil, 600, 43), ("7702", "rowHeight=\"92\"", nil, 600, 91),
      ("7702", "accessoryType=\"disclosureIndicator\"", nil, 567, 43),
      ("7702", "rowHeight=\"92\"", 43.5, 375, 43.5), ("17701", "rowHeight=\"92\"", nil, 375, 44),
    ] as [(String, String, Double?, CGFloat, CGFloat)])
  func `an old row without a stored content view is as large as its table has it`(
    tools: String, attributes: String, stored: Double?, width: CGFloat, height: CGFloat
  ) throws {
    let view = Self.view(
      "", size: "width=\"375\" height=\"9\"", ties: ["leading", "trailing", "top", "bottom"])
    let file = try file(
      view, tools: tools, height: stored, device: "",
      table: "<rect key=\"frame\" width=\"600\" height=\"600\"/>", attributes: attributes)
    #expect(try frame(in: file).size == CGSize(width: width, height: height))
  }

  @Test func `an old row without any stored frame is as large as its table has it`() throws {
    let view = Self.view(
      "", size: "width=\"375\" height=\"9\"", ties: ["leading", "trailing", "top", "bottom"])
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="6254" useAutolayout="YES"><scenes><scene sceneID="s"><objects>\
      <tableViewController id="t"><tableView key="view" rowHeight="60" id="v">\
      <rect key="frame" width="600" height="600"/><prototypes><tableViewCell id="cell">\
      <tableViewCellContentView key="contentView" id="content">\(view)</tableViewCellContentView>\
      </tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes>\
      </document>
      """
    let file = try PrototypeFile(Data(text.utf8), name: "Cell.storyboard")
    #expect(try frame(in: file).size == CGSize(width: 600, height: 59))
  }

  @Test(arguments: [("12120", 35.0, 15.0), ("13196", 35, 16), ("13196", 667, 8), ("12120", 0, 8)])
  func `an old row that preserves the margins of its visible table has these at the sides`(
    tools: String, y: Double, margin: CGFloat
  ) throws {
    let preserves = y > 0 ? "preservesSuperviewLayoutMargins=\"YES\"" : ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>\
      <scenes><scene sceneID="s"><objects><tableViewController id="t"><tableView key="view" id="v">\
      <rect key="frame" width="375" height="667"/><prototypes>\
      <tableViewCell id="cell" \(preserves)><rect key="frame" y="\(y)" width="375" height="44"/>\
      <tableViewCellContentView key="contentView" \(preserves) id="content">\
      <rect key="frame" width="375" height="43.5"/><subviews>\
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" width="9" height="9"/></view></subviews><constraints>\
      <constraint firstItem="a" firstAttribute="leading" secondItem="content" \
      secondAttribute="leadingMargin" id="k"/></constraints></tableViewCellContentView>\
      </tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes>\
      </document>
      """
    let file = try PrototypeFile(Data(text.utf8), name: "Cell.storyboard")
    #expect(try frame(in: file).minX == margin)
  }

  @Test func `views tied to the bottom of an old row that disagree leave its stored height`() throws
  {
    let views = [("a", 44), ("b", 43)].map { id, height in
      """
      <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="9" height="\(height)"/></view>
      """
    }
    let constraints = ["a", "b"].flatMap { id in
      ["top", "bottom"].map { edge in
        """
        <constraint firstItem="\(id)" firstAttribute="\(edge)" secondItem="content" \
        secondAttribute="\(edge)" id="\(id)\(edge)"/>
        """
      }
    }
    let contents = """
      <subviews>\(views.joined())</subviews><constraints>\(constraints.joined())</constraints>
      """
    #expect(try frame(in: file(contents, tools: "10117", height: 43.5, device: "")).height == 43.5)
  }

  @Test func `a wheel that hides when it is stopped keeps its place in a stack on the canvas`()
    throws
  {
    let contents = """
      <subviews><stackView id="b" spacing="5" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="60" height="20"/><subviews>\
      <activityIndicatorView hidden="YES" hidesWhenStopped="YES" id="w" \
      translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="20" height="20"/></activityIndicatorView>\
      <label id="a" text="Text" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="25" y="0" width="35" height="20"/></label></subviews></stackView>\
      </subviews><constraints><constraint firstItem="b" firstAttribute="leading" \
      secondItem="content" secondAttribute="leading" id="k0"/><constraint firstItem="b" \
      firstAttribute="top" secondItem="content" secondAttribute="top" id="k1"/></constraints>
      """
    let file = try file(contents, tools: "21701")
    #expect(try frame(in: file).minX == 25)
    let cell = try file.makeCell(named: "cell")
    cell.frame.size = CGSize(width: 375, height: 44)
    cell.layoutIfNeeded()
    let stack = try #require(cell.subviews[0].subviews.first)
    #expect(stack.subviews.last?.frame.minX == 0)
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

  // Widths that Xcode stored for these words, in files of iOS 10, 12 and 16.
  @Test(
    arguments: [
      ("11762", "City Name", 31, 144), ("14460.31", "退出项目", 15, 61.5),
      ("21701", "_Title", 17, 41.5),
      ("9531", "订单状态", 14, 56),
    ] as [(String, String, Double, CGFloat)])
  func `a text is as wide as in the release that came with the file's Xcode`(
    tools: String, text: String, size: Double, width: CGFloat
  ) throws {
    let label = """
      <subviews><label id="a" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" width="9" height="9"/>\
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label></subviews>\
      <constraints>\
      <constraint firstItem="a" firstAttribute="leading" secondItem="content" \
      secondAttribute="leading" id="k"/>\
      <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" \
      id="l"/></constraints>
      """
    let frame = try frame(in: file(label, tools: tools), storedSizes: false)
    #expect(abs(frame.width - width) <= 0.5)
  }
}
