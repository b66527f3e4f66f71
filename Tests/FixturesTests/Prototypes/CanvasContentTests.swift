import Fixtures
import Foundation
import Testing

/// What of a cell the stored frames of Interface Builder's canvas decide.
@MainActor struct CanvasContentTests {
  /// The file of a cell 44 points high in a table, whose content view is `height` points high, or has no frame.
  private func file(
    _ contents: String, tools: String, height: Double? = 44,
    device: String = "<device id=\"retina4_7\" orientation=\"portrait\"/>"
  ) throws -> PrototypeFile {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" useAutolayout="YES">\(device)
      <scenes><scene sceneID="s"><objects><tableViewController id="t">
      <tableView key="view" id="v">
      <prototypes><tableViewCell id="cell"><rect key="frame" width="375" height="44"/>
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
