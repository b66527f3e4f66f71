import Foundation
import Testing
import UIKit

@MainActor struct TextInputTests {
  private let field = UITextField()

  @Test func `text is inserted at the selection`() {
    field.text = "1234"
    field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 2).flatMap {
      field.textRange(from: $0, to: $0)
    }
    field.insertText("-")
    #expect(field.text == "12-34")
    field.deleteBackward()
    #expect(field.text == "1234")
  }

  @Test func `a character of several units is removed whole`() {
    field.text = "a👩‍👩‍👧"
    field.deleteBackward()
    #expect(field.text == "a")
    field.deleteBackward()
    field.deleteBackward()
    #expect(!field.hasText)
  }

  @Test func `places are compared and ranges read`() throws {
    field.text = "Anna"
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    #expect(field.compare(place, to: field.endOfDocument) == .orderedAscending)
    #expect(field.offset(from: place, to: field.endOfDocument) == 2)
    let range = try #require(field.textRange(from: place, to: field.endOfDocument))
    #expect(field.text(in: range) == "na")
    #expect(field.position(from: place, offset: 3) == nil)
    field.replace(range, withText: "other")
    #expect(field.text == "Another")
  }

  @Test func `a subclass hears of deletion`() {
    let field = CodeField()
    field.deleteBackward()
    #expect(field.deletions == 1)
  }
}

private final class CodeField: UITextField {
  var deletions = 0

  override func deleteBackward() {
    deletions += 1
    super.deleteBackward()
  }
}
