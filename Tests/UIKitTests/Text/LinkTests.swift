import Foundation
import Testing

@testable import Graphics
@testable import UIKit

/// Links in attributed texts.
@MainActor struct LinkTests {
  private let text = NSAttributedString(
    string: "Terms",
    attributes: [.link: "https://example.org", .foregroundColor: UIColor.red])

  private func attributes(_ label: UILabel) throws -> (color: Color, isUnderlined: Bool) {
    label.sizeToFit()
    let lines = try #require(label.drawnLayout(in: label.bounds.size)?.lines)
    let run = try #require(lines.first?.runs.first)
    return (run.color, lines.contains { !$0.drawing(scale: 2).underlines.isEmpty })
  }

  @Test func `a label draws a link blue and underlined, whatever its colour`() throws {
    let label = UILabel()
    label.attributedText = text
    let drawn = try attributes(label)
    #expect(drawn.color == UIColor.link.resolved(with: label.traitCollection))
    #expect(drawn.isUnderlined)
    #expect(label.attributedText?.attribute(.link, at: 0, effectiveRange: nil) as? String != nil)
  }

  @Test func `a text view draws a link in its tint colour, without a line`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.attributedText = text
    let label = try #require(view.subviews.first as? UILabel)
    #expect(try attributes(label).color == UIColor.tintColor.resolved(with: view.traitCollection))
    #expect(try !attributes(label).isUnderlined)
    view.tintColor = .green
    #expect(try attributes(label).color == UIColor.green.resolved(with: view.traitCollection))
  }

  @Test func `a text view's attributes of links replace those of the text`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.linkTextAttributes = [.foregroundColor: UIColor.purple, .underlineStyle: 1]
    view.attributedText = text
    let label = try #require(view.subviews.first as? UILabel)
    #expect(try attributes(label).color == UIColor.purple.resolved(with: view.traitCollection))
    #expect(try attributes(label).isUnderlined)
    view.linkTextAttributes = nil
    #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == view.tintColor)
  }

  @Test func `a layout's text names where a link leads`() throws {
    let label = UILabel()
    label.attributedText = text
    let run = try #require(label.describedTextAttributes["textRun 01"])
    #expect(run.contains("link https://example.org"))
  }
}
