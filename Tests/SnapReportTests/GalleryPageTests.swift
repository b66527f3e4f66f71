import Foundation
import SnapshotRecords
import Testing

@testable import SnapReport

/// The page of `snap gallery`.
struct GalleryPageTests {
  private static let markup = "</script><img src=x onerror=alert(1)>\u{202E}"

  private func picture(_ configuration: String, of className: String? = "RowCell")
    -> Gallery.Picture
  {
    let name = "0123456789abcdef0123456789abcdef.png"
    var picture = Gallery.Picture(
      key: SnapshotKey(suite: "RowTests", fixture: "row", configuration: configuration), scale: 2,
      file: Gallery.File(name: name, width: 640, height: 88))
    picture.className = className
    return picture
  }

  private func html(_ pictures: [Gallery.Picture], since: String? = nil) throws -> String {
    var environment = Gallery.Environment()
    (environment.width, environment.code) = ("320", "Configuration(width: 320)")
    let gallery = Gallery(
      title: Self.markup, pictures: pictures, environments: ["320": environment], since: since,
      gone: since.map { _ in [SnapshotKey(suite: "RowTests", fixture: "old")] } ?? [])
    return String(decoding: try GalleryPage(gallery).html(), as: UTF8.self)
  }

  @Test func `pictures are listed by class and suite, with what changed`() throws {
    var (changed, new) = (picture("320"), picture("375"))
    (changed.change, new.change) = (.changed, .new)
    let page = try html([changed, new, picture("414", of: nil)], since: "v1.0")
    #expect(
      page.contains("3 pictures of 2 classes; 1 changed, 1 new, 1 gone since v1.0"), "\(page)")
    #expect(page.contains(#""groups":[{"isOpen":false,"members":[0,1],"title":"RowTests"}]"#))
    #expect(page.contains(#""title":"RowCell""#))
    #expect(page.contains(#""title":"Pictures without a layout""#))
    #expect(page.contains("<summary>Gone since v1.0</summary>"))
    #expect(page.contains("● changed since v1.0</button>"))
    #expect(try !html([picture("320")]).contains("data-mark=\""))
  }

  @Test func `a picture says its size in points, its call and its configuration's code`() throws {
    var row = picture("320")
    row.call = Gallery.Call(
      source: SnapshotResult.Source(file: "Tests/RowTests.swift", line: 7),
      text: "assertSnapshot(of: row)")
    let page = try html([row])
    #expect(page.contains(#""facts":["320 × 44 pt","scale 2","Tests/RowTests.swift:7"]"#))
    #expect(
      page.contains(
        #""calls":[{"code":"assertSnapshot(of: row)","place":"Tests/RowTests.swift:7"}]"#))
    #expect(page.contains(#""code":"Configuration(width: 320)""#))
  }

  @Test func `what strangers wrote is no markup and no script`() throws {
    var row = picture("320", of: Self.markup)
    row.changes = [Self.markup]
    row.change = .changed
    row.call = Gallery.Call(
      source: SnapshotResult.Source(file: Self.markup, line: 1), text: Self.markup)
    let page = try html([row], since: Self.markup)
    #expect(!page.contains("<img") && !page.contains("\u{202E}"))
    // Those of the data and of the page's own.
    #expect(page.components(separatedBy: "</script>").count == 3)
  }

  @Test func `only the page's own script may load others`() throws {
    let page = try html([picture("320")])
    #expect(page.contains("'strict-dynamic'".markupEscaped) && !page.contains("unsafe"))
    #expect(page.contains(GalleryPage.policy.markupEscaped))
  }

  @Test func `layouts are in a script of Base64`() {
    let script = GalleryPage.script(of: [Data("</script>".utf8), nil], name: "ab")
    #expect(
      String(decoding: script, as: UTF8.self) == "takeLayouts(\"ab\",[\"PC9zY3JpcHQ+\",null]);\n")
    #expect(GalleryPage.isLayoutName("0123456789abcdef0123456789abcdef.js"))
    #expect(!GalleryPage.isLayoutName("jquery.js"))
  }
}
