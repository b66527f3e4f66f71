import Foundation
import Testing
import UIKit

@MainActor struct LayoutManagerTests {
  private let storage = NSTextStorage(
    string: "Read the terms of use",
    attributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 17)])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 100, height: 0))

  init() {
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  @Test func `the used rectangle is that of the measured text`() {
    let measured = NSAttributedString(attributedString: storage).boundingRect(
      with: CGSize(width: 100, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading],
      context: nil)
    let used = manager.usedRect(for: container)
    #expect(abs(used.width - measured.width) < 0.01)
    #expect(abs(used.height - measured.height) < 0.01)
    #expect(manager.numberOfGlyphs == 21)
  }

  @Test func `a character is found at the middle of its rectangle`() {
    for index in 0..<storage.length {
      let range = NSRange(location: index, length: 1)
      let rect = manager.boundingRect(forGlyphRange: range, in: container)
      // White space at the end of a line hangs beyond it.
      guard rect.width > 0 else { continue }
      let found = manager.characterIndex(
        for: CGPoint(x: rect.midX, y: rect.midY), in: container,
        fractionOfDistanceBetweenInsertionPoints: nil)
      #expect(found == index)
    }
  }

  @Test func `beside the text the closest character is found`() {
    let last = manager.glyphIndex(for: CGPoint(x: 500, y: 500), in: container)
    #expect(last == storage.length - 1)
    #expect(manager.glyphIndex(for: CGPoint(x: -5, y: -5), in: container) == 0)
  }

  @Test func `the lines have all characters, each once`() {
    var ranges: [NSRange] = []
    var heights: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      rect, _, _, range, _ in
      ranges.append(range)
      heights.append(rect.height)
    }
    #expect(ranges.count == 2)
    #expect(ranges[0].location == 0)
    #expect(ranges[0].upperBound == ranges[1].location)
    #expect(ranges[1].upperBound == 21)
    #expect(heights[0] == heights[1])
  }

  @Test func `a limit of lines ends the layout`() {
    container.maximumNumberOfLines = 1
    #expect(manager.usedRect(for: container).height < 25)
  }

  @Test func `in Arabic the first character is on the right`() {
    storage.setAttributedString(
      NSAttributedString(
        string: "مرحبا", attributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 17)]))
    let first = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 1), in: container)
    let last = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 1), in: container)
    #expect(first.minX > last.minX)
  }

  @Test func `a text view finds the link at a point`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Read the terms of use"
    view.layoutIfNeeded()
    let link = NSRange(location: 9, length: 5)
    let rect = view.layoutManager.boundingRect(forGlyphRange: link, in: view.textContainer)
    let point = CGPoint(
      x: rect.midX + view.textContainerInset.left, y: rect.midY + view.textContainerInset.top)
    let found = view.characterRange(at: point).flatMap {
      view.offset(from: view.beginningOfDocument, to: $0.start)
    }
    #expect(found.map { link.contains($0) } == true)
  }

  @Test func `a text view shows what was changed in its storage`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Old"
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "New text")
    view.layoutIfNeeded()
    #expect(view.text == "New text")
    view.text = "Later"
    #expect(view.textStorage.string == "Later")
  }
}
