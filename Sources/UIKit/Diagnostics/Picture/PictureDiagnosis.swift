internal import Foundation

/// Finds what is wrong with a picture although every constraint may hold: text that is cut, views
/// that lie outside or on top of each other, colours that are hard to tell apart.
@MainActor struct PictureDiagnosis {
  /// Less than this many points of overlap or cut is rounding, or the room that fonts leave around
  /// letters.
  static let tolerance = 1.0

  private let root: UIView
  private let names: ViewNames

  init(root: UIView, names: ViewNames) {
    self.root = root
    self.names = names
  }

  func diagnostics(besides suspects: Suspects) -> [ExplainedDiagnostic] {
    guard !root.bounds.isEmpty else { return [] }
    let tree = VisibleTree(root: root)
    var suspects = suspects
    let clipped = ClippingCheck(tree: tree, names: names, suspects: suspects).diagnostics()
    let outside = BoundsCheck(tree: tree, names: names, suspects: suspects).findings()
    // What lies in the wrong place need not be told what it lies over.
    for finding in outside { suspects.include(finding.view) }
    return clipped + outside.map(\.diagnostic)
      + OverlapCheck(tree: tree, names: names, suspects: suspects).diagnostics()
      + ContrastCheck(tree: tree, names: names, canvas: root.canvasColor).diagnostics()
      + HitTargetCheck(tree: tree, names: names).diagnostics()
  }
}

/// The side of a rectangle that something reaches beyond.
enum Side: String, CaseIterable {
  case top
  case bottom
  case left
  case right

  /// How far a rectangle reaches beyond this side of another.
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
    let overhangs = allCases.map { (side: $0, length: $0.overhang(of: rect, over: edge)) }
    guard let largest = overhangs.max(by: { $0.length < $1.length }),
      largest.length > PictureDiagnosis.tolerance
    else { return nil }
    return largest
  }
}

extension CGRect {
  /// Whether two rectangles share more than the room around letters.
  @MainActor func meets(_ other: CGRect) -> Bool {
    let shared = intersection(other)
    return !shared.isNull && shared.width > PictureDiagnosis.tolerance
      && shared.height > PictureDiagnosis.tolerance
  }

  /// Whether another rectangle lies inside this one, up to the tolerance.
  @MainActor func holds(_ other: CGRect) -> Bool {
    insetBy(dx: -PictureDiagnosis.tolerance, dy: -PictureDiagnosis.tolerance).contains(other)
  }
}
