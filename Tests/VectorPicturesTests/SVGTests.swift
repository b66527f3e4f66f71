import Foundation
import Graphics
import Testing
import VectorPictures

/// What SVG pictures show, by their pixels at one pixel per unit.
struct SVGTests {
  private func picture(_ content: String, head: String = #"width="20" height="20""#) throws
    -> VectorPicture
  {
    try VectorPicture.svg(
      Data(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(head)>\(content)</svg>"
          .utf8), name: "a.svg"
    )
  }

  private func pixel(_ content: String, _ x: Int, _ y: Int) throws -> String {
    let bitmap = try picture(content).bitmap(width: 20, height: 20)
    let pixel = bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { "\($0)" }.joined(separator: " ")
  }

  /// A picture, and what its pixel at (5, 5) is.
  private static let cases: [(String, String)] = [
    (#"<rect width="10" height="10" fill="red"/>"#, "255 0 0 255"),
    (##"<g fill="#0f0"><circle cx="5" cy="5" r="4"/></g>"##, "0 255 0 255"),
    (#"<style>.a, .b { fill: blue }</style><path class="b" d="M0 0h10v10H0z"/>"#, "0 0 255 255"),
    (
      #"<style>#x{fill:blue} rect{fill:red}</style><rect id="x" width="9" height="9"/>"#,
      "0 0 255 255"
    ),
    (#"<rect width="9" height="9" style="fill:rgb(0,0,255);opacity:0.5"/>"#, "0 0 128 128"),
    (##"<g color="#00f"><rect width="9" height="9" fill="currentColor"/></g>"##, "0 0 255 255"),
    (#"<rect width="4" height="4" transform="translate(4 4)"/>"#, "0 0 0 255"),
    (#"<rect width="1" height="1" transform="rotate(30) scale(9)"/>"#, "0 0 0 255"),
    (#"<path fill-rule="evenodd" d="M0 0h10v10H0zM2 2h6v6H2z"/>"#, "0 0 0 0"),
    (#"<path d="M0 5.5h10" stroke="red" stroke-width="3"/>"#, "255 0 0 255"),
    (#"<path d="M0 5.5h10" stroke="red" stroke-width="3" stroke-dasharray="5"/>"#, "0 0 0 0"),
    (
      ##"<defs><rect id="r" width="9" height="9"/></defs><use href="#r" fill="red"/>"##,
      "255 0 0 255"
    ),
    (
      ##"<symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1" fill="red"/></symbol><use xlink:href="#s" width="8" height="8"/>"##,
      "255 0 0 255"
    ),
    (
      #"<clipPath id="c"><rect width="5" height="20"/></clipPath><rect clip-path="url(#c)" width="9" height="9"/>"#,
      "0 0 0 0"
    ),
    (
      ##"<mask id="m"><rect width="9" height="9" fill="#fff" opacity=".5"/></mask><rect mask="url(#m)" width="9" height="9"/>"##,
      "0 0 0 128"
    ),
    (
      ##"<mask id="m"><rect width="9" height="9" fill="#000"/></mask><rect mask="url(#m)" width="9" height="9"/>"##,
      "0 0 0 0"
    ),
    (
      #"<svg x="4" y="4" width="4" height="4" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>"#,
      "0 0 0 255"
    ),
    (
      #"<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="red"/></linearGradient><rect fill="url(#g)" width="9" height="9"/>"#,
      "255 0 0 255"
    ),
    (#"<rect fill="url(#none) blue" width="9" height="9"/>"#, "0 0 255 255"),
    (
      #"<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="2" height="2" fill="red"/></pattern><rect fill="url(#p)" width="9" height="9"/>"#,
      "255 0 0 255"
    ),
    (#"<rect width="9" height="9" display="none"/>"#, "0 0 0 0"),
    (
      #"<switch><foreignObject requiredExtensions="x"/><rect width="9" height="9"/></switch>"#,
      "0 0 0 255"
    ),
  ]

  @Test(arguments: cases) func `a part of SVG shows`(content: String, pixel: String) throws {
    #expect(try self.pixel(content, 5, 5) == pixel, "\(content)")
  }

  @Test func `a gradient runs between its ends, and is mirrored beyond them`() throws {
    let gradient = #"""
      <linearGradient id="g" gradientUnits="userSpaceOnUse" x2="10" spreadMethod="reflect">
      <stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
      <rect fill="url(#g)" width="20" height="20"/>
      """#
    let bitmap = try picture(gradient).bitmap(width: 20, height: 20)
    #expect(bitmap[2, 0] == bitmap[17, 0] && bitmap[7, 0] == bitmap[12, 0])
    #expect(bitmap[2, 0].red < bitmap[7, 0].red)
  }

  @Test(arguments: [
    (#"width="20" height="10""#, "20 10"), (#"viewBox="0 0 30 40""#, "30 40"),
    (#"width="15" viewBox="0 0 30 40""#, "15 20"), (#"width="100%" viewBox="0 0 3 4""#, "3 4"),
    (#"width="1in" height="72pt""#, "96 96"),
  ])
  func `the size is that of the first element`(head: String, size: String) throws {
    let found = try picture("<path d=\"M0 0h9\"/>", head: head).size
    #expect("\(Int(found.width)) \(Int(found.height))" == size)
  }

  @Test(arguments: [
    ("none", 0, 255), ("xMinYMin", 0, 255), ("xMaxYMax", 0, 0), ("xMidYMid slice", 0, 255),
  ])
  func `a view box is fitted as its rule says`(rule: String, x: Int, alpha: Int) throws {
    let head = #"width="20" height="10" viewBox="0 0 1 1" preserveAspectRatio="\#(rule)""#
    let bitmap = try picture("<rect width='1' height='1'/>", head: head).bitmap(
      width: 20, height: 10)
    #expect(Int(bitmap[x, 5].alpha) == alpha)
  }

  @Test(arguments: [
    "<!DOCTYPE svg PUBLIC \"x\" \"y\" [<!ENTITY c \"#f00\">]>\n<svg width='9' height='9'><rect width='9' height='9' fill='&c;'/></svg>",
    "\u{FEFF}<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><svg width='9' height='9'><rect width='9' height='9' fill='red'/></svg>",
    "<ns0:svg xmlns:ns0=\"http://www.w3.org/2000/svg\" width='9' height='9'><ns0:rect width='9' height='9' fill='red'/></ns0:svg>",
  ])
  func `files with declarations, entities and prefixes are read`(text: String) throws {
    let bitmap = try VectorPicture.svg(Data(text.utf8), name: "a.svg").bitmap(width: 9, height: 9)
    #expect(bitmap[4, 4] == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func `what is not drawn is named with its line, once`() throws {
    let found = try picture("\n<text/><text/>\n<rect filter='url(#f)' width='2' height='2'/>")
      .omissions
    #expect(found.map(\.words) == ["text (line 2)", "a filter (line 3)"])
  }

  @Test func `copies of copies end with an error, in a moment`() throws {
    let copies = (1...30).map {
      "<g id='g\($0)'><use href='#g\($0 - 1)'/><use href='#g\($0 - 1)'/></g>"
    }
    let text = "<g id='g0'><path d='M0 0h1'/></g>" + copies.joined()
    #expect(throws: VectorPictureError.tooComplex) { try picture(text) }
    let circle = try picture("<g id='a'><use href='#a'/></g><use href='#a'/>")
    #expect(circle.commands.isEmpty)
  }
}
