internal import Foundation
internal import LayoutModel

/// Finds visual problems that may occur even if every constraint holds: clipped text, views outside their container or
/// on top of each other, low contrast.
@MainActor struct PictureDiagnosis {
  /// Overlaps or clipping below this, in points, are rounding or the space that fonts leave around letters.
  static let tolerance = 1.0

  private let root: UIView
  private let names: ViewNames

  init(root: UIView, names: ViewNames) {
    self.root = root
    self.names = names
  }

  func diagnostics(besides reportedViews: ReportedViews) -> [ExplainedDiagnostic] {
    guard !root.bounds.isEmpty else { return [] }
    let tree = VisibleTree(root: root)
    var reportedViews = reportedViews
    let clipped = ClippingCheck(tree: tree, names: names, reportedViews: reportedViews)
      .diagnostics()
    let outside = BoundsCheck(tree: tree, names: names, reportedViews: reportedViews).findings()
    // Overlaps of misplaced views are not reported.
    for finding in outside { reportedViews.include(finding.view) }
    return clipped + outside.map(\.diagnostic)
      + OverlapCheck(tree: tree, names: names, reportedViews: reportedViews).diagnostics()
      + ContrastCheck(tree: tree, names: names, canvas: root.canvasColor).diagnostics()
      + HitTargetCheck(tree: tree, names: names).diagnostics()
  }
}

/// The side of a rectangle beyond which something extends.
enum Side: String, CaseIterable {
  case top
  case bottom
  case left
  case right

  /// The edge that constraints name, as in most languages.
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    }
  }

  /// How far a rectangle extends beyond this side of another.
  func overhang(of rect: CGRect, over edge: CGRect) -> Double {
    switch self {
    case .top: edge.minY - rect.minY
    case .bottom: rect.maxY - edge.maxY
    case .left: edge.minX - rect.minX
    case .right: rect.maxX - edge.maxX
    }
  }

  /// The largest overhang, if one is above the tolerance.
  @MainActor static func largest(of rect: CGRect, over edge: CGRect) -> (
    side: Side, length: Double
  )? {
    var largest: (side: Side, length: Double)?
    for side in allCases {
      let length = side.overhang(of: rect, over: edge)
      if length > largest?.length ?? PictureDiagnosis.tolerance { largest = (side, length) }
    }
    return largest
  }
}

extension CGRect {
  /// Whether two rectangles share more than the space around letters.
  @MainActor func meets(_ other: CGRect) -> Bool {
    let shared = sharedPart(other)
    return !shared.isNull && shared.width > PictureDiagnosis.tolerance
      && shared.height > PictureDiagnosis.tolerance
  }

  /// Whether another rectangle lies inside this one, up to the tolerance.
  @MainActor func holds(_ other: CGRect) -> Bool {
    insetBy(dx: -PictureDiagnosis.tolerance, dy: -PictureDiagnosis.tolerance).contains(other)
  }
}
