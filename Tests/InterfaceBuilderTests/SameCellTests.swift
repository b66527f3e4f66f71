import InterfaceBuilder
import Testing

/// Which cells a changed file draws as before.
struct SameCellTests {
  /// Text to replace, its replacement, and the cells that are the same afterwards.
  @Test(arguments: [
    ("<scenes>", "<!-- A line more. -->\n<scenes>", ["basic", "static", "old", "new", "head"]),
    (
      "version=\"3.0\"", "version=\"3.0\" systemVersion=\"17E199\"",
      ["basic", "static", "old", "new", "head"]
    ),
    ("text=\"Title\"", "text=\"Other\"", ["static", "old", "new", "head"]),
    ("constant=\"20\"", "constant=\"21\"", ["static", "old", "new", "head"]),
    ("accessoryType=\"disclosureIndicator\"", "", ["basic", "old", "new", "head"]),
    // A table says how high its rows are; what else surrounds a cell does not draw it.
    ("id=\"table\"", "id=\"table\" rowHeight=\"50\"", ["old", "new", "head"]),
    ("height=\"44\"", "height=\"45\"", ["basic", "static", "old", "new", "head"]),
    (
      "<view key=\"view\" id=\"grid-view\">",
      "<navigationItem title=\"a\"/><view key=\"view\" id=\"grid-view\" tag=\"1\">",
      ["basic", "static", "old", "new", "head"]
    ),
    (
      "initialViewController=\"feed\"", "initialViewController=\"grid\"",
      ["basic", "static", "old", "new", "head"]
    ),
    ("useSafeAreas=\"YES\"", "", []),
    ("useTraitCollections=\"YES\"", "", []),
    (
      "</scenes>",
      "</scenes><resources><image name=\"photo\" width=\"1\" height=\"1\"/></resources>",
      ["basic", "static", "new", "head"]
    ),
    (
      "<constraint firstItem=\"photo\"", "<constraint misplaced=\"YES\" firstItem=\"photo\"",
      ["basic", "static", "old", "new", "head"]
    ),
    // The canvas shows a cell, and no app does.
    (
      "toolsVersion=\"14460.31\"", "toolsVersion=\"21701\"",
      ["basic", "static", "old", "new", "head"]
    ),
    ("id=\"retina6_1\"", "id=\"retina4_7\"", ["basic", "static", "old", "new", "head"]),
    // The place of a cell in its table, and the size that it has there.
    (
      "x=\"0.0\" y=\"72\" width=\"414\"", "x=\"0.0\" y=\"80\" width=\"414\"",
      ["basic", "static", "old", "new", "head"]
    ),
    ("y=\"72\" width=\"414\"", "y=\"72\" width=\"375\"", ["static", "old", "new", "head"]),
    // A frame that nothing computes.
    ("x=\"20\" y=\"20\"", "x=\"20\" y=\"21\"", ["static", "old", "new", "head"]),
    (
      "</scenes>", "</scenes><resources><image name=\"a\" width=\"1\" height=\"1\"/></resources>",
      ["basic", "static", "old", "new", "head"]
    ),
    (
      "</scenes>",
      "</scenes><resources><image name=\"Title\" width=\"1\" height=\"1\"/></resources>",
      ["static", "old", "new", "head"]
    ),
    (
      "</scenes>",
      "<scene sceneID=\"s\"><point key=\"canvasLocation\" x=\"1\" y=\"2\"/></scene></scenes>",
      ["basic", "static", "old", "new", "head"]
    ),
    (
      "</scenes>",
      """
      </scenes><inferredMetricsTieBreakers><segue reference="a"/></inferredMetricsTieBreakers>
      """, ["basic", "static", "old", "new", "head"]
    ),
    (
      "</tableViewCell>", "<connections><segue id=\"g\"/></connections></tableViewCell>",
      ["basic", "static", "old", "new", "head"]
    ),
    // A fixture may fill the view of an outlet.
    (
      "</tableViewCell>",
      "<connections><outlet property=\"a\" destination=\"b\" id=\"c\"/></connections></tableViewCell>",
      ["static", "old", "new", "head"]
    ),
    (
      "id=\"table\">",
      "id=\"table\"><connections><outlet property=\"a\" destination=\"b\" id=\"c\"/></connections>",
      ["basic", "static", "old", "new", "head"]
    ),
    (
      "</scenes>", "</scenes><dependencies><plugIn identifier=\"IB\"/></dependencies>",
      ["basic", "static", "old", "new", "head"]
    ),
  ])
  func `a cell is the same if neither it nor its surroundings changed`(
    old: String, new: String, same: [String]
  ) throws {
    try #require(storyboard.contains(old))
    let before = try Documents.load(storyboard)
    let after = try Documents.load(storyboard.replacing(old, with: new, maxReplacements: 1))
    let cells = before.cells.compactMap(\.id)
    #expect(cells.filter { before.hasSameCell($0, as: after) } == same)
    #expect(cells.filter { after.hasSameCell($0, as: before) } == same)
  }

  @Test func `a cell contains what it names outside of the screen`() throws {
    let outside = storyboard.replacing(
      "<placeholder", with: "<view id=\"side\" tag=\"1\"/><placeholder", maxReplacements: 1)
    let named = outside.replacing(
      "</tableViewCell>",
      with: """
        <connections><outlet property="accessoryView" destination="side" id="o9"/></connections>
        </tableViewCell>
        """, maxReplacements: 1)
    for (text, isSame) in [(outside, true), (named, false)] {
      let before = try Documents.load(text)
      let after = try Documents.load(text.replacing("tag=\"1\"", with: "tag=\"2\""))
      #expect(before.hasSameCell("basic", as: after) == isSame)
      #expect(before.hasSameCell("static", as: after))
    }
  }

  @Test func `the size of a symbol on the canvas does not change a cell`() throws {
    for (catalog, isSame) in [(" catalog=\"system\"", true), ("", false)] {
      let text = storyboard.replacing(
        "</scenes>",
        with: """
          </scenes><resources><image name="photo"\(catalog) width="8" height="9"/></resources>
          """)
      let before = try Documents.load(text)
      let after = try Documents.load(text.replacing("width=\"8\"", with: "width=\"7\""))
      #expect(before.hasSameCell("old", as: after) == isSame)
    }
  }

  @Test func `a cell is the same if constraints compute a frame that changed`() throws {
    let isComputed = "text=\"Title\" translatesAutoresizingMaskIntoConstraints=\"NO\""
    for (label, isSame) in [
      (isComputed, true), (isComputed + " customClass=\"A\" misplaced=\"YES\"", true),
      ("text=\"Title\"", false),
    ] {
      let text = storyboard.replacing("text=\"Title\"", with: label)
      let before = try Documents.load(text)
      let after = try Documents.load(text.replacing("width=\"374\"", with: "width=\"375\""))
      #expect(before.hasSameCell("basic", as: after) == isSame, "\(label)")
    }
  }

  @Test func `a cell that only one file has is not the same`() throws {
    let before = try Documents.load(storyboard)
    let after = try Documents.load(
      storyboard.replacing("id=\"static\"", with: "id=\"other\"", maxReplacements: 1))
    #expect(!before.hasSameCell("static", as: after) && !before.hasSameCell("other", as: after))
    #expect(before.hasSameCell("basic", as: after))
  }
}
