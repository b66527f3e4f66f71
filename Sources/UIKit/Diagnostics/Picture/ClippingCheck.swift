internal import Foundation
internal import LayoutModel
internal import NumberText
internal import Typography

/// Finds text clipped by an edge: of its label, of a clipping view, or of the cell.
///
/// 1. A view that clips its text by the same edge as another one has the same cause.
/// 2. A label that a constraint makes 0 points wide or high is intentionally invisible.
@MainActor struct ClippingCheck {
  let tree: VisibleTree
  let names: ViewNames
  let reportedViews: ReportedViews

  private struct Cut: Hashable {
    let edge: ObjectIdentifier
    let side: Side
  }

  /// The problem, the advice and the cause.
  private typealias Text = (statement: String, advice: String, cause: ExplainedDiagnostic.Cause)
  /// What clips a text, with the edge.
  private typealias Clip = (cut: Cut, text: Text, remedy: LayoutRemedy)

  func diagnostics() -> [ExplainedDiagnostic] {
    var found: [(cut: Cut?, view: UIView, text: Text, remedy: LayoutRemedy?, others: Int)] = []
    var collapsed: Set<ObjectIdentifier> = []
    tree.views.first?.view.noteCollapsed(in: &collapsed)
    for visible in tree.views where !visible.texts.isEmpty || visible.view is UILabel {
      if reportedViews.concern(visible.view) || visible.view.isStandIn
        || collapsed.contains(ObjectIdentifier(visible.view))
      {
        continue
      }
      if let text = vanished(visible) ?? lowLabel(visible) ?? narrowLabel(visible) {
        found.append((nil, visible.view, text, nil, 0))
      } else if let (cut, text, remedy) = cut(visible) {
        if let first = found.firstIndex(where: { $0.cut == cut }) {
          found[first].others += 1
        } else {
          found.append((cut, visible.view, text, remedy, 0))
        }
      }
    }
    return found.map { _, view, text, remedy, others in
      let more =
        others == 0 ? "" : " \(others) more \(others == 1 ? "view is" : "views are") cut there."
      return ExplainedDiagnostic(
        .clippedText, view: names.path(of: view), message: text.statement,
        advice: text.advice + more, cause: text.cause, remedy: remedy)
    }
  }

  // MARK: The label's own size

  private func vanished(_ visible: VisibleView) -> Text? {
    guard let label = visible.view as? UILabel, let text = label.text, !text.isEmpty,
      label.isEmptyInPicture
    else { return nil }
    let size = "\(label.bounds.width.shortDescription) × \(label.bounds.height.shortDescription)"
    let name = names.name(of: label)
    let advice =
      label.translatesAutoresizingMaskIntoConstraints
      ? "If constraints lay it out, set \(name).translatesAutoresizingMaskIntoConstraints = false; "
        + "else give it a frame."
      : "Other views take its space: raise its compression resistance, or give it a minimum size."
    return (
      "“\(text.shortened)” is invisible: the label is \(size) points.", advice,
      .vanishedLabel
    )
  }

  private func lowLabel(_ visible: VisibleView) -> Text? {
    guard let label = visible.view as? UILabel else { return nil }
    var isCut = false
    for text in visible.texts where !isCut {
      let (ink, room) = (text.localInk, visible.localFrame)
      isCut =
        Side.top.overhang(of: ink, over: room) > PictureDiagnosis.tolerance
        || Side.bottom.overhang(of: ink, over: room) > PictureDiagnosis.tolerance
    }
    guard isCut else { return nil }
    let height = PixelGrid(scale: label.traitCollection.displayScale)
      .ceiling(Double(label.font.lineHeight)).shortDescription
    let name = names.name(of: label)
    return (
      "The text is clipped at its top and bottom: the label is "
        + "\(label.bounds.height.shortDescription) points high, and a line of its font is \(height).",
      "Remove what fixes the height of \(name), or make it at least \(height).", .lowLabel
    )
  }

