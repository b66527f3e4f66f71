import Graphics
import Testing

@testable import UIKit

/// What a label draws beyond its bounds.
@MainActor struct LabelClippingTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  private func add(_ label: UILabel, _ frame: CGRect) -> UILabel {
    label.frame = frame
    host.addSubview(label)
    return label
  }

  /// The columns of pixels that are not white.
  private func columns() throws -> ClosedRange<Int>? {
    let bitmap = try Rasterizer(scale: 1).draw(host.displayList(), background: .white)
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    let found = (0..<bitmap.width).filter { x in
      (0..<bitmap.height).contains { bitmap[x, $0] != white }
    }
    return found.first.flatMap { first in found.last.map { first...$0 } }
  }

  @Test func `text is cut off at the sides of a narrow label`() throws {
    let label = add(UILabel(), CGRect(x: 40, y: 10, width: 8, height: 30))
    label.text = "MMMM"
    label.lineBreakMode = .byClipping
    let columns = try #require(try columns())
    #expect(columns.lowerBound >= 40 && columns.upperBound == 47)
  }

  @Test func `a label's sides between two pixels cut at the outer ones`() throws {
    let label = add(UILabel(), CGRect(x: 40.5, y: 10, width: 8, height: 30))
    label.text = "MMMM"
    label.lineBreakMode = .byClipping
    #expect(try columns()?.upperBound == 48)
  }

  @Test func `a shadow is cut off too`() throws {
    let label = add(UILabel(), CGRect(x: 40, y: 10, width: 20, height: 30))
    label.text = "M"
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 15, height: 0)
    #expect(try columns()?.upperBound == 59)
  }

  @Test func `nothing is cut off above and below`() throws {
    let label = add(UILabel(), CGRect(x: 10, y: 30, width: 80, height: 2))
    label.text = "My"
    let bitmap = try Rasterizer(scale: 1).draw(host.displayList(), background: .white)
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    let rows = (0..<60).filter { y in (0..<100).contains { bitmap[$0, y] != white } }
    #expect(rows.count > 12)
  }

  @Test func `a text view's text is cut off only by the text view`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.text = "Text"
    #expect(!view.displayList().description.contains("-100000"))
  }

  @Test func `a line that its label cuts off is reported`() throws {
    let label = add(UILabel(), CGRect(x: 10, y: 10, width: 40, height: 21))
    label.text = "Some words"
    let diagnosis = LayoutDiagnosis(root: host, names: ViewNames(root: host))
    #expect(diagnosis.diagnostics(fittingHeight: nil).map(\.kind) == [.truncatedText])
    label.lineBreakMode = .byClipping
    let found = diagnosis.diagnostics(fittingHeight: nil)
    #expect(found.map(\.kind) == [.clippedText])
    #expect(
      found.first?.statement.hasPrefix("The text is clipped at the right of UILabel[0]:") == true)
  }
}
