import Foundation
import LayoutModel
import SnapshotSamples
import Synchronization

@testable import LayoutChanges

/// A column of two labels above a footer, whose frames follow from a few values.
struct ColumnValues: Equatable {
  var titleText = "Title"
  var titleLines = 1
  var maxLines = 1
  var gap = 4.0
  var bottom = 20.0
  var width = 320.0
  /// A value that code derives from the title.
  var footerText = "Footer of Title"
  /// A movement that nothing in the layout tells.
  var drift = 0.0

  /// As wide as its text at 10 points a character, in as many lines as it takes and may have.
  private var lines: Int {
    let needed = max(1, Int((Double(titleText.count) * 10 / (width - 40)).rounded(.up)))
    return maxLines == 0 ? needed : min(needed, maxLines)
  }

  var layout: Layout {
    let titleHeight = Double(lines) * 20
    let footerTop = 20 + titleHeight + gap + drift
    var title = LayoutNode.label(
      "title", titleText, x: 20, y: 20, width: width - 40, height: titleHeight, lines: lines)
    if maxLines != 1 { title.attributes["numberOfLines"] = "\(maxLines)" }
    let footer = LayoutNode.label(
      "footer", footerText, x: 20, y: footerTop, width: width - 40, height: 15)
    func anchor(_ view: Int, _ attribute: String) -> LayoutConstraint.Anchor {
      LayoutConstraint.Anchor(view: view, attribute: attribute)
    }
    return Layout(
      .cell(height: footerTop + 15 + bottom, width: width, [title, footer]),
      constraints: [
        LayoutConstraint(
          first: anchor(3, "top"), second: anchor(2, "bottom"), constant: gap,
          origin: "Cell.swift:20"),
        LayoutConstraint(
          first: anchor(3, "bottom"), second: anchor(1, "bottom"), constant: -bottom,
          origin: "Cell.swift:21"),
      ])
  }

  /// Sets the footer as an app does when the title is set.
  mutating func setTitle(_ text: String) {
    titleText = text
    footerText = "Footer of \(text)"
  }
}

/// Undoes changes of the values that a layout follows from.
final class ModelLayout: CounterfactualLayout {
  private let values: ColumnValues
  private let count = Mutex(0)

  init(_ values: ColumnValues) { self.values = values }

  /// How many layouts were tried.
  var tried: Int { count.withLock(\.self) }

  func layout(undoing changes: [LayoutUndo]) -> UndoneLayout? {
    count.withLock { $0 += 1 }
    var values = values
    for change in changes where !undo(change, in: &values) { return nil }
    let layout = values.layout
    return UndoneLayout(
      views: FlatLayout(layout.tree).views.map {
        UndoneLayout.View(node: $0.node, frame: $0.absoluteFrame)
      },
      constraints: layout.constraints)
  }

  private func undo(_ change: LayoutUndo, in values: inout ColumnValues) -> Bool {
    switch change {
    case .property(2, "text", let text?): values.setTitle(text)
    case .property(3, "text", let text?): values.footerText = text
    case .property(2, "numberOfLines", let text): values.maxLines = text.flatMap { Int($0) } ?? 1
    case .constraint(let old?, _?) where old.first.attribute == "top": values.gap = old.constant
    case .constraint(let old?, _?): values.bottom = -old.constant
    case .rootSize(let size) where size.width != values.width: values.width = size.width
    default: return false
    }
    return true
  }
}
