import Testing

@testable import UIKit

/// Stand-ins for fonts of iOS whose advances are published.
@MainActor struct PublishedAdvanceTests {
  private func width(_ text: String, _ name: String, _ size: CGFloat = 1000) throws -> CGFloat {
    let font = try #require(UIFont(name: name, size: size))
    return text.size(withAttributes: [.font: font]).width
  }

  /// A label's text, font and size, and the width that Interface Builder stored.
  struct Stored: CustomTestStringConvertible, Sendable {
    let text: String
    let font: String
    let size: CGFloat
    let width: CGFloat

    init(_ text: String, _ font: String, _ size: CGFloat, _ width: CGFloat) {
      (self.text, self.font, self.size, self.width) = (text, font, size, width)
    }

    var testDescription: String { "\(text), \(font) \(size)" }
  }

  /// Labels of nine apps.
  ///
  /// Before, with the average width only, they were up to 5 % wider or narrower.
  @Test(arguments: [
    Stored("Label", "HelveticaNeue", 16, 39.5), Stored("UUID", "HelveticaNeue", 12, 29),
    Stored("Name of Service", "HelveticaNeue", 17, 126), Stored("RSSI", "HelveticaNeue", 11, 25),
    Stored("Payment Method", "HelveticaNeue", 16, 123),
    Stored("Manufacturer:", "HelveticaNeue-Medium", 12, 77 + 2 / 3),
    Stored("Pay using", "HelveticaNeue-Medium", 18, 82),
    Stored("Name of Device", "HelveticaNeue-Medium", 17, 125),
    Stored("01-01", "HelveticaNeue-Bold", 20, 53),
    Stored("Shipping charges", "HelveticaNeue-Light", 14, 106),
    Stored("Subtitle", "Helvetica", 14, 47), Stored("Read Later", "AvenirNext-Regular", 10, 49),
    Stored("Location", "AvenirNext-Regular", 13, 51), Stored("Name", "AvenirNext-Medium", 20, 56),
    Stored("12:30 pm", "AvenirNext-Medium", 12, 54),
  ])
  func `a label is as wide as Interface Builder stored it`(stored: Stored) throws {
    let label = UILabel()
    label.text = stored.text
    let font = try #require(UIFont(name: stored.font, size: stored.size))
    label.font = font
    // Older files store whole points.
    #expect(abs(label.intrinsicContentSize.width - stored.width) <= 1)
  }

  @Test(
    arguments: [
      ("HelveticaNeue", 537), ("HelveticaNeue-Medium", 556), ("HelveticaNeue-Bold", 574),
      ("Helvetica", 556), ("Helvetica-Bold", 556), ("ArialMT", 556), ("TimesNewRomanPSMT", 444),
      ("AvenirNext-Regular", 530), ("Georgia", 500), ("Verdana", 600), ("TrebuchetMS", 530),
    ] as [(String, CGFloat)])
  func `a letter has the published advance`(name: String, advance: CGFloat) throws {
    #expect(abs(try width("a", name) - advance) < 1e-6)
  }

  @Test func `accents and currencies are as wide as the letter and the dollar`() throws {
    #expect(try abs(width("é", "HelveticaNeue") - width("e", "HelveticaNeue")) < 1e-6)
    #expect(try abs(width("Ř", "Georgia") - width("R", "Georgia")) < 1e-6)
    for sign in ["£", "¥", "€", "₹"] {
      #expect(try abs(width(sign, "ArialMT") - width("$", "ArialMT")) < 1e-6)
    }
  }

  @Test func `a light weight lies beyond the regular one, seen from the bold one`() throws {
    let light = try width("n", "HelveticaNeue-Light")
    // 556 regular and 593 bold, 57 % of their difference away.
    #expect(abs(light - (556 - 0.57 * 37)) < 1e-6)
    #expect(try width("n", "HelveticaNeue-Thin") < light)
  }

  @Test func `open pairs are kerned, all others are not`() throws {
    let sum = try width("T", "HelveticaNeue") + width("o", "HelveticaNeue")
    #expect(try width("To", "HelveticaNeue") < sum - 50)
    // Inter has these 12 thousandths of an em closer.
    let pair = try width("r", "HelveticaNeue") + width("e", "HelveticaNeue")
    #expect(try abs(width("re", "HelveticaNeue") - pair) < 1e-6)
    // Without its own kerning a pair of Inter is kerned as before.
    #expect(
      try width("0.", "Optima-Regular") < width("0", "Optima-Regular")
        + width(".", "Optima-Regular"))
  }

  @Test func `a colon between digits has its own glyph`() throws {
    let sum = try width("1", "ArialMT") * 2 + width(":", "ArialMT")
    #expect(try abs(width("1:1", "ArialMT") - sum) < 1e-6)
  }

  @Test(arguments: [
    ("helveticaneue-light", "HelveticaNeue-Light"), ("AVENIRNEXT-demibold", "AvenirNext-DemiBold"),
    ("inter-semibold", "Inter-SemiBold"), ("helvetica neue", "HelveticaNeue"),
  ])
  func `the case of a name does not count`(name: String, found: String) {
    #expect(UIFont(name: name, size: 17)?.fontName == found)
  }
}
