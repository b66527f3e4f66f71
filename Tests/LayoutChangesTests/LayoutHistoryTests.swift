import LayoutChanges
import LayoutModel
import SnapReport
import SnapshotSamples
import Snapshots
import Testing

struct LayoutHistoryTests {
  private static let title = LayoutNode.label("titleLabel", "Title", y: 2)
  private static let badge = LayoutNode.view("badge", x: 1, y: 1)

  private func version(
    _ children: [LayoutNode], _ edit: (inout LayoutNode) -> Void = { _ in }
  ) -> LayoutHistory.Version {
    var tree = LayoutNode.cell(height: 40, children)
    edit(&tree.children[0].children[0])
    return .layout(Layout(tree))
  }

  private func moved(x: Double = 2, y: Double = 2, text: String = "Title") -> LayoutHistory.Version
  {
    version([Self.title]) {
      $0.frame.origin = .init(x: x, y: y)
      $0.text?.string = text
    }
  }

  /// Such as `titleLabel 2`, with a question mark if it is uncertain.
  private func places(_ versions: [LayoutHistory.Version]) -> [String] {
    LayoutHistory(versions).places.map {
      "\($0.view) \($0.origin.version)\($0.origin.isCertain ? "" : "?")"
    }
  }

  /// Such as `titleLabel: y 2 → 5 3`, with the version at the end.
  private func arrivals(_ versions: [LayoutHistory.Version]) throws -> [String] {
    try #require(LayoutHistory(versions).arrivals).map {
      "\(LayoutChange($0.change)) \($0.origin.version)\($0.origin.isCertain ? "" : "?")"
    }
  }

  @Test func `each view was placed by the last version that moved it`() {
    #expect(
      places([.absent, moved(), moved(y: 3), moved(y: 3, text: "Else")])
        == ["BasicCell 1", "contentView 1", "contentView/titleLabel 2"])
  }

  @Test func `a view that came later was placed then`() {
    let both = version([Self.title, Self.badge])
    #expect(places([.absent, moved(), both]).last == "contentView/badge 2")
  }

  @Test func `a renamed view is followed`() {
    let renamed = version([Self.title]) { $0.name = "headline" }
    #expect(places([.absent, moved(), renamed]).last == "contentView/headline 1")
  }

  @Test func `a frame that a view had before is given again`() {
    #expect(places([.absent, moved(), moved(y: 3), moved()]).last == "contentView/titleLabel 3")
  }

  @Test func `before a version that is not known nothing is certain`() {
    #expect(
      places([.absent, .unknown, moved(), moved(y: 3)])
        == ["BasicCell 2?", "contentView 2?", "contentView/titleLabel 3"])
    #expect(places([moved(), .unknown]).isEmpty)
    #expect(LayoutHistory([moved(), .unknown]).arrivals == nil)
    #expect(LayoutHistory([]).places.isEmpty)
  }

  @Test func `each difference came with the first version that kept it`() throws {
    #expect(
      try arrivals([moved(), moved(text: "A"), moved(text: "B"), moved(y: 5, text: "B")])
        == [
          "contentView/titleLabel: text \"Title\" → \"B\" 2",
          "contentView/titleLabel: y 2 → 5 3",
        ])
  }

  @Test func `what was undone is no difference, and what came back came with its last version`()
    throws
  {
    #expect(try arrivals([moved(), moved(y: 5), moved()]).isEmpty)
    let found = try arrivals([moved(), moved(text: "A"), moved(), moved(text: "A")])
    #expect(found == ["contentView/titleLabel: text \"Title\" → \"A\" 3"])
  }

  @Test func `edges of one frame that came with two versions are told apart`() throws {
    #expect(
      try arrivals([moved(), moved(x: 4), moved(x: 4, y: 5)])
        == [
          "contentView/titleLabel: x 2 → 4 1",
          "contentView/titleLabel: y 2 → 5 2",
        ])
  }

  @Test func `a view that was moved and renamed later was moved by the first version`() throws {
    let renamed = version([Self.title]) {
      $0.frame.origin.y = 5
      $0.name = "headline"
    }
    #expect(
      try arrivals([moved(), moved(y: 5), renamed])
        == [
          "contentView/headline: y 2 → 5 1",
          "contentView/headline: was contentView/titleLabel 2",
        ])
  }

  @Test func `views that came and went are differences`() throws {
    let both = version([Self.title, Self.badge])
    #expect(
      try arrivals([moved(), moved(y: 3), both]).first?.hasSuffix("10 × 10 at (1, 1) 2") == true)
    #expect(try arrivals([both, moved(), moved()]).map { $0.suffix(2) } == [" 1"])
  }

  @Test func `a version between that is not known leaves two candidates`() throws {
    #expect(try arrivals([moved(), .unknown, moved(y: 5)]).allSatisfy { $0.hasSuffix("2?") })
    #expect(try arrivals([moved(), .absent, moved(y: 5)]).allSatisfy { $0.hasSuffix("2") })
  }
}
