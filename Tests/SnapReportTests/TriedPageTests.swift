import LayoutModel
import SnapshotRecords
import Testing

@testable import SnapReport

/// The page of `snap try`.
struct TriedPageTests {
  private func cell(_ name: String = "Row") -> TriedCell {
    var cell = TriedCell(name: name)
    for (configuration, isDark) in [("320", false), ("320-dark", true), ("430", false)] {
      let warning = Diagnostic(
        .truncatedText, view: "title", message: "\(configuration) is <narrow>.")
      cell.add(
        TriedCell.Picture(
          configuration: configuration, isDark: isDark, width: 320, height: 82.5),
        configuration == "430" ? [] : [warning], samples: ["title", "icon"])
    }
    return cell
  }

  private func html(_ cell: TriedCell, refresh: Int? = nil) -> String {
    let page = TriedPage(
      [TriedPage.Card(cell, place: "Row.swift:3", making: "made by init(frame:)")],
      refresh: refresh)
    return String(decoding: page.html, as: UTF8.self)
  }

  @Test func `a diagnostic of several configurations is shown once, with their names`() {
    let cell = cell()
    #expect(cell.findings.map(\.configurations) == [["320", "320-dark"]])
    #expect(cell.samples == ["title", "icon"])
    let html = html(cell)
    #expect(html.contains("warning truncatedText title in 320, 320-dark</span>"))
    #expect(html.contains("320 is &lt;narrow&gt;."))
    #expect(!html.contains("320-dark is"))
  }

  @Test func `a picture is an image beside the page with its size, and light and dark are a pair`()
  {
    let html = html(cell())
    #expect(html.contains("<figcaption>320-dark · 320 × 82.5</figcaption>"))
    #expect(html.contains("src=\"Row.320-dark.png\""))
    #expect(html.components(separatedBy: "class=\"beside\"").count == 3)
  }

  @Test func `pictures of one colour are counted and named`() {
    var cell = TriedCell(name: "Row")
    for (name, isBlank) in [("320", true), ("430", false)] {
      let picture = TriedCell.Picture(
        configuration: name, width: 320, height: 44, isBlank: isBlank)
      cell.add(picture, [], samples: [])
    }
    #expect(html(cell).contains("Blank in 320: all pixels have one colour."))
    let card = TriedPage.Card(cell, place: "Row.swift:3", making: nil)
    #expect(card.line == "Row (Row.swift:3): 2 pictures, 1 blank picture")
  }

  @Test func `only a page that is drawn again is read again`() {
    #expect(!html(cell()).contains("refresh"))
    #expect(html(cell(), refresh: 2).contains("<meta http-equiv=\"refresh\" content=\"2\">"))
  }

  @Test func `names are escaped, and the policy allows no script`() {
    let html = html(cell("<script>alert(1)</script>"))
    #expect(!html.contains("<script"))
    #expect(html.contains("default-src &#39;none&#39;"))
  }

  @Test func `a cell's line counts pictures and problems`() {
    var cell = cell()
    let card = TriedPage.Card(cell, place: "Row.swift:3", making: nil)
    #expect(card.line == "Row (Row.swift:3): 3 pictures, 1 warning")
    cell.fail("No height.", in: "430")
    cell.fail("No height.", in: "430-dark")
    #expect(cell.failures.map(\.configurations) == [["430", "430-dark"]])
    let page = TriedPage([TriedPage.Card(cell, place: "Row.swift:3", making: nil)])
    #expect(!page.isComplete)
    #expect(page.summary == "1 cell, 3 pictures")
    #expect(page.cards[0].line.hasSuffix("1 warning\n  No height."))
  }
}
