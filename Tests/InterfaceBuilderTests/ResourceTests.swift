import Foundation
import InterfaceBuilder
import Testing

struct ResourceTests {
  @Test func `resources contain the sizes of pictures and the values of named colours`() throws {
    let document = try Documents.load(
      Documents.xib(
        "",
        resources: """
          <image name="photo" width="24" height="12.5"/><image name="bare"/>
          <image name="pencil" catalog="system" width="128" height="113"/>
          <namedColor name="Brand"><color white="1" alpha="1" colorSpace="deviceWhite"/></namedColor>
          <systemColor name="labelColor"><color white="0" alpha="1" colorSpace="x"/></systemColor>
          """))
    let resources = document.resources
    #expect(resources.images.map(\.name) == ["photo", "bare", "pencil"])
    #expect(resources.images.map(\.isSymbol) == [false, false, true])
    #expect(resources.images[0].size == CGSize(width: 24, height: 12.5))
    #expect(resources.images[1].size == nil)
    #expect(resources.namedColors.map(\.name) == ["Brand"])
    #expect(resources.systemColors.map(\.name) == ["labelColor"])
  }

  @Test func `designable views have the intrinsic sizes that Xcode computed`() throws {
    let text = Documents.xib("").replacing(
      "<resources>",
      with: """
        <designables><designable name="a"><size key="intrinsicContentSize" width="39" height="18.5"/>
        </designable><designable name="b"><size key="intrinsicContentSize" width="-1" height="30"/>
        </designable><designable name="c"/></designables><resources>
        """)
    let sizes = try Documents.load(text).designableSizes
    #expect(sizes.keys.sorted() == ["a", "b"])
    #expect(sizes["a"] == IBPlaceholderSize(width: 39, height: 18.5))
    #expect(sizes["b"] == IBPlaceholderSize(width: nil, height: 30))
  }
}
