import Foundation
import UIKit

private let reference = "https://developer.apple.com/documentation/uikit/uistackview/"
private let distribution = reference + "distribution-swift.enum"

// UIKit's pages about stack views.
extension Probe {
  static let ofStacks = [
    row(
      distribution, "fill stretches the view that hugs least", [[0, 40], [50, 270]],
      { [Block(40, 10), $0.hugging(249)] }
    ) { _ in },
    row(distribution, "fillEqually", [[0, 100], [110, 100], [220, 100]]) {
      $0.distribution = .fillEqually
    },
    row(
      distribution, "fillProportionally", [[0, 120], [120, 200]],
      { _ in [Block(30, 10), Block(50, 10)] }
    ) {
      $0.distribution = .fillProportionally
      $0.spacing = 0
    },
    row(distribution, "equalSpacing", [[0, 40], [140, 60], [300, 20]]) {
      $0.distribution = .equalSpacing
    },
    row(distribution, "equalCentering", [[0, 40], [135, 60], [300, 20]]) {
      $0.distribution = .equalCentering
    },
    row(reference + "spacing", "spacing", [[0, 40], [50, 60], [120, 20]], isFilling: false) { _ in
    },
    row(
      reference + "setcustomspacing(_:after:)", "custom spacing",
      [[0, 40], [65, 60], [135, 20]],
      isFilling: false
    ) { $0.setCustomSpacing(25, after: $0.arrangedSubviews[0]) },
    row(
      "https://developer.apple.com/documentation/uikit/uistackview",
      "a hidden view takes no space", [[0, 40], [50, 20]], isFilling: false
    ) { $0.arrangedSubviews[1].isHidden = true },
    row(
      reference + "islayoutmarginsrelativearrangement", "views inside of margins",
      [[8, 40], [58, 60], [128, 20]], isFilling: false
    ) { $0.isLayoutMarginsRelativeArrangement = true },
    Probe(
      source: reference + "alignment-swift.enum", claim: "center", axis: .vertical,
      spans: [[15, 10], [0, 40]]
    ) { host in
      host.addStack([Block(10, 10), Block(10, 40)], filling: false) { $0.alignment = .center }
        .arrangedSubviews
    },
    Probe(
      source: reference + "alignment-swift.enum", claim: "trailing views of a column",
      spans: [[30, 10], [0, 40]]
    ) { host in
      host.addStack([Block(10, 10), Block(40, 10)], filling: false) {
        $0.axis = .vertical
        $0.alignment = .trailing
      }.arrangedSubviews
    },
  ]

  /// A row of views, 10 points apart; by default they are 40, 60 and 20 points wide.
  private static func row(
    _ source: String, _ claim: String, _ spans: [[Double]], isFilling: Bool = true,
    _ views: @escaping @MainActor @Sendable (UIView) -> [UIView] = { _ in
      [Block(40, 10), Block(60, 10), Block(20, 10)]
    }, _ change: @escaping @MainActor @Sendable (UIStackView) -> Void
  ) -> Probe {
    Probe(source: source, claim: claim, spans: spans) { host in
      let stack = host.addStack(views(host), filling: isFilling) {
        $0.spacing = 10
        change($0)
      }
      return stack.arrangedSubviews.filter { !$0.isHidden }
    }
  }
}

extension UIView {
  /// Returns a view of 40 points with a horizontal hugging priority.
  fileprivate func hugging(_ priority: Float) -> UIView {
    let view = Block(40, 10)
    view.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
    return view
  }
}