  /// A line that neither wraps nor ends with an ellipsis is cut off by its label.
  private func narrowLabel(_ visible: VisibleView) -> Text? {
    guard let label = visible.view as? UILabel, label.cutsSides,
      label.shownLayout?.isTruncated == false
    else { return nil }
    var (side, length) = (Side.left, -Double.infinity)
    for text in visible.texts {
      for end in [Side.left, .right] {
        let overhang = end.overhang(of: text.ink, over: visible.frame)
        if overhang > length { (side, length) = (end, overhang) }
      }
    }
    guard length > PictureDiagnosis.tolerance else { return nil }
    let name = names.name(of: label)
    return (
      "The text is clipped at the \(side.rawValue) of \(name): "
        + "\(length.rounded(.up).shortDescription) points of it are outside.",
      "Give \(name) more width, or choose a lineBreakMode that wraps or ends with an ellipsis.",
      .edge(isSideways: true, length: length)
    )
  }

  // MARK: Edges around it

  private func cut(_ visible: VisibleView) -> Clip? {
    for edge in visible.edges.reversed() {
      // Content beyond it can be scrolled into view.
      if edge.view.scrollsContents { return nil }
      var worst: (side: Side, length: Double)?
      for text in visible.texts {
        let largest = Side.largest(of: text.ink(at: edge.rect), over: edge.rect)
        if let largest, largest.length > worst?.length ?? -.infinity { worst = largest }
      }
      guard let worst else { continue }
      let cut = Cut(edge: ObjectIdentifier(edge.view), side: worst.side)
      let remedy = LayoutRemedy.keepInside(
        view: names.path(of: visible.view), edge: worst.side.attribute,
        container: names.path(of: edge.view.encapsulatedView))
      return (cut, message(visible, edge.view, worst.side, worst.length), remedy)
    }
    return nil
  }

  private func message(
    _ visible: VisibleView, _ edge: UIView, _ side: Side, _ length: Double
  ) -> Text {
    let name = names.name(of: visible.view)
    let isCell = edge.superview == nil
    let outer = isCell ? names.name(of: edge.encapsulatedView) : names.name(of: edge)
    let isVertical = side == .top || side == .bottom
    let amount = length.rounded(.up).shortDescription
    let advice =
      isVertical
      ? "Pin \(name).\(side.rawValue) to \(outer).\(side.rawValue), so that \(outer) becomes as high "
        + "as its contents."
      : "Pin \(name).\(side == .left ? "leading" : "trailing") to that of \(outer), so that the text "
        + "wraps or ends with an ellipsis."
    return (
      "The text is clipped at the \(side.rawValue) of \(isCell ? "the cell" : outer): \(amount) points "
        + "of it are outside.", advice, .edge(isSideways: !isVertical, length: length)
    )
  }
}

extension UILabel {
  /// Whether no pixel of the text is visible.
  fileprivate var isEmptyInPicture: Bool { bounds.width < 0.5 || bounds.height < 0.5 }
}

extension UIView {
  /// Collects the views of the tree to which a constraint intentionally gives a size of 0, themselves or an ancestor.
  fileprivate func noteCollapsed(in views: inout Set<ObjectIdentifier>, isInside: Bool = false) {
    var isCollapsed = isInside
    for constraint in constraints where !isCollapsed && constraint.constant == 0 {
      isCollapsed =
        constraint.first === self && constraint.second == nil
        && constraint.firstAttribute.kind == .size && constraint.relation == .equal
    }
    if isCollapsed { views.insert(ObjectIdentifier(self)) }
    for subview in storedSubviews { subview.noteCollapsed(in: &views, isInside: isCollapsed) }
  }
}

extension String {
  /// As many characters as UIKit's own messages show of a text.
  var shortened: String {
    count > ItemName.textLimit ? prefix(ItemName.textLimit) + "…" : self
  }
}
