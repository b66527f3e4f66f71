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
}
