import Fixtures
import LayoutModel

/// An Interface Builder file with one fault.
struct FaultyFile {
  let name: String
  let kinds: Set<Diagnostic.Kind>
  /// What the hints must contain, so that each comes from another branch.
  let hint: [String]
  let text: String

  @MainActor func file() throws -> PrototypeFile { try Xib.file(text) }

  private static let edges = [
    ("leading", 16.0), ("trailing", -16), ("top", 11), ("bottom", -11),
  ]

  private static func size(_ view: String, _ side: String, _ value: Double) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="\(side)" constant="\(value)" \
    id="\(view)-\(side)-\(value)"/>
    """
  }

  static let all = [
    FaultyFile(
      name: "two widths", kinds: [.unsatisfiableConstraints], hint: ["such as the one on line"],
      text: Xib.cell(
        Xib.label("a"),
        constraints: Xib.pins("a", edges.filter { $0.0 != "trailing" }) + size("a", "width", 50)
          + size("a", "width", 70))),
    FaultyFile(
      name: "a distance in a stack", kinds: [.unsatisfiableConstraints],
      hint: ["The stack view places its arranged views itself: delete the constraint on line"],
      text: Xib.cell(
        """
        <stackView axis="vertical" spacing="4" id="s" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="11" width="288" height="38"/><subviews>
        \(Xib.label("a"))\(Xib.label("b"))</subviews></stackView>
        """,
        constraints: Xib.pins("s", edges) + """
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" \
          constant="30" id="gap"/>
          """)),
    FaultyFile(
      name: "lengths in a stack", kinds: [.unsatisfiableConstraints],
      hint: ["The lengths that are set do not add up to that of the stack view: delete one"],
      text: Xib.cell(
        """
        <stackView axis="vertical" id="s" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="11" width="288" height="44"/><subviews>
        \(Xib.label("a"))\(Xib.label("b"))</subviews></stackView>
        """,
        constraints: Xib.pins("s", edges) + size("s", "height", 44) + size("a", "height", 23)
          + size("b", "height", 23))),
    FaultyFile(
      name: "a row that is too low", kinds: [.unsatisfiableConstraints],
      hint: ["Set the table view's Row Height to Automatic"],
      text: staticRow(
        Xib.label("a"), constraints: Xib.pins("a", edges) + size("a", "height", 90))),
    FaultyFile(
      name: "an automatic row of broken pixels", kinds: [.unsatisfiableConstraints],
      hint: ["Lower the Priority of one vertical constraint to 999"],
      text: staticRow(
        Xib.label("a"), constraints: Xib.pins("a", edges) + size("a", "height", 21.67),
        rowHeight: "")),
    FaultyFile(
      name: "a size that contents refuse", kinds: [.unsatisfiableConstraints],
      hint: ["set Content Hugging and Content Compression Resistance"],
      text: Xib.cell(
        Xib.label(
          "a", attributes: "horizontalCompressionResistancePriority=\"1000\" numberOfLines=\"0\""),
        constraints: Xib.pins("a", edges.filter { $0.0 != "trailing" }) + size("a", "width", 5))),
    FaultyFile(
      name: "an open edge", kinds: [.ambiguousLayout], hint: ["pin the missing edge"],
      text: Xib.cell(Xib.label("a"), constraints: Xib.pins("a", Array(edges.dropFirst(2))))),
    FaultyFile(
      name: "long text", kinds: [.truncatedText], hint: ["set Lines to 0"],
      text: Xib.cell(
        Xib.label("a", text: String(repeating: "word ", count: 20)),
        constraints: Xib.pins("a", edges))),
    FaultyFile(
      name: "a picture that leaves no room for a title",
      kinds: [.clippedText, .smallHitTarget, .lowContrast],
      hint: ["delete the Title in the Attributes inspector"],
      text: Xib.cell(
        """
        <button opaque="NO" id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="11" width="20" height="38"/>
        <state key="normal" title="Button" image="star.fill" catalog="system"/></button>
        """,
        constraints: Xib.pins("a", edges.filter { $0.0 != "trailing" }) + size("a", "width", 20))),
    FaultyFile(
      name: "a font that is missing", kinds: [.missingFont], hint: ["anywhere in the project"],
      text: Xib.cell(
        """
        <label text="Text" numberOfLines="0" id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="11" width="288" height="38"/>
        <fontDescription key="fontDescription" name="Gotham-Bold" family="Gotham" pointSize="15"/></label>
        """,
        constraints: Xib.pins("a", edges))),
    FaultyFile(
      name: "a picture that is missing", kinds: [.unsupported], hint: ["Nothing is wrong"],
      text: Xib.cell(
        """
        <imageView image="cover" id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="11" width="288" height="38"/></imageView>
        """,
        constraints: Xib.pins("a", edges) + size("a", "height", 38))),
    FaultyFile(
      name: "an unknown element", kinds: [.unsupported], hint: ["Nothing is wrong"],
      text: Xib.cell(
        """
        <hologramView id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="11" width="288" height="38"/></hologramView>
        """,
        constraints: Xib.pins("a", edges) + size("a", "height", 38))),
    FaultyFile(
      name: "cut text of which an attribute is left out", kinds: [.unsupported], hint: [],
      text: Xib.cell(
        """
        <label lineBreakMode="tailTruncation" id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="11" width="288" height="38"/>
        <attributedString key="attributedText"><fragment
        content="word word word word word word word word word word word word word word word word">
        <attributes><integer key="NSSuperScript" value="1"/></attributes></fragment></attributedString>
        </label>
        """,
        constraints: Xib.pins("a", edges))),
  ]

  /// Returns a storyboard with a static row of 60 points.
  private static func staticRow(
    _ subviews: String, constraints: String, rowHeight: String = #"rowHeight="60""#
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" useAutolayout="YES">
    <scenes><scene sceneID="s0"><objects><tableViewController id="settings">
    <tableView key="view" dataMode="static" \(rowHeight) id="table">
    <rect key="frame" x="0" y="0" width="320" height="480"/>
    <sections><tableViewSection id="x1"><cells><tableViewCell \(rowHeight) id="c1">
    <rect key="frame" x="0" y="0" width="320" height="60"/>
    <tableViewCellContentView key="contentView" id="con-te-001">
    <rect key="frame" x="0" y="0" width="320" height="60"/>
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
    </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
    </tableView></tableViewController></objects></scene></scenes>
    </document>
    """
  }
}
