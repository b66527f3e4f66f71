import Fixtures
import Foundation
import Testing

/// What Interface Builder's canvas does otherwise than an app, by the version and the device of a file.
@MainActor struct CanvasTests {
  /// Returns a file with a cell in a table, or in a xib without one.
  private func file(
    _ subviews: String, constraints: String, tools: String, device: String?, width: Double = 375,
    isInTable: Bool = true, isRootTable: Bool = true, document: String = "",
    attributes: String = "", content: String = "",
    parts: String = ""
  ) throws -> PrototypeFile {
    let kind = isInTable ? ".Storyboard.XIB" : ".XIB"
    let cell = """
      <tableViewCell id="cell" \(attributes)><rect key="frame" width="\(width)" height="60"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" width="\(width)" height="60"/>
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
      \(content)</tableViewCellContentView></tableViewCell>
      """
    let table = """
      <tableView \(isRootTable ? "key=\"view\"" : "") id="v">
      <prototypes>\(cell)</prototypes></tableView>
      """
    let controller =
      isRootTable
      ? "<tableViewController id=\"t\">\(table)</tableViewController>"
      : """
      <viewController id="t"><view key="view" id="w"><subviews>\(table)</subviews></view>
      </viewController>
      """
    let scenes = """
      <scenes><scene sceneID="s"><objects>\(controller)</objects></scene></scenes>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch\(kind)" version="3.0" \
      toolsVersion="\(tools)" useAutolayout="YES" \(document)>
      \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "")
      \(isInTable ? scenes : "<objects>\(cell)</objects>")\(parts)</document>
      """
    return try PrototypeFile(Data(text.utf8), name: "Cell.storyboard")
  }

  private func frame(in file: PrototypeFile, storedSizes: Bool = true) throws -> CGRect {
    let cell = try #require(try file.layout(storedSizes: storedSizes).cells.first)
    return try #require(cell.views.first { $0.id == "a" }).frame
  }

  private static let box = """
    <view id="a" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="16" y="11" width="30" height="20"/></view>
    """

  private static func pin(
    _ first: String, _ second: String? = nil, constant: Double = 0, _ more: String = ""
  ) -> String {
    let item = second.map { "secondItem=\"content\" secondAttribute=\"\($0)\"" } ?? ""
    return """
      <constraint firstItem="a" firstAttribute="\(first)" \(item) constant="\(constant)" \
      id="\(first)\(constant)" \(more)/>
      """
  }

  struct Margin: Sendable {
    let tools: String
    let device: String?
    var width = 375.0
    var isInTable = true
    var isRootTable = true
    var preserves = false
    let side: CGFloat
  }

