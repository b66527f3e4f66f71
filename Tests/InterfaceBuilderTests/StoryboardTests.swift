import InterfaceBuilder
import Testing

struct StoryboardTests {
  let document: InterfaceBuilderDocument

  init() throws {
    document = try Documents.load(storyboard)
  }

  func view(_ id: String) throws -> IBView {
    try #require(document.view(withID: id))
  }

  @Test func `the document has its tools, device and features`() {
    #expect(document.kind == .storyboard)
    #expect(document.toolsVersion == "14460.31")
    #expect(document.toolsGeneration == 14)
    #expect(document.device?.id == "retina6_1")
    #expect(document.device?.appearance == "light")
    #expect(document.usesAutoLayout && document.usesTraitCollections && document.usesSafeAreas)
    #expect(document.initialViewControllerID == "feed")
  }

  @Test func `a valid file loads without notes`() {
    #expect(document.notes == [])
  }

  @Test func `scenes keep their controllers, guides and placeholders`() {
    #expect(document.scenes.map(\.id) == ["s1", "s2"])
    #expect(document.scenes.flatMap(\.objects).map(\.id) == ["feed", "first", "grid"])
    #expect(document.scenes[0].objects[0].customClass == "FeedController")
    #expect(document.scenes[1].objects[0].layoutGuides.map(\.id) == ["guide"])
    #expect(document.scenes[1].objects[0].layoutGuides.map(\.kind) == ["top"])
  }

  @Test func `cells are found at any depth, in the order of lines`() {
    #expect(document.cells.map(\.id) == ["basic", "static", "old", "new", "head"])
    #expect(
      document.cells.map(\.role) == [
        .prototype, .staticCell(section: 1), .prototype, .prototype, .keyed("sectionHeaderView"),
      ])
  }

  @Test func `a prototype has its class, label, identifier, height, frame and line`() throws {
    let cell = try view("basic")
    #expect(cell.customClass == "BasicCell")
    #expect(cell.element.customModule == "App")
    #expect(cell.userLabel == "The basic one")
    #expect(cell.cell?.reuseIdentifier == "Basic")
    #expect(cell.cell?.rowHeight == 72)
    #expect(cell.frame == .init(x: 0, y: 72, width: 414, height: 72))
    #expect(cell.line == 14)
  }

  @Test func `outlets have a property and a destination`() throws {
    let outlets = try view("basic").outlets
    #expect(outlets.map(\.property) == ["titleLabel", "tops"])
    #expect(outlets.map(\.destination) == ["title", "c1"])
    #expect(outlets.map(\.isCollection) == [false, true])
  }

  @Test func `a cell has its safe area and its content view with subviews`() throws {
    let cell = try view("basic")
    #expect(cell.layoutGuides.map(\.kind) == ["safeArea"])
    #expect(cell.contentView?.id == "content")
    #expect(cell.contentView?.subviews.map(\.id) == ["title"])
  }

  @Test func `a static cell has its style, accessory and labels`() throws {
    let cell = try #require(try view("static").cell)
    #expect(cell.style == .value1)
    #expect(cell.accessory == .disclosureIndicator)
    #expect(cell.textLabelID == "t")
    #expect(cell.detailTextLabelID == "d")
  }

  @Test func `the old form of a collection cell has the constraints itself`() throws {
    let cell = try view("old")
    let content = try #require(cell.contentView)
    #expect(content.id == nil)
    #expect(content.subviews.first?.image?.name == "photo")
    #expect(cell.constraints.map(\.firstItem) == [.object(id: "photo")])
    #expect(cell.constraints.map(\.secondItem) == [.owner])
  }

  @Test func `the new form of a collection cell has constraints in its content view`() throws {
    let content = try #require(try view("new").contentView)
    #expect(content.id == "new-content")
    #expect(content.constraints.map(\.id) == ["c3"])
    #expect(try view("new").constraints == [])
  }

  @Test func `a table's header has its key as its role`() throws {
    #expect(try view("table").child(key: "tableHeaderView")?.id == "header")
  }
}
