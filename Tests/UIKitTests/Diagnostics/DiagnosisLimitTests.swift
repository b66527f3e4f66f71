import LayoutModel
import Testing

@testable import UIKit

/// What is reported just below a tolerance of the diagnosis, at it and just above it.
@MainActor struct DiagnosisLimitTests {
  private func kinds(_ root: UIView, fittingHeight: Double? = nil) -> Set<Diagnostic.Kind> {
    root.layoutIfNeeded()
    let found = LayoutDiagnosis(root: root, names: ViewNames(root: root))
      .diagnostics(fittingHeight: fittingHeight)
    return Set(found.map(\.kind))
  }

  /// A view in a root of 320 × 100 points, tied to all its sides but where constraints say otherwise.
  private func root(_ constraints: (UIView) -> [NSLayoutConstraint]) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate(
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ] + constraints(view))
    return root
  }

  @Test(arguments: [(0, true), (0.01, true), (0.0101, false), (1, false)] as [(Double, Bool)])
  func `a cell of a hundredth of a point has collapsed`(height: Double, isCollapsed: Bool) {
    let root = root { [$0.widthAnchor.constraint(equalToConstant: 10)] }
    #expect(kinds(root, fittingHeight: height).contains(.zeroHeight) == isCollapsed)
  }

  @Test(arguments: [(0.005, false), (0.009, false), (0.011, true), (1, true)] as [(CGFloat, Bool)])
  func `a size that is free by a hundredth of a point is ambiguous`(
    room: CGFloat, isAmbiguous: Bool
  ) {
    let root = root {
      [
        $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
        $0.widthAnchor.constraint(lessThanOrEqualToConstant: 10 + room),
      ]
    }
    #expect(kinds(root).contains(.ambiguousLayout) == isAmbiguous)
  }

  @Test(arguments: [(49, ""), (50, ""), (51, "1 more view was"), (52, "2 more views were")])
  func `fifty ambiguous views are reported`(count: Int, rest: String) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
      ])
    }
    root.layoutIfNeeded()
    let found = LayoutDiagnosis(root: root, names: ViewNames(root: root))
      .diagnostics(fittingHeight: nil).map(\.diagnostic)
    #expect(found.map(\.kind) == Array(repeating: .ambiguousLayout, count: min(count, 50)))
    let end = "; \(rest) not checked."
    #expect(found.last?.message.contains(end) == !rest.isEmpty, "\(found.last?.message ?? "")")
  }

  @Test(arguments: [(0.5, false), (1, false), (1.5, true)] as [(CGFloat, Bool)])
  func `a box that leaves the cell by a point is not outside`(overhang: CGFloat, isOutside: Bool) {
    let sample = PictureCell()
    sample.box("box", CGRect(x: 290 + overhang, y: 10, width: 30, height: 30), color: .red)
    #expect(sample.kinds == (isOutside ? ["outOfBounds contentView/box"] : []))
  }

  @Test(arguments: [(5.5, false), (6, false), (6.5, true)] as [(CGFloat, Bool)])
  func `controls without a background that share six points do not overlap`(
    shared: CGFloat, isOver: Bool
  ) {
    let sample = PictureCell()
    sample.button("first", CGRect(x: 100, y: 5, width: 60, height: 44))
    sample.button("second", CGRect(x: 160 - shared, y: 5, width: 60, height: 44))
    #expect(sample.kinds == (isOver ? ["overlap contentView/second"] : []))
  }

  @Test(arguments: [(43.5, true), (44, false), (44.5, false)] as [(CGFloat, Bool)])
  func `a hit target has 44 points at least`(side: CGFloat, isSmall: Bool) {
    for size in [CGSize(width: side, height: 60), CGSize(width: 60, height: side)] {
      let sample = PictureCell()
      sample.button("button", CGRect(origin: CGPoint(x: 100, y: 5), size: size))
      #expect(sample.kinds == (isSmall ? ["smallHitTarget contentView/button"] : []))
    }
  }

  /// On white, #767676 has a contrast of 4.54 and #777777 one of 4.48, #949494 of 3.03 and #959595 of 2.995.
  @Test(
    arguments: [
      (0x76, 17, false), (0x77, 17, true), (0x94, 17.5, true), (0x77, 18, false),
      (0x94, 18, false), (0x95, 18, true), (0x94, 18.5, false),
    ] as [(Int, CGFloat, Bool)])
  func `text has a contrast of 4.5, or of 3 from 18 points on`(
    grey: Int, size: CGFloat, isLow: Bool
  ) {
    let sample = PictureCell()
    let label = sample.label("title", "Title", CGRect(x: 16, y: 10, width: 200, height: 30))
    label.font = .systemFont(ofSize: size)
    label.textColor = UIColor(white: CGFloat(grey) / 255, alpha: 1)
    #expect(sample.kinds == (isLow ? ["lowContrast contentView/title"] : []))
  }

  @Test(arguments: [(4, ""), (5, ""), (6, " and 1 more"), (7, " and 2 more")])
  func `five characters without a glyph are named`(count: Int, rest: String) {
    // Egyptian hieroglyphs, which none of the fonts has.
    let codes = (0..<count).map { 0x13000 + $0 }
    let text = String(String.UnicodeScalarView(codes.compactMap(Unicode.Scalar.init)))
    let sample = PictureCell()
    sample.label("title", text, CGRect(x: 16, y: 10, width: 288, height: 30))
    let found = sample.diagnostics.first { $0.kind == .missingGlyph }
    let last = String(codes[min(count, 5) - 1], radix: 16, uppercase: true)
    #expect(found?.message.contains("(U+\(last))\(rest), so a box is drawn") == true)
  }

  @Test(arguments: [(24, ""), (25, ""), (26, "…")])
  func `25 characters of an invisible text are quoted`(count: Int, end: String) {
    let sample = PictureCell()
    let text = String(repeating: "x", count: count)
    sample.label("title", text, CGRect(x: 16, y: 10, width: 0, height: 30))
    let found = sample.diagnostics.first { $0.kind == .clippedText }
    #expect(
      found?.message.hasPrefix("“\(text.prefix(25))\(end)” is invisible") == true)
  }

  @Test(arguments: [(2, "a or b"), (3, "a or b or c"), (4, "a or b or c")])
  func `three ends of a broken chain are named`(count: Int, list: String) throws {
    let sample = ChainCell()
    let boxes = ["a", "b", "c", "d"].prefix(count).map { sample.box($0) }
    for (index, box) in boxes.enumerated() {
      sample.span(box, from: CGFloat(index) * 20, width: 10)
      sample.tie(
        box.topAnchor.constraint(equalTo: sample.content.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 10))
    }
    let message = try #require(sample.collapse())
    let ends = list.replacing(" or ", with: ".bottom or ") + ".bottom"
    #expect(message.contains("no constraint connects \(ends) to contentView.bottom"), "\(message)")
  }
}