  @Test(arguments: [
    Margin(tools: "12121", device: "retina5_5", width: 414, side: 8),
    Margin(tools: "14460.31", device: "retina4_7", isInTable: false, side: 16),
    Margin(tools: "14460.31", device: "retina4_7", width: 430, isInTable: false, side: 20),
    Margin(tools: "14460.31", device: "retina4_7", side: 16),
    Margin(tools: "14460.31", device: "retina4_7", isRootTable: false, side: 15),
    Margin(tools: "14460.31", device: "retina4_7", width: 500, isRootTable: false, side: 15),
    Margin(tools: "14490.70", device: "ipad9_7", width: 258, isRootTable: false, side: 15),
    Margin(tools: "14854.2", device: "retina4_7", width: 450, isRootTable: false, side: 15),
    Margin(tools: "15505", device: "retina4_7", side: 16),
    Margin(tools: "15705", device: "retina4_7", isRootTable: false, side: 15),
    Margin(tools: "16095", device: "retina6_1", width: 414, side: 20),
    Margin(tools: "15702", device: "retina4_7", width: 428, isInTable: false, side: 15),
    Margin(tools: "15705", device: "retina6_1", width: 320, isInTable: false, side: 16),
    Margin(tools: "17701", device: "retina3_5", width: 600, side: 16),
    Margin(tools: "17701", device: "retina4_0", width: 600, side: 16),
    Margin(tools: "19529", device: "retina5_9", width: 600, side: 16),
    Margin(tools: "21701", device: "retina5_9", side: 16),
    Margin(tools: "19529", device: "retina6_1", width: 414, isInTable: false, side: 20),
    Margin(tools: "19529", device: "retina6_1", width: 320, isInTable: false, side: 16),
    Margin(
      tools: "22505", device: "retina6_1", width: 320, isInTable: false, preserves: true, side: 16),
    Margin(tools: "19455", device: "retina6_1", width: 331, isInTable: false, side: 20),
    Margin(tools: "23504", device: "retina6_5", width: 340, side: 20),
    Margin(tools: "23504", device: "retina6_5", width: 300, side: 16),
    Margin(tools: "21701", device: "retina6_0", width: 390, side: 20),
    Margin(tools: "22505", device: "retina6_0", width: 390, isInTable: false, side: 16),
    Margin(tools: "24412", device: "retina6_0", width: 750, isRootTable: false, side: 16),
    Margin(tools: "23504", device: "retina6_0", width: 390, side: 20),
    Margin(tools: "22155", device: "ipad9_7", width: 768, side: 20),
    Margin(tools: "24506", device: "ipad9_7", width: 768, side: 20),
    Margin(tools: "21701", device: "retina6_12", width: 393, side: 20),
    Margin(tools: "24127", device: "retina6_12", width: 393, side: 20),
    Margin(tools: "22155", device: "retina6_12", width: 393, isInTable: false, side: 20),
    Margin(tools: "22155", device: "retina6_12", width: 393, isRootTable: false, side: 20),
    Margin(tools: "24506", device: "retina4_7", side: 16),
    Margin(tools: "32700.99.1234", device: "retina4_7", width: 600, side: 16),
    Margin(tools: "21701", device: nil, width: 375, side: 16),
  ])
  func `the margins at the sides go by version, device, width and the table's place`(margin: Margin)
    throws
  {
    let file = try file(
      Self.box,
      constraints: Self.pin("leading", "leadingMargin") + Self.pin("top", "top")
        + Self.pin("width", constant: 30) + Self.pin("height", constant: 20), tools: margin.tools,
      device: margin.device, width: margin.width, isInTable: margin.isInTable,
      isRootTable: margin.isRootTable,
      attributes: margin.preserves ? "preservesSuperviewLayoutMargins=\"YES\"" : "")
    #expect(try frame(in: file).minX == margin.side)
  }

  @Test func `constraints that are removed at build time count on the canvas, not in an app`()
    throws
  {
    let file = try file(
      Self.box,
      constraints: Self.pin("leading", "leading") + Self.pin("top", "top")
        + Self.pin("bottom", "bottom") + Self.pin("height", constant: 20)
        + Self.pin("width", constant: 77, "placeholder=\"YES\""), tools: "21701",
      device: "retina4_7")
    #expect(try frame(in: file).width == 77)
    let cell = try file.makeCell(named: "cell")
    cell.frame.size = CGSize(width: 375, height: 20)
    cell.layoutIfNeeded()
    #expect(cell.subviews[0].subviews.map(\.frame.width) != [77])
  }

  @Test(
    arguments: [("retina4_7", 12.5), ("retina6_1", 12.5), ("retina5_5", 12 + 2.0 / 3)]
      as [(String, CGFloat)])
  func `edges are on pixels of the device, of which some phones have three per point`(
    device: String, y: CGFloat
  ) throws {
    let file = try file(
      Self.box,
      constraints: Self.pin("leading", "leading") + Self.pin("top", "top", constant: 12.6)
        + Self.pin("width", constant: 30) + Self.pin("height", constant: 20), tools: "14460.31",
      device: device, width: 414)
    #expect(abs(try frame(in: file).minY - y) < 0.01)
  }

