import Foundation
import InterfaceBuilder
import Testing

struct ViewTests {
  @Test func `a view without attributes has Interface Builder's defaults`() throws {
    let view = try Documents.view("<view id='v'/>")
    #expect(view.frame == nil)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.hugging.horizontal == 250 && view.hugging.vertical == 250)
    #expect(
      view.compressionResistance.horizontal == 750 && view.compressionResistance.vertical == 750)
    #expect(view.translatesAutoresizingMask)
    #expect(view.autoresizing == [])
    #expect(view.layoutMargins == nil && view.placeholderSize == nil)
    #expect(view.backgroundColor == nil && view.tintColor == nil)
  }

  @Test func `a view without attributes has UIKit's default traits`() throws {
    let traits = try Documents.view("<view id='v'/>").traits
    #expect(!traits.isHidden && traits.alpha == 1 && traits.tag == 0)
    #expect(traits.isOpaque && !traits.clipsSubviews && traits.isUserInteractionEnabled)
    #expect(traits.autoresizesSubviews && traits.insetsLayoutMarginsFromSafeArea)
    #expect(!traits.preservesSuperviewLayoutMargins && !traits.followsReadableWidth)
    #expect(traits.semanticContent == .unspecified)
    #expect(!traits.hasFixedFrame && !traits.isMisplaced)
  }

  @Test func `a view's attributes are read`() throws {
    let view = try Documents.view(
      """
      <view hidden="YES" alpha="0.5" tag="7" opaque="NO" contentMode="TopLeft" \
      horizontalHuggingPriority="251" verticalHuggingPriority="252" \
      horizontalCompressionResistancePriority="1000" verticalCompressionResistancePriority="1" \
      translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" y="1.5" width="-2" height="1e2"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      </view>
      """)
    #expect(view.traits.isHidden && view.traits.alpha == 0.5 && view.traits.tag == 7)
    #expect(!view.traits.isOpaque && view.contentMode == .topLeft)
    #expect(view.hugging.horizontal == 251 && view.hugging.vertical == 252)
    #expect(view.compressionResistance.horizontal == 1000)
    #expect(view.compressionResistance.vertical == 1)
    #expect(!view.translatesAutoresizingMask)
    #expect(view.frame?.origin == CGPoint(x: 0, y: 1.5))
    #expect(view.frame?.size == CGSize(width: -2, height: 100))
    #expect(view.autoresizing == [.widthSizable, .flexibleMaxY])
  }

  @Test(arguments: [
    ("edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'", false),
    (
      "directionalEdgeInsets key='directionalLayoutMargins' top='1' leading='2' bottom='3' trailing='4'",
      true
    ),
  ])
  func `margins are fixed or follow the direction`(element: String, isDirectional: Bool) throws {
    let margins = try #require(
      try Documents.view("<view id='v'><\(element)/></view>").layoutMargins)
    #expect([margins.top, margins.leading, margins.bottom, margins.trailing] == [1, 2, 3, 4])
    #expect(margins.isDirectional == isDirectional)
  }

  @Test func `an infinite placeholder has no size on its axis`() throws {
    let view = try Documents.view(
      "<view placeholderIntrinsicWidth='infinite' placeholderIntrinsicHeight='20.5' id='v'/>")
    #expect(view.placeholderSize?.width == -1)
    #expect(view.placeholderSize?.height == 20.5)
  }

  @Test func `a stack without attributes is horizontal and fills`() throws {
    let stack = try #require(try Documents.view("<stackView id='s'/>").stack)
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.usesStandardSpacing && !stack.isBaselineRelative)
  }

  @Test func `an image view gets its picture from the attribute or the reference`() throws {
    let plain = try Documents.view("<imageView image='a' highlightedImage='b' id='i'/>").image
    #expect(plain?.name == "a" && plain?.highlightedName == "b" && plain?.isSymbol == false)
    let symbol = try Documents.view(
      "<imageView id='i'><imageReference key='image' image='pencil' catalog='system'/></imageView>"
    ).image
    #expect(symbol?.name == "pencil" && symbol?.isSymbol == true)
  }

  @Test func `a cell without attributes is custom, without accessory`() throws {
    let cell = try #require(try Documents.view("<tableViewCell id='c'/>").cell)
    #expect(cell.kind == .tableViewCell && cell.style == .custom)
    #expect(cell.accessory == .none && cell.editingAccessory == .none)
    #expect(cell.rowHeight == nil && cell.reuseIdentifier == nil)
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10)
  }

  @Test func `an unknown view is kept with its attributes and children, with a note`() throws {
    let document = try Documents.load(
      Documents.xib(
        """
        <view id="v"><subviews>
          <hologramView depth="3" id="h"><beam key="beam" colour="green"/>
            <subviews><label text="inside" id="l"/></subviews>
          </hologramView>
        </subviews></view>
        """))
    let hologram = try #require(document.view(withID: "h"))
    #expect(hologram.uikitClass == nil && hologram.content == .other)
    #expect(hologram.element["depth"] == "3")
    #expect(hologram.element.attributeNames == ["depth", "id"])
    #expect(hologram.element.child(key: "beam")?["colour"] == "green")
    #expect(hologram.subviews.first?.label?.text == "inside")
    #expect(document.notes.map(\.kind) == [.unknownElement("hologramView")])
    #expect(document.notes.map(\.line) == [5])
  }

  /// To look twice at each level would take 2⁶⁰ looks.
  @Test func `a view deep inside others is found by its identifier`() throws {
    var view = "<label id='deep'/>"
    for _ in 0..<60 { view = "<view><subviews>\(view)</subviews></view>" }
    let document = try Documents.load(Documents.xib(view))
    #expect(document.view(withID: "deep")?.label != nil)
  }

  @Test func `an unknown value is replaced by the default, with a note`() throws {
    let document = try Documents.load(Documents.xib("<view contentMode='wobble' id='v'/>"))
    #expect(document.view(withID: "v")?.contentMode == .scaleToFill)
    #expect(
      document.notes.map(\.kind) == [
        .unknownValue(element: "view", attribute: "contentMode", value: "wobble")
      ])
  }

  @Test func `objects of a xib other than views keep their outlets`() throws {
    let document = try Documents.load(
      Documents.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
          <connections><outlet property="cell" destination="c" id="o"/></connections>
        </placeholder>
        <collectionReusableView id="c"/>
        """))
    let scene = try #require(document.scenes.first)
    #expect(document.kind == .xib && scene.id == nil)
    #expect(scene.objects.map(\.id) == ["-1"])
    #expect(scene.objects[0].outlets.map(\.destination) == ["c"])
    #expect(scene.views.map(\.role) == [.root])
    #expect(document.cells.map(\.id) == ["c"])
  }
}
