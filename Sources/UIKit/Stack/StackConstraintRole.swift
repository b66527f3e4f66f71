/// The role of a stack view's constraint; UIKit's messages print it as the identifier.
package enum StackConstraintRole: String, Sendable {
  case canvasConnection = "UISV-canvas-connection"
  case canvasFit = "UISV-canvas-fit"
  case spacing = "UISV-spacing"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case hiding = "UISV-hiding"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
}

/// The priorities observed in UIKit's stack views.
enum StackPriority {
  /// Just below required: a hidden view keeps a size that a required constraint gives it (rule `stack-hidden-size`).
  static let hiding = UILayoutPriority(999.9)
  /// The first of the proportions; each later one is 1 weaker.
  static let proportion = UILayoutPriority(999)
  static let spanning = UILayoutPriority(999.5)
  /// The last of the proportions, and those after it.
  static let leastProportion = UILayoutPriority(760)
  static let equalCentering = UILayoutPriority(149)
  static let spanningFit = UILayoutPriority(51)
  static let canvasFit = UILayoutPriority(49)
  static let suppression = UILayoutPriority(25)
  /// Ten above a text's resistance to compression.
  static func textWidth(_ resistance: UILayoutPriority) -> UILayoutPriority {
    UILayoutPriority(min(resistance.rawValue + 10, proportion.rawValue))
  }
  /// Below all of UIKit's: with baseline alignment, it decides where a tall stack has its views.
  static let baselineEdge = UILayoutPriority(24)
}

/// A rectangle that a stack view lays out to hold its views.
class StackGuide: UILayoutGuide {
  required init(owningView: UIView, identifier: String) {
    super.init()
    self.owningView = owningView
    self.identifier = identifier
  }

  required init?(coder: NSCoder) { nil }
}

/// The gap between two views of a stack, or between their centres.
final class StackGapGuide: StackGuide {
  override var className: String { "_UIOLAGapGuide" }
}

/// The item that spans all views of a stack across its axis.
final class StackSpanner: StackGuide {
  override var className: String { "_UILayoutSpacer" }
}

extension NSLayoutConstraint.Axis {
  var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  var center: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
  var size: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  var crossing: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
