import Foundation
import Testing
import UIKit

/// A view as wide as a text.
private final class Word: UIView {
  var length: CGFloat = 0
  override var intrinsicContentSize: CGSize { CGSize(width: length, height: 20) }
}

/// What gives way where contents resist equally and do not fit.
@MainActor struct WidthTieTests {
  /// The widths of contents, the room, and the widths that the views get.
  nonisolated static let rows: [(contents: [CGFloat], room: CGFloat, widths: [CGFloat])] = [
    ([90, 60], 200, [90, 60]), ([90, 60], 100, [40, 60]), ([60, 90], 100, [10, 90]),
    ([120, 50, 60], 150, [40, 50, 60]), ([120, 50, 60], 100, [0, 40, 60]),
    ([200, 60], 60, [0, 60]),
  ]

  private func words(_ contents: [CGFloat], in host: UIView) -> [Word] {
    contents.map { length in
      let word = Word()
      word.length = length
      word.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(word)
      return word
    }
  }

  /// A row whose distances may grow.
  private func layOut(_ words: [Word], in host: UIView, _ room: CGFloat) -> [CGFloat] {
    host.frame = CGRect(x: 0, y: 0, width: room, height: 20)
    var end = host.leadingAnchor
    for (index, word) in words.enumerated() {
      let start = word.leadingAnchor
      let isFirst = index == 0
      (isFirst ? start.constraint(equalTo: end) : start.constraint(greaterThanOrEqualTo: end))
        .isActive = true
      word.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
      end = word.trailingAnchor
    }
    end.constraint(equalTo: host.trailingAnchor).isActive = true
    host.layoutIfNeeded()
    return words.map(\.frame.width)
  }

  @Test(arguments: rows)
  func `of texts that resist equally the earlier one gives way`(
    contents: [CGFloat], room: CGFloat, widths: [CGFloat]
  ) {
    let host = UIView()
    #expect(layOut(words(contents, in: host), in: host, room) == widths)
  }

  @Test(arguments: rows)
  func `a layout does not depend on an earlier one`(
    contents: [CGFloat], room: CGFloat, widths: [CGFloat]
  ) {
    let host = UIView()
    let words = words(contents.map { $0 / 2 }, in: host)
    _ = layOut(words, in: host, room)
    for (word, length) in zip(words, contents) {
      word.length = length
      word.invalidateIntrinsicContentSize()
    }
    host.layoutIfNeeded()
    #expect(words.map(\.frame.width) == widths)
  }

  @Test func `a text that resists more keeps its width wherever it is`() {
    let host = UIView()
    let words = words([60, 90], in: host)
    words[0].setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    #expect(layOut(words, in: host, 100) == [60, 40])
  }
}
