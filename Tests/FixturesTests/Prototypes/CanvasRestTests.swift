import Fixtures
import Foundation
import Testing

/// What Interface Builder's canvas keeps of the frames that a file has.
@MainActor struct CanvasRestTests {
  private enum Root: String {
    case row = "tableViewCell"
    case item = "collectionViewCell"
    case header = "collectionReusableView"
  }

  /// The file of a cell 320 points wide and 60 high.
  private func file(
    _ subviews: String, _ constraints: [String], root: Root = .row, tools: String = "21701",
    contentSize: CGSize = CGSize(width: 320, height: 60), onCell: [String] = []
  ) throws -> PrototypeFile {
    let parts = "<subviews>\(subviews)</subviews><constraints>\(constraints.joined())</constraints>"
    let size = "width=\"\(contentSize.width)\" height=\"\(contentSize.height)\""
    let content =
      switch root {
      case .row:
        """
        <tableViewCellContentView key="contentView" id="content"><rect key="frame" \(size)/>\(parts)\
        </tableViewCellContentView><constraints>\(onCell.joined())</constraints>
        """
      case .item: "<view key=\"contentView\"><rect key=\"frame\" \(size)/>\(parts)</view>"
      case .header: parts
      }
    let device = tools == "6254" ? "" : "<device id=\"retina4_7\" orientation=\"portrait\"/>"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" useAutolayout="YES">\(device)<objects><\(root.rawValue) id="cell">\
      <rect key="frame" width="320" height="60"/>\(content)</\(root.rawValue)></objects></document>
      """
    return try PrototypeFile(Data(text.utf8), name: "Cell.xib")
  }

  private func frames(in file: PrototypeFile) throws -> [String: CGRect] {
    let cell = try #require(try file.layout(storedSizes: true).cells.first)
    return Dictionary(
      cell.views.compactMap { view in view.id.map { ($0, view.frame) } },
      uniquingKeysWith: { one, _ in one })
  }

  private static func view(
    _ id: String, _ frame: (Int, Int, Int, Int), element: String = "view",
    _ attributes: String = "", _ more: String = ""
  ) -> String {
    """
    <\(element) id="\(id)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(more)\
    </\(element)>
    """
  }

  private static func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String? = nil,
    constant: Int = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other ?? attribute)" constant="\(constant)" \
    id="\(first)\(attribute)\(second)"/>
    """
  }

  private static func length(_ attribute: String, _ constant: Int) -> String {
    "<constraints><constraint firstAttribute=\"\(attribute)\" constant=\"\(constant)\" "
      + "id=\"\(attribute)\(constant)\"/></constraints>"
  }

  @Test func `a view keeps its stored place and length where nothing decides them`() throws {
    let file = try file(
      Self.view("a", (30, 7, 61, 33)), [Self.tie("a", "top", "content", constant: 12)])
    #expect(try frames(in: file)["a"] == CGRect(x: 30, y: 12, width: 61, height: 33))
  }

  @Test func `in an app nothing is left of that length, and it is ambiguous in both`() throws {
    let file = try file(
      Self.view("a", (0, 0, 61, 33)),
      ["leading", "top", "bottom"].map { Self.tie("a", $0, "content") })
    let cell = try file.makeCell(named: "cell")
    cell.frame.size = CGSize(width: 320, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.subviews[0].subviews.map(\.frame.width) == [0])
    let diagnostics = try #require(try file.layout(storedSizes: true).cells.first).diagnostics
    #expect(diagnostics.map(\.kind) == [.ambiguousLayout])
  }

  private static func stack(_ attributes: String, _ parts: String) -> String {
    view(
      "stack", (0, 0, 320, 60), element: "stackView", attributes, "<subviews>\(parts)</subviews>")
  }

  private static let edges = ["leading", "trailing", "top", "bottom"].map {
    tie("stack", $0, "content")
  }

  @Test func `a view that a stack's alignment leaves free keeps its length, also beside contents`()
    throws
  {
    let parts =
      Self.view("a", (0, 0, 240, 5), "", Self.length("height", 5))
      + Self.view("b", (0, 5, 50, 55), element: "label", "text=\"Text\"")
    let file = try file(
      Self.stack("axis=\"vertical\" alignment=\"top\"", parts), Self.edges)
    #expect(try frames(in: file)["a"] == CGRect(x: 0, y: 0, width: 240, height: 5))
  }

  @Test func `a stack is as high as the stored length of such a view`() throws {
    let parts =
      Self.view("a", (0, 0, 18, 52), "", Self.length("width", 18))
      + Self.view("b", (18, 0, 20, 20), element: "label", "text=\"Text\"")
    let file = try file(
      Self.stack("alignment=\"top\"", parts),
      ["leading", "top"].map { Self.tie("stack", $0, "content") })
    #expect(try frames(in: file)["stack"]?.height == 52)
  }

  @Test func `an empty stack keeps its length`() throws {
    let file = try file(
      Self.view("a", (0, 0, 212, 30), element: "stackView"),
      ["leading", "top", "bottom"].map { Self.tie("a", $0, "content") })
    #expect(try frames(in: file)["a"]?.width == 212)
  }

  @Test func `a stack that fills proportionally counts the stored lengths of stacks`() throws {
    let parts =
      Self.view("a", (0, 0, 320, 20), element: "label", "text=\"Text\"")
      + Self.view("b", (0, 20, 320, 40), element: "stackView")
    let file = try file(
      Self.stack("axis=\"vertical\" distribution=\"fillProportionally\"", parts), Self.edges)
    #expect(try frames(in: file)["a"]?.height == 20)
    #expect(try frames(in: file)["b"]?.height == 40)
  }

