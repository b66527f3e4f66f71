import Foundation
import LayoutChanges
import LayoutModel
import SnapshotSamples
import Testing

/// Where views that changed may be drawn over one that did not.
struct CoveredViewTests {
  /// A label, and beside it a card with a shadow, out of which a badge sticks.
  private func layout(opacity: String, clips: Bool = false) -> Layout {
    var attributes = [
      "layer.shadowOpacity": opacity, "layer.shadowRadius": "2", "layer.shadowOffset": "0 0",
    ]
    attributes["clipsToBounds"] = clips ? "true" : nil
    let badge = LayoutNode.view("badge", "UIView", x: 2, y: 30, width: 10, height: 10)
    let card = LayoutNode.view(
      "card", "UIView", x: 30, y: 0, width: 10, height: 10, attributes: attributes,
      holding: [badge])
    let label = LayoutNode.label("label", "Text", x: 0, y: 30, width: 30, height: 10)
    return Layout(
      .cell(height: 50, width: 100, [label, card]), constraints: [],
      vocabulary: LayoutVocabulary.current)
  }

  private func covers(clips: Bool) -> [CGRect] {
    LayoutComparison(
      from: layout(opacity: "0.5", clips: clips), to: layout(opacity: "0.9", clips: clips)
    )
    .steadyViews.first { $0.path == "contentView/label" }?.covers ?? []
  }

  @Test func `a shadow is that of all that is in a view`() {
    let shadow = CGRect(x: 25, y: -7, width: 24, height: 24)
    #expect(covers(clips: false).contains { $0.contains(shadow) })
  }

  @Test func `what a view clips has no shadow outside`() { #expect(covers(clips: true).isEmpty) }
}
