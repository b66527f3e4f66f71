internal import Foundation
internal import LayoutModel
internal import NumberText

/// Finds views outside their container.
///
/// 1. Beyond the cell: backgrounds, pictures and controls; text is clipped text. A clipping ancestor means that this is
///    intentional.
/// 2. Beyond a view with a visible edge, such as a card: text, and controls with a visible edge.
/// 3. Beyond a container without a size: anything that draws, reported on the container.
@MainActor struct BoundsCheck {
  let tree: VisibleTree
  let names: ViewNames
  let reportedViews: ReportedViews

  /// Returns the views outside, each with its finding.
  func findings() -> [(view: UIView, diagnostic: ExplainedDiagnostic)] {
    // The views reported, and those inside them.
    var reported: Set<Int> = []
    var found: [(view: UIView, diagnostic: ExplainedDiagnostic)] = []
    for (index, visible) in tree.views.enumerated() where index > 0 {
      if let outer = visible.ancestors.last, reported.contains(outer) { reported.insert(index) }
      guard !reported.contains(index), !reportedViews.concern(visible.view) else { continue }
      if let (view, text) = emptyContainer(of: visible) {
        reported.formUnion([view, index])
        found.append(report(tree.views[view].view, text, .emptyContainer))
      } else if let text = beyondCell(visible) ?? beyondCard(visible) {
        reported.insert(index)
        found.append(report(visible.view, text, nil))
      }
    }
    return found
  }

  /// The problem and the advice.
  private typealias Text = (statement: String, advice: String, remedy: LayoutRemedy)

  private func report(
    _ view: UIView, _ text: Text, _ cause: ExplainedDiagnostic.Cause?
  ) -> (view: UIView, diagnostic: ExplainedDiagnostic) {
    (
      view,
      ExplainedDiagnostic(
        .outOfBounds, view: names.path(of: view), message: text.statement, advice: text.advice,
        cause: cause, remedy: text.remedy, unsettled: [names.path(of: view)])
    )
  }

  private func beyondCell(_ visible: VisibleView) -> Text? {
    // The first edge is the root's, whether it clips or not.
    let isClipped =
      visible.edges.count > 1 || !visible.ancestors.isEmpty && tree.views[0].view.clipsToBounds
    guard !isClipped, visible.texts.isEmpty, visible.hasContent || visible.hasVisibleEdge,
      let cell = visible.edges.first
    else { return nil }
    let drawn =
      visible.images.first.map { rect in
        visible.view.clipsToBounds ? rect.sharedPart(visible.frame) : rect
      } ?? visible.frame
    guard !drawn.isEmpty, let worst = Side.largest(of: drawn, over: cell.rect) else { return nil }
    let isOutside = !drawn.touches(cell.rect)
    return message(visible.view, drawn, worst, of: cell.view, isOutside: isOutside)
  }

  private func beyondCard(_ visible: VisibleView) -> Text? {
    guard !visible.texts.isEmpty || visible.isVisibleControl || visible.hasShapes,
      let card = visible.ancestors.last(where: { $0 > 0 && tree.views[$0].hasVisibleEdge })
    else { return nil }
    let outer = tree.views[card]
    guard !outer.view.clipsToBounds, !outer.frame.isEmpty else { return nil }
    let rects =
      visible.texts.isEmpty ? [visible.frame] : visible.texts.map { $0.ink(at: outer.frame) }
    let overhangs = rects.compactMap { rect in
      Side.largest(of: rect, over: outer.frame).map { (rect, $0) }
    }
    guard let (rect, worst) = overhangs.max(by: { $0.1.length < $1.1.length }) else { return nil }
    return message(
      visible.view, rect, worst, of: outer.view, isOutside: !rect.touches(outer.frame))
  }

  /// A container without a size that does not clip its content.
  private func emptyContainer(of visible: VisibleView) -> (Int, Text)? {
    guard !visible.texts.isEmpty || !visible.images.isEmpty,
      let index = visible.ancestors.last, index > 0
    else { return nil }
    let outer = tree.views[index]
    let height = outer.frame.height
    let width = outer.frame.width
    guard min(width, height) < 0.5, !outer.view.clipsToBounds else { return nil }
    let name = names.name(of: visible.view)
    let container = names.name(of: outer.view)
    let (length, edge) = height < 0.5 ? ("high", "bottom") : ("wide", "trailing")
    return (
      index,
      (
        "\(container) is 0 points \(length), and \(name) is drawn outside it.",
        "Pin the \(edge) of its last subview to \(container).\(edge), so that it becomes as "
          + "\(length) as its contents.",
        .enclose(
          container: names.path(of: outer.view), axis: height < 0.5 ? .vertical : .horizontal)
      )
    )
  }

  private func message(
    _ view: UIView, _ rect: CGRect, _ worst: (side: Side, length: Double), of outer: UIView,
    isOutside: Bool
  ) -> Text {
    let isCell = outer.superview == nil
    let target = names.name(of: outer.encapsulatedView)
    let outerName = isCell ? "the cell" : target
    let name = names.name(of: view)
    let edge = worst.side.attribute
    let what =
      isOutside
      ? "lies outside \(outerName)"
      : "reaches \(worst.length.shortDescription) points beyond the \(worst.side.rawValue) of "
        + outerName
    return (
      "\(name) \(what): its rectangle is \(rect.shortDescription).",
      "Pin \(name).\(edge.name) to \(target).\(edge.name), or set clipsToBounds if clipping is intended.",
      .keepInside(
        view: names.path(of: view), edge: edge, container: names.path(of: outer.encapsulatedView))
    )
  }
}
