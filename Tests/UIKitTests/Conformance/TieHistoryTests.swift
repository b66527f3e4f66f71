import Foundation
import Testing
import UIKit

/// A view with an intrinsic size set by a test.
private final class Content: UIView {
  var size = CGSize(width: 50, height: 20) { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { size }
}

/// Two views side by side, one of which must be wider than its contents: a tie.
@MainActor private struct Row {
  let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
  let first = Content()
  let second = Content()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
      view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
  }

  var frames: [CGRect] { [first.frame, second.frame] }
}

@MainActor struct TieHistoryTests {
  nonisolated enum Change: CaseIterable {
    case contents
    case hugging
    case newConstraint
  }

  @Test(arguments: Change.allCases)
  func `a tie is broken as in a new layout, whatever earlier changes`(change: Change) {
    let changed = Row()
    changed.host.layoutIfNeeded()
    apply(change, to: changed)
    let fresh = Row()
    apply(change, to: fresh)
    fresh.host.layoutIfNeeded()
    changed.host.layoutIfNeeded()
    #expect(changed.frames == fresh.frames)
  }

  private func apply(_ change: Change, to row: Row) {
    switch change {
    case .contents: row.first.size.width = 60
    case .hugging:
      for view in [row.second, row.first] {
        view.setContentHuggingPriority(UILayoutPriority(300), for: .horizontal)
      }
    case .newConstraint:
      let width = row.first.widthAnchor.constraint(equalToConstant: 40)
      width.priority = .defaultLow
      width.isActive = true
    }
  }
}
