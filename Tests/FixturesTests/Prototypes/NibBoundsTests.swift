import Fixtures
import Foundation
import InterfaceBuilder
import SnapshotReferences
import Testing
import UIKit

/// Cells as deep and as large as a file may have them are laid out, judged, drawn, and read again from their picture.
@MainActor struct NibBoundsTests {
  private let limits = InterfaceBuilderLimits.standard

  private func snapshot(of text: String) throws -> Snapshot {
    let file = try NibFile(Data(text.utf8), name: "Cell.xib")
    let cell = try #require(file.prototypes.first).instantiate(NibOptions(purpose: .preview)).view
    let snapshot = try Rendering(of: cell, in: Configuration()).snapshot()
    return try Snapshot(png: snapshot.encoded(), name: "Cell.png")
  }

  /// A label in stacks, whose element is at a level of the file.
  private func nested(level: Int) -> String {
    // The content view's subviews are on level 6, and each stack has its subviews a level below it.
    let stacks = (level - 6) / 2
    let opening = (0..<stacks).map {
      """
      <stackView opaque="NO" id="s\($0)" axis="\($0 % 2 == 0 ? "vertical" : "horizontal")" \
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      """
    }
    return Xib.cell(
      opening.joined() + "<label text=\"Inside\" id=\"l\"/>"
        + String(repeating: "</subviews></stackView>", count: stacks),
      constraints: Xib.pins("s0", [("leading", 16), ("trailing", -16), ("top", 0), ("bottom", 0)]))
  }

  @Test func `stacks nested as deep as a file may have them are laid out`() throws {
    let text = nested(level: limits.depth)
    var node = try snapshot(of: text).tree
    #expect(try Xib.file(text).lint().isEmpty)
    var depth = 0
    while let inner = node.children.first {
      node = inner
      depth += 1
    }
    #expect(depth > limits.depth / 2 - 4)
    #expect(node.text?.string == "Inside")
    #expect(node.text?.isTruncated == false)
    #expect(throws: InterfaceBuilderError.self) {
      try snapshot(of: nested(level: limits.depth + 2))
    }
  }

  @Test func `as many views and constraints as a file may have are laid out`() throws {
    let count = limits.viewsPerCell - 2
    let labels = (0..<count).map { Xib.label("l\($0)", text: "Row \($0)") }
    let pins = (0..<count).map { index in
      let above = index == 0 ? "secondItem=\"con-te-001\"" : "secondItem=\"l\(index - 1)\""
      return Xib.pins("l\(index)", [("leading", 16), ("trailing", -16)]) + """
        <constraint firstItem="l\(index)" firstAttribute="top" \(above) \
        secondAttribute="\(index == 0 ? "top" : "bottom")" id="t\(index)"/>
        <constraint firstItem="l\(index)" firstAttribute="height" constant="21" id="h\(index)"/>
        """
    }
    // Besides four for each label and one for the bottom.
    let others = (0..<limits.constraintsPerCell - 4 * count - 1).map { index in
      """
      <constraint firstItem="l\(index % count)" firstAttribute="width" relation="lessThanOrEqual" \
      constant="\(400 + index)" id="w\(index)"/>
      """
    }
    let text = Xib.cell(
      labels.joined(),
      constraints: (pins + others).joined() + Xib.pins("l\(count - 1)", [("bottom", 0)]))
    let snapshot = try snapshot(of: text)
    #expect(snapshot.tree.children.first?.children.count == count)
    #expect(snapshot.constraints.count == limits.constraintsPerCell)
    #expect(snapshot.size.height == Double(21 * count))
  }
}
