import Foundation
import Testing
import UIKit

struct DocumentTests {
  @Test func `plain text is read in its encoding, with the attributes of the options`() throws {
    let text = try NSAttributedString(
      data: Data([0x4E, 0xE9]),
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .characterEncoding: String.Encoding.isoLatin1.rawValue,
        .defaultAttributes: [NSAttributedString.Key.kern: 2] as [NSAttributedString.Key: Any],
      ])
    #expect(text.string == "N\u{E9}")
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func `HTML is an error that names it`() {
    let error = #expect(throws: DocumentReadingError.unsupported(.html)) {
      try NSAttributedString(
        data: Data("<b>a</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
    }
    #expect(error?.description.contains("NSHTML") == true)
  }

  @Test func `text in another encoding is an error`() {
    #expect(throws: DocumentReadingError.wrongEncoding) {
      try NSAttributedString(data: Data([0xFF]), options: [:])
    }
  }
}