  @Test
  func `a canvas has the size classes of its device, one of Xcode 6 has any width and height`()
    throws
  {
    let box = """
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="30" height="20"/>\
      <constraints><constraint firstAttribute="width" constant="30" id="any"/>\
      <constraint firstAttribute="width" constant="50" id="compact"/></constraints>\
      <variation key="default"><mask key="constraints"><exclude reference="compact"/></mask>\
      </variation><variation key="widthClass=compact"><mask key="constraints">\
      <exclude reference="any"/><include reference="compact"/></mask></variation></view>
      """
    func width(_ device: String?) throws -> CGFloat {
      let file = try file(
        box, constraints: Self.pin("leading", "leading") + Self.pin("top", "top"), tools: "6254",
        device: device, width: 600, document: "useTraitCollections=\"YES\"")
      return try frame(in: file).width
    }
    #expect(try width(nil) == 30)
    #expect(try width("retina4_7") == 50)
    #expect(try width("ipad9_7") == 30)
  }

  @Test(arguments: [
    ("23504", CGRect(x: 14, y: 0, width: 104, height: 31)),
    ("24128", CGRect(x: 16, y: 0, width: 100, height: 34)),
  ])
  func `a slider of Xcode 26 is 34 points high and aligned by its frame`(
    tools: String, frame: CGRect
  ) throws {
    let slider = """
      <slider id="a" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="104" height="9"/></slider>
      """
    let file = try file(
      slider,
      constraints: Self.pin("leading", "leading", constant: 16) + Self.pin("top", "top")
        + Self.pin("width", constant: 100), tools: tools, device: "retina4_7")
    #expect(try self.frame(in: file, storedSizes: false) == frame)
  }

  @Test(
    arguments: [
      ("16097", "none", 17, 21), ("17701", "none", 17, 22), ("16097", "roundedRect", 14, 30),
      ("17701", "roundedRect", 14, 34),
    ] as [(String, String, Int, CGFloat)])
  func `fields of Xcode 11 and older are lower, as on iOS 13`(
    tools: String, border: String, points: Int, height: CGFloat
  ) throws {
    let field = """
      <textField id="a" borderStyle="\(border)" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="100" height="9"/>\
      <fontDescription key="fontDescription" type="system" pointSize="\(points)"/></textField>
      """
    let file = try file(
      field,
      constraints: Self.pin("leading", "leading") + Self.pin("top", "top")
        + Self.pin("width", constant: 100), tools: tools, device: "retina4_7")
    #expect(try frame(in: file, storedSizes: false).height == height)
  }

  /// A view below the middle of the cell's top that only its contents size.
  private func ownSize(
    of element: String, tools: String, document: String = ""
  ) throws -> CGSize {
    let file = try file(
      element, constraints: Self.pin("leading", "leading") + Self.pin("top", "top"), tools: tools,
      device: "retina4_7", document: document)
    return try frame(in: file, storedSizes: false).size
  }

  @Test(
    arguments: [
      ("23727", "switch", 51, 31), ("24506", "switch", 63, 28), ("32700.99.1234", "switch", 51, 31),
      ("13771", "stepper", 94, 29), ("15705", "stepper", 94, 32),
      ("14460.31", "button buttonType=\"infoLight\"", 22, 22),
    ] as [(String, String, CGFloat, CGFloat)])
  func `controls have the sizes of the system of their Xcode`(
    tools: String, element: String, width: CGFloat, height: CGFloat
  ) throws {
    let control = """
      <\(element) id="a" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="9" height="9"/></\(element.prefix { $0 != " " })>
      """
    #expect(try ownSize(of: control, tools: tools) == CGSize(width: width, height: height))
  }

