import Foundation
import NumberText
import Testing

struct NumberTextTests {
  @Test(arguments: [
    (44.0, "44"), (17.3334, "17.333"), (17.3336, "17.334"), (0.0004, "0"), (-0.0004, "0"),
    (-2.5, "-2.5"), (0.1 + 0.2, "0.3"), (1e14, "100000000000000"),
    (1e20, "1e+20"), (.infinity, "inf"), (.nan, "nan"),
  ])
  func `points are rounded to thousandths`(value: Double, text: String) {
    #expect(value.pointText == text)
  }

  @Test(arguments: [(0, "3"), (1, "2.7"), (2, "2.72"), (4, "2.7183")])
  func `decimals are as many as needed`(decimals: Int, text: String) {
    #expect(2.718_281_828.text(decimals: decimals) == text)
    #expect(2.0.text(decimals: decimals) == "2")
  }

  @Test(arguments: [
    (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"), (44, "44"), (-0.0, "0"), (1e-7, "1e-07"),
    (1e20, "1e+20"),
  ])
  func `an exact text reads back as the same number`(value: Double, text: String) {
    #expect(value.exactText == text)
    #expect(Double(text) == value)
  }

  @Test func `numbers of all widths have the same text`() {
    #expect(CGFloat(0.1).exactText == "0.1")
    #expect(Float(0.1).exactText == "0.1")
    #expect(Float(0.1).pointText == "0.1")
    #expect(CGFloat(0.5).shortDescription == "0.5")
  }

  @Test(arguments: [
    (44.0, "44"), (1234.56789, "1234.57"), (1e6, "1e+06"), (-1e-10, "0"), (1e-9, "1e-09"),
    (-0.0, "0"),
  ])
  func `a short text has six digits`(value: Double, text: String) {
    #expect(value.shortDescription == text)
  }

  @Test func `a short text is that of C's format`() {
    for eighth in -9000...9000 {
      let value = Double(eighth) / 8 + (eighth.isMultiple(of: 7) ? 0.01 : 0)
      let zero = value.magnitude < 1e-9 ? 0 : value
      #expect(value.shortDescription == String(format: "%g", zero))
    }
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1 000"), (30_000, "30 000"), (-1_234_567, "-1 234 567"),
    (.min, "-9 223 372 036 854 775 808"),
  ])
  func `digits are grouped by three`(value: Int, text: String) {
    #expect(value.groupedText == text)
  }
}