  @Test func `baselines of a high stack stay where they are`() throws {
    let parts = ["a", "b"].enumerated().map { index, id in
      Self.view(id, (100 * index, 39, 50, 21), element: "label", "text=\"Text\"")
    }
    let file = try file(Self.stack("alignment=\"firstBaseline\"", parts.joined()), Self.edges)
    #expect(try frames(in: file)["a"]?.minY == 39)
  }

  @Test func `constraints that name the cell count from its edges, not from its content view's`()
    throws
  {
    let subview = Self.view("a", (10, 0, 310, 9))
    let file = try file(
      subview, [Self.tie("a", "top", "content"), Self.tie("a", "leading", "content")],
      contentSize: CGSize(width: 290, height: 59),
      onCell: [Self.tie("cell", "trailing", "a"), Self.tie("a", "bottom", "cell", constant: -5)])
    #expect(try frames(in: file)["a"] == CGRect(x: 0, y: 0, width: 320, height: 55))
  }

  @Test(arguments: ["14460.31", "21701"])
  func `an item that is a xib's root has the margins of a screen's root view`(tools: String) throws
  {
    let edges = ["leading", "trailing", "top", "bottom"]
    for root in [Root.item, .header] {
      let file = try file(
        Self.view("a", (9, 9, 9, 9)), edges.map { Self.tie("a", $0, "cell", $0 + "Margin") },
        root: root, tools: tools)
      #expect(try frames(in: file)["a"] == CGRect(x: 16, y: 0, width: 288, height: 60))
    }
  }

  @Test(arguments: [("14460.31", 402, 20), ("23504", 375, 16), ("24765", 417, 20)])
  func `the width of such an item and not its device decides its margins`(
    tools: String, width: Int, margin: CGFloat
  ) throws {
    let device = tools == "14460.31" ? "retina4_7" : "retina6_1"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" useAutolayout="YES"><device id="\(device)" orientation="portrait"/>\
      <objects><collectionReusableView id="cell"><rect key="frame" width="\(width)" height="60"/>\
      <subviews>\(Self.view("a", (0, 0, 9, 9)))</subviews>\
      <constraints>\(Self.tie("a", "leading", "cell", "leadingMargin"))</constraints>\
      </collectionReusableView></objects></document>
      """
    let frame = try frames(in: PrototypeFile(Data(text.utf8), name: "Header.xib"))["a"]
    #expect(frame?.minX == margin)
  }

  @Test func `an item of a collection in a xib has the margins of other views`() throws {
    let edges = ["leading", "trailing", "top", "bottom"]
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701" useAutolayout="YES"><device id="retina6_1" orientation="portrait"/>\
      <objects><collectionView id="list"><rect key="frame" width="414" height="290"/>\
      <cells><collectionViewCell id="cell"><rect key="frame" width="100" height="97"/>\
      <view key="contentView"><rect key="frame" width="100" height="97"/>\
      <subviews>\(Self.view("a", (0, 0, 9, 9)))</subviews></view>\
      <constraints>\(edges.map { Self.tie("a", $0, "cell", $0 + "Margin") }.joined())\
      </constraints></collectionViewCell></cells></collectionView></objects></document>
      """
    let frame = try frames(in: PrototypeFile(Data(text.utf8), name: "List.xib"))["a"]
    #expect(frame == CGRect(x: 8, y: 8, width: 84, height: 81))
  }

  @Test(arguments: [
    ("retina4_7", "21701", 0.0, 0.0), ("retina5_9", "21701", 44, 34),
    ("retina6_1", "16097", 44, 34), ("retina6_1", "21701", 48, 34),
    ("retina6_12", "21701", 59, 34),
  ])
  func `such an item has the safe area of a phone without a home button`(
    device: String, tools: String, top: Double, bottom: Double
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" useAutolayout="YES" useSafeAreas="YES">\
      <device id="\(device)" orientation="portrait"/><objects><collectionViewCell id="cell">\
      <rect key="frame" width="124" height="200"/><view key="contentView">\
      <rect key="frame" width="124" height="200"/><subviews>\(Self.view("a", (0, 0, 9, 9)))\
      </subviews></view><viewLayoutGuide key="safeArea" id="safe"/><constraints>\
      \(["leading", "trailing", "top", "bottom"].map { Self.tie("a", $0, "safe") }.joined())\
      </constraints></collectionViewCell></objects></document>
      """
    let frame = try frames(in: PrototypeFile(Data(text.utf8), name: "Cell.xib"))["a"]
    #expect(frame == CGRect(x: 0, y: top, width: 124, height: 200 - top - bottom))
  }

  // The line of 17 points is 20.5 high, as is the label's.
  @Test(arguments: [10.0, 20, 44])
  func `the text of a field is in its middle, and so is its baseline`(height: Double) throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let field = Self.view(
      "b", (100, 0, 100, Int(height)), element: "textField", "",
      Self.length("height", Int(height)) + font)
    let label = """
      <label id="a" text="Text" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" width="50" height="20.5"/>\(font)</label>
      """
    let file = try file(
      field + label,
      [
        Self.tie("b", "centerY", "content"), Self.tie("b", "trailing", "content"),
        Self.tie("a", "leading", "content"), Self.tie("a", "baseline", "b"),
      ], tools: "14460.31")
    #expect(abs(try #require(try frames(in: file)["a"]).midY - 30) <= 0.5)
  }
}
