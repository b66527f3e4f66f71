import Testing

@testable import Typography

/// The system font's widths in releases of iOS, against widths that Xcode stored in Interface Builder files.
struct SystemFontEraTests {
  private func width(_ text: String, _ size: Double, release: Int?) throws -> Double {
    let font = try bundled().systemFont(ofSize: size, release: release)
    let attributes = TextAttributes(font: font)
    return ShapedText(AttributedText(text, attributes: attributes)).layout().size.width
  }

  // A stored width is rounded up to a pixel, half or a third of a point.
  @Test(
    arguments: [
      ("View by Category", 17, 16, 134), ("Long country name", 17, 16, 147),
      ("This is a test string", 17, 13, 144.09), ("100%", 17, 16, 43.33), ("100%", 17, 13, 42.5),
      ("_Title", 17, 15, 41.5), ("_Title", 17, 12, 39.5), ("Image Cropper", 27, 9, 178),
      ("City Name", 31, 10, 144), ("City Name", 20, 10, 94), ("Select gender", 20, 9, 124.5),
      ("0%", 34, 10, 46.5), ("0", 72, 10, 44),
    ] as [(String, Double, Int, Double)])
  func `a text is as wide as in its release`(
    text: String, size: Double, release: Int, width expected: Double
  ) throws {
    #expect(abs(try width(text, size, release: release) - expected) <= 1)
  }

  @Test func `text of 17 points is narrower since iOS 14, smaller text is not`() throws {
    let text = "Long country name"
    #expect(try width(text, 17, release: 14) < width(text, 17, release: 13))
    #expect(try width(text, 16, release: 14) == width(text, 16, release: 13))
  }

  @Test func `large text is wider until iOS 10`() throws {
    let text = "All Things Considered"
    #expect(try width(text, 26, release: 10) > 1.02 * width(text, 26, release: 11))
    #expect(try width(text, 26, release: 11) == width(text, 26, release: 18))
  }

  @Test(arguments: [(9, 102.0), (10, 104), (12, 104), (15, 104), (18, 104)])
  func `Chinese characters are 2 per cent wider since iOS 10`(
    release: Int, expected: Double
  ) throws {
    #expect(abs(try width("其他优惠服务", 17, release: release) - expected) <= 0.1)
    #expect(try width("さしすせそ", 17, release: release) == width("さしすせそ", 17, release: nil))
  }

  /// Labels of two repositories, rounded up to half a point.
  @Test(arguments: [("준비중입니다", 22.0, 114.5), ("로그아웃", 15, 52), ("개발자", 13, 34)])
  func `Korean syllables are as wide as Apple's`(
    text: String, size: Double, expected: Double
  ) throws {
    #expect(abs(try width(text, size, release: nil) - expected) <= 0.5)
  }

  @Test func `releases with equal widths share a font`() throws {
    let library = try bundled()
    let latest = library.systemFont(ofSize: 17)
    for release in [14, 18, 26] {
      #expect(library.systemFont(ofSize: 17, release: release) == latest)
      #expect(library.isFont(latest, ofRelease: release))
    }
    let earlier = library.systemFont(ofSize: 17, release: 13)
    #expect(earlier != latest && !library.isFont(earlier, ofRelease: 14))
    #expect(library.systemFont(ofSize: 17, release: 11) == earlier)
    #expect(library.systemFont(ofSize: 17, release: 10) != earlier)
  }
}
