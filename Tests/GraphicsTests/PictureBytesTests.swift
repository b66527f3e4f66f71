import Foundation
import Graphics
import Testing

/// What a file is said to be that should hold a picture.
struct PictureBytesTests {
  /// The first bytes as two hexadecimal digits each, or as a text.
  private static let kinds: [(String, PictureBytes)] = [
    ("89504E470D0A1A0A", .png), ("FFD8FFE0", .jpeg), ("", .empty),
    ("89504E470A1A0A00", .convertedPNG(addsReturns: false)),
    ("89504E470D0A1A0D0A", .convertedPNG(addsReturns: true)),
    ("89504E470D0D0A1A", .convertedPNG(addsReturns: true)),
    ("EFBFBD504E470D0A", .recodedPNG), ("89504E470D0A1A0A0000000443674249", .packedPNG),
    ("version https://git-lfs.github.com/spec/v1\n", .gitLFSPointer),
    ("<<<<<<< HEAD\n", .conflict), ("%PDF-1.4", .other("PDF")),
    ("RIFF\0\0\0\0WEBPVP8 ", .other("WebP")), ("hello", .unknown),
    ("\0\0\0\u{18}ftypheic", .other("HEIC")),
  ]

  @Test(arguments: kinds)
  func `bytes are told apart by how they begin`(text: String, kind: PictureBytes) {
    let digits = Array(text)
    let isHex = digits.count >= 8 && digits.allSatisfy(\.isHexDigit)
    let bytes =
      isHex
      ? stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...($0 + 1)]), radix: 16)
      } : Array(text.utf8)
    #expect(PictureBytes(Data(bytes)) == kind)
  }

  @Test(arguments: [
    (PictureBytes.empty, "has no bytes"), (.gitLFSPointer, "`git lfs pull`"),
    (.conflict, "marks of a merge conflict"), (.convertedPNG(addsReturns: true), "`*.png -text`"),
    (.other("GIF"), "is GIF, not a PNG or JPEG file"),
  ])
  func `the words say what the bytes are and what to do`(kind: PictureBytes, words: String) {
    #expect(PNGError.notPNG(name: "a.png", bytes: kind).description.hasPrefix("a.png "))
    #expect(PNGError.notPNG(name: "a.png", bytes: kind).description.contains(words))
  }

  @Test func `the size of another format is read from its head`() {
    let gif = Data("GIF89a".utf8) + Data([40, 0, 30, 0, 0, 0, 0])
    #expect(PictureBytes(gif).size(in: gif)! == (40, 30))
    let webp =
      Data("RIFF\0\0\0\0WEBPVP8X".utf8) + Data([10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 4, 0, 0, 0])
    #expect(PictureBytes(webp).size(in: webp)! == (10, 5))
  }
}
