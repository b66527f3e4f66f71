import Fixtures
import Foundation
import Testing

/// Tables and collections in a cell, whose rows come from the app's code.
@MainActor struct NestedContainerTests {
  @Test(arguments: ["tableView", "collectionView"])
  func `a cell with a table or collection in it is drawn from its file alone`(
    element: String
  ) throws {
    let layout =
      element == "collectionView"
      ? "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"flow\"/>" : ""
    let text = Xib.cell(
      """
      <\(element) id="inner" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="16" y="11" width="288" height="38"/>\(layout)</\(element)>
      """,
      constraints: Xib.pins(
        "inner", [("leading", 16), ("trailing", -16), ("top", 11), ("bottom", -11)]) + """
          <constraint firstItem="inner" firstAttribute="height" constant="80" id="height"/>
          """)
    let rendering = try Xib.file(text).rendering(of: "Cell", width: 320, in: Configuration())
    #expect(rendering.size == CGSize(width: 320, height: 102))
    #expect(rendering.diagnostics.isEmpty)
  }
}