  // A control of 182 by 29 points in a file of Xcode 9.
  @Test func `segments before iOS 13 are lower, with less room beside their titles`() throws {
    let segments = ["Hours", "Days", "Months"].map { "<segment title=\"\($0)\"/>" }
    let control = """
      <segmentedControl id="a" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="9" height="9"/><segments>\(segments.joined())</segments>\
      </segmentedControl>
      """
    #expect(try ownSize(of: control, tools: "13771") == CGSize(width: 182, height: 29))
    #expect(try ownSize(of: control, tools: "17701").height == 32)
  }

  private static func label(_ attributes: String = "", _ more: String = "") -> String {
    """
    <label id="a" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="0" y="0" width="9" height="9"/>\(more)</label>
    """
  }

  @Test(
    arguments: [
      ("9059", 19.5), ("10117", 19.5), ("11762", 20.5), ("17701", 20.5), ("18122", 17),
      ("19455", 17), ("20037", 17), ("21507", 20.5), ("24506", 20.5),
    ] as [(String, CGFloat)])
  func `text styles have the medium size in files of Xcode 7, the smallest one in 12.5 and 13`(
    tools: String, height: CGFloat
  ) throws {
    let label = Self.label(
      "text=\"Text\"", "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    #expect(try ownSize(of: label, tools: tools).height == height)
  }

  @Test func `a designable view has the size that Xcode computed`() throws {
    let label = Self.label("text=\"Text\" customClass=\"Tag\"")
    let file = try file(
      label, constraints: Self.pin("leading", "leading") + Self.pin("top", "top"), tools: "21701",
      device: "retina4_7",
      parts: """
        <designables><designable name="a">\
        <size key="intrinsicContentSize" width="61" height="33"/></designable></designables>
        """)
    #expect(try frame(in: file, storedSizes: false).size == CGSize(width: 61, height: 33))
    #expect(try frame(in: file).size == CGSize(width: 9, height: 9))
  }

  // A line of 23 points is one of the system font in 19: its baseline is 18 points down.
  @Test(arguments: [(23, 18), (20.5, 16), (41, 16)] as [(Double, CGFloat)])
  func `the height of a designable label's line tells its font, and so its baseline`(
    height: Double, baseline: CGFloat
  ) throws {
    let label = Self.label("text=\"Text\" customClass=\"Tag\"")
      .replacingOccurrences(of: "id=\"a\"", with: "id=\"b\"")
    let tie =
      "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"content\" secondAttribute=\"top\""
    let file = try file(
      label + Self.box,
      constraints: "<constraint \(tie) id=\"tie\"/>" + Self.pin("leading", "leading")
        + Self.pin("width", constant: 30) + Self.pin("height", constant: 5) + """
          <constraint firstItem="a" firstAttribute="bottom" secondItem="b" \
          secondAttribute="firstBaseline" id="f"/>
          """, tools: "21701", device: "retina4_7",
      parts: """
        <designables><designable name="b">\
        <size key="intrinsicContentSize" width="61" height="\(height)"/></designable></designables>
        """)
    #expect(abs(try frame(in: file, storedSizes: false).maxY - baseline) <= 0.5)
  }

  @Test func `contents of a stack that show nothing have 50 points`() throws {
    let stack = """
      <stackView id="a" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\
      <label id="b" translatesAutoresizingMaskIntoConstraints="NO"/>\
      <imageView id="c" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></stackView>
      """
    #expect(try ownSize(of: stack, tools: "21701") == CGSize(width: 50, height: 100))
  }

  @Test func `a row's height in an app does not depend on the canvas`() throws {
    func height(_ tools: String) throws -> Double? {
      let file = try file(
        Self.label(
          "text=\"Text\"",
          "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"),
        constraints: Self.pin("leading", "leading") + Self.pin("top", "top", constant: 40)
          + Self.pin("bottom", "bottom", constant: -40), tools: tools, device: "retina4_7")
      return try file.layout(storedSizes: false).cells.first?.rowHeight
    }
    #expect(try height("20037") == height("21701"))
  }
}
