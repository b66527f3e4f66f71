import Foundation
import Graphics
import Testing
import VectorPictures

/// What the first page of a PDF shows, by its pixels at one pixel per point.
struct PDFTests {
  /// A file with one page of 20 × 20 points, without a table of objects.
  private func file(
    _ contents: String, page: String = "/MediaBox [0 0 20 20]", resources: String = "",
    objects: String = ""
  ) -> Data {
    Data(
      """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R \(page) /Contents 4 0 R /Resources<<\(resources)>> >> endobj
      4 0 obj <</Length \(contents.utf8.count)>> stream
      \(contents)
      endstream endobj
      \(objects)
      trailer <</Root 1 0 R>>
      """.utf8)
  }

  private func pixel(_ data: Data, _ x: Int, _ y: Int) throws -> String {
    let picture = try VectorPicture.pdf(data, name: "a.pdf")
    let bitmap = try picture.bitmap(
      width: Int(picture.size.width), height: Int(picture.size.height))
    let pixel = bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { "\($0)" }.joined(separator: " ")
  }

  /// Contents, and what the pixel at (5, 14), which is 5 points from the left and the bottom, is.
  private static let cases: [(String, String)] = [
    ("1 0 0 rg 0 0 10 10 re f", "255 0 0 255"), ("0 1 1 0 k 0 0 10 10 re f", "255 0 0 255"),
    (".5 g 0 0 10 10 re f", "128 128 128 255"), ("0 0 m 10 0 l 10 10 l 0 10 l h f", "0 0 0 255"),
    ("q 2 0 0 2 0 0 cm 0 0 5 5 re f Q", "0 0 0 255"), ("0 0 10 10 re 2 2 6 6 re f*", "0 0 0 0"),
    ("1 0 0 RG 3 w 0 5.5 m 10 5.5 l S", "255 0 0 255"),
    ("0 0 4 4 re W n 0 0 10 10 re f", "0 0 0 0"), ("/A gs 0 0 10 10 re f", "0 0 0 128"),
    ("/F Do", "0 0 255 255"), ("/I Do", "0 255 0 255"), ("/S sh", "255 0 0 255"),
    ("/P1 cs /T scn 0 0 10 10 re f", "255 0 0 255"), ("/C cs 1 scn 0 0 10 10 re f", "255 0 0 255"),
    ("q 20 0 0 20 0 0 cm BI /W 1 /H 1 /CS /RGB /BPC 8 /F /AHx ID ff0000> EI Q", "255 0 0 255"),
    ("/M gs 0 0 10 10 re f", "0 0 0 0"), ("BX foo EX ( \\) 0 0 10 10 re f ) pop 1 g", "0 0 0 0"),
  ]

  private static let resources = """
    /ExtGState<</A<</ca .5>>/M<</SMask<</S/Luminosity/G 9 0 R>> >> >>
    /XObject<</F 5 0 R/I 6 0 R>>/Shading<</S 7 0 R>>/Pattern<</T 8 0 R>>/ColorSpace<</P1[/Pattern]
    /C[/Separation/Red/DeviceRGB<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[1 0 0]/N 1>>]>>
    """
  private static let objects = """
    5 0 obj <</Type/XObject/Subtype/Form/BBox[0 0 10 10]/Length 21>> stream
    0 0 1 rg 0 0 9 9 re f
    endstream endobj
    6 0 obj <</Subtype/Image/Width 1/Height 1/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/ASCIIHexDecode/Length 7>> stream
    00ff00>
    endstream endobj
    7 0 obj <</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 20 0]/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[1 0 0]/N 1>> >> endobj
    8 0 obj <</PatternType 2/Shading 7 0 R>> endobj
    9 0 obj <</Subtype/Form/Group<</S/Transparency>>/BBox[0 0 20 20]/Length 17>> stream
    0 g 0 0 20 20 re f
    endstream endobj
    """

  @Test(arguments: cases) func `a part of PDF shows`(contents: String, pixel: String) throws {
    // Pictures fill the unit square.
    let placed = contents == "/I Do" ? "20 0 0 20 0 0 cm /I Do" : contents
    let data = file(placed, resources: Self.resources, objects: Self.objects)
    #expect(try self.pixel(data, 5, 14) == pixel, "\(contents)")
  }

  @Test(arguments: [
    ("/MediaBox [0 0 20 10]", "20 10"), ("/MediaBox [0 0 20 10] /Rotate 90", "10 20"),
    ("/MediaBox [0 0 20 10] /CropBox [5 5 10 10]", "5 5"),
    ("/MediaBox [0 0 20 10] /UserUnit 2", "40 20"), ("/MediaBox [20 10 0 0]", "20 10"),
  ])
  func `the size is that of the page's box`(page: String, size: String) throws {
    let found = try VectorPicture.pdf(file("0 g", page: page), name: "a.pdf").size
    #expect("\(Int(found.width)) \(Int(found.height))" == size)
  }

  @Test(arguments: [(0, "0 19"), (90, "0 0"), (180, "19 0"), (270, "19 19")])
  func `a page is turned`(degrees: Int, place: String) throws {
    let data = file("0 0 2 2 re f", page: "/MediaBox [0 0 20 20] /Rotate \(degrees)")
    let parts = place.split(separator: " ").compactMap { Int($0) }
    #expect(try pixel(data, parts[0], parts[1]) == "0 0 0 255")
  }

  @Test func `what is not drawn is named`() throws {
    let picture = try VectorPicture.pdf(file("BT (a) Tj ET"), name: "a.pdf")
    #expect(picture.omissions.map(\.words) == ["text"])
  }

  @Test(arguments: [
    ("%PDF-1.4", VectorPictureError.noPage),
    ("%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj trailer<</Root 1 0 R/Encrypt 5 0 R>>", .encrypted),
    ("%PDF-1.4\n1 0 obj <</Type/Page>> endobj", .noSize),
  ])
  func `a file without a page that can be drawn is an error`(
    text: String, error: VectorPictureError
  ) {
    #expect(throws: error) { try VectorPicture.pdf(Data(text.utf8), name: "a.pdf") }
  }

  @Test func `forms that draw themselves end`() throws {
    let objects = """
      5 0 obj <</Subtype/Form/BBox[0 0 10 10]/Resources<</XObject<</F 5 0 R>> >>/Length 12>> stream
      /F Do /F Do 
      endstream endobj
      """
    let data = file("/F Do", resources: "/XObject<</F 5 0 R>>", objects: objects)
    #expect(try VectorPicture.pdf(data, name: "a.pdf").size.width == 20)
  }

  @Test(arguments: Array(stride(from: 0, to: 400, by: 7)))
  func `a damaged file gives a picture or an error`(place: Int) {
    var bytes = [UInt8](file("/F Do /S sh", resources: Self.resources, objects: Self.objects))
    bytes[place % bytes.count] ^= 0x55
    _ = try? VectorPicture.pdf(Data(bytes), name: "a.pdf")
    _ = try? VectorPicture.pdf(Data(bytes.prefix(place * 3)), name: "a.pdf")
  }
}
