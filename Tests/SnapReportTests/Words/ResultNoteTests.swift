import Foundation
import LayoutChanges
import LayoutModel
import SnapReport
import SnapshotRecords
import SnapshotSamples
import Testing

struct ResultNoteTests {
  private func message(_ notes: ResultNote...) -> String? {
    var result = Samples.result(.different)
    result.notes = notes
    return result.message
  }

  private func size(_ width: Double, _ height: Double) -> SnapshotResult.Size {
    SnapshotResult.Size(width: width, height: height)
  }

  @Test(arguments: [
    (20.0, 13.0, "3 pt taller (20 × 10 → 20 × 13 pt)."),
    (20.0, 8.5, "1.5 pt shorter (20 × 10 → 20 × 8.5 pt)."),
    (22.0, 10.0, "2 pt wider (20 × 10 → 22 × 10 pt)."),
    (19.0, 10.0, "1 pt narrower (20 × 10 → 19 × 10 pt)."),
    (19.0, 11.0, "1 pt narrower, 1 pt taller (20 × 10 → 19 × 11 pt)."),
  ])
  func `another size is said along each axis`(width: Double, height: Double, sentence: String) {
    #expect(message(.sizeChange(from: size(20, 10), to: size(width, height))) == sentence)
  }

  @Test(arguments: [(1, 2), (3, 4), (4, 5), (5, 5)])
  func `at most four causes are named, and then what moved`(count: Int, lines: Int) {
    func tree(_ height: Double) -> LayoutNode {
      let views = (0..<count).map { index in
        LayoutNode(
          name: "view\(index)", className: "UIView",
          frame: CGRect(x: 0, y: Double(index) * 100, width: 10, height: height + Double(index)))
      }
      return LayoutNode(
        name: "cell", className: "Cell", frame: CGRect(x: 0, y: 0, width: 320, height: 500),
        children: views)
    }
    var grown = tree(10)
    for index in grown.children.indices {
      grown.children[index].frame.size.height += Double(index + 1) * 7
    }
    let constraints = (0..<count).map { index in
      LayoutConstraint(
        first: LayoutConstraint.Anchor(view: index + 1, attribute: "height"), constant: 10)
    }
    let changed = constraints.map { constraint in
      var constraint = constraint
      constraint.constant += Double(constraint.first.view) * 7
      return constraint
    }
    let causes = LayoutComparison(
      from: Layout(tree(10), constraints: constraints), to: Layout(grown, constraints: changed)
    ).rootCauses
    #expect(causes.count == count + 1)
    let message = message(.causes(causes))?.split(separator: "\n")
    #expect(message?.count == lines)
    #expect(message?.contains("… 2 more changes.") == (count > 4))
  }

  @Test(arguments: [
    (1, "view1"), (2, "view1, view2"), (3, "view1, view2, view3"),
    (4, "view1, view2 and 2 more views"), (5, "view1, view2 and 3 more views"),
  ])
  func `three views with unexplained pixels are named`(count: Int, list: String) {
    let views = (1...count).map { "view\($0)" }
    #expect(
      message(.unexplainedPixels(views: views))
        == "Further pixels changed in \(list), which nothing above explains.")
  }

  @Test func `the same change in several rows is said once`() throws {
    func table(_ height: Double) -> LayoutNode {
      let rows = (0..<5).map { index in
        LayoutNode.view(
          "Row[\(index)]", "Row", y: Double(index) * 40, width: 320, height: 40,
          holding: [.view("label", height: height)])
      }
      return LayoutNode.view("table", width: 320, height: 200, holding: rows)
    }
    func constraints(_ constant: Double) -> [LayoutConstraint] {
      (0..<5).map { index in
        LayoutConstraint(
          first: LayoutConstraint.Anchor(view: 2 + 2 * index, attribute: "height"),
          constant: constant)
      }
    }
    let causes = LayoutComparison(
      from: Layout(table(10), constraints: constraints(10)),
      to: Layout(table(14), constraints: constraints(14))
    ).rootCauses
    let text = try #require(message(.causes(causes)))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix(". The same change in 4 other views.") == true)
    #expect(text.components(separatedBy: "4 pt taller").count == 2)
  }

  @Test(arguments: [
    ("intrinsicSize", "-1 16", "-1 38", "none × 16 → none × 38"),
    ("contentSize", "400 70", "400 85", "400 × 70 → 400 × 85"),
    (
      "contentSizeCategory", nil, "UICTContentSizeCategoryAccessibilityL",
      "large → accessibilityLarge"
    ), ("spacing", "8", "12", "8 → 12"), ("spacing", nil, "12", "0 → 12"),
  ])
  func `values are written as a reader knows them`(
    property: String, old: String?, new: String, words: String
  ) {
    func layout(_ value: String?) -> Layout {
      Layout(.view("a", attributes: value.map { [property: $0] } ?? [:]))
    }
    let changes = LayoutComparison(from: layout(old), to: layout(new)).changes
    #expect(
      changes.map { LayoutChange($0).description } == ["a: \(property) \(words)"])
  }

  @Test func `notes are lines in their order, and none are no message`() {
    #expect(message() == nil)
    #expect(
      message(
        .engineChange(from: Engine(name: "Snap 0"), to: Engine(name: "Snap 1")), .uniformColorChange
      ) == """
        The reference was drawn by Snap 0, this picture by Snap 1.
        The overall colour of the picture changed, which no tolerance accepts.
        """)
    #expect(
      message(.passedAndRecorded)
        == "The picture passes; the reference was not equal in everything.")
    #expect(
      message(.refreshed)
        == "The picture is equal; the layout and diagnostics in its reference were out of date.")
  }
}
