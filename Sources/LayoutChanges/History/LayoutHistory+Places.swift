public import Foundation
import LayoutModel

/// Who placed each view.
extension LayoutHistory {
  /// A view of the last version.
  public struct Place: Hashable, Sendable {
    /// The view path.
    public let view: String
    /// The frame in the superview's coordinates, in points.
    public let frame: CGRect
    /// The version that gave the view this frame.
    public let origin: Origin
  }

  /// The views of the last version in drawing order; none if it is not known.
  ///
  /// A view that was renamed, or is in another superview, is followed. A frame that a view had before counts as given
  /// again.
  public var places: [Place] {
    guard let last = versions.last?.layout else { return [] }
    let views = FlatLayout(last.tree).views
    var origins: [Origin?] = Array(repeating: nil, count: views.count)
    // The place of each view in the version that is looked at; nil once its origin is known.
    var followed: [Int?] = Array(views.indices)
    for version in versions.indices.reversed() where followed.contains(where: { $0 != nil }) {
      let step = Step(versions, to: version)
      for view in views.indices {
        guard let index = followed[view] else { continue }
        followed[view] = step.place(ofSteady: index)
        if followed[view] == nil {
          origins[view] = Origin(version: version, isCertain: step.isCertain)
        }
      }
    }
    return zip(views, origins).compactMap { view, origin in
      origin.map { Place(view: view.path, frame: view.node.frame, origin: $0) }
    }
  }

  /// A version and the one before it.
  private struct Step {
    private let difference: LayoutDifference?
    let isCertain: Bool

    init(_ versions: [Version], to version: Int) {
      let old = version > 0 ? versions[version - 1] : .absent
      isCertain = if case .unknown = old { false } else { true }
      difference =
        if let old = old.layout, let new = versions[version].layout {
          LayoutDifference(from: old, to: new)
        } else {
          nil
        }
    }

    /// Returns where a view was before; nil if it was not there, or had another frame.
    func place(ofSteady index: Int) -> Int? {
      guard let view = difference?.differences[index], view.displacement.isZero,
        view.old.node.isHidden == view.new.node.isHidden
      else { return nil }
      return difference?.matching.oldOfNew[index]
    }
  }
}
