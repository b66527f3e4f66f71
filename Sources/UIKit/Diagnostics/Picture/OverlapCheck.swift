internal import Foundation
internal import LayoutModel
internal import NumberText

/// Finds views with overlapping contents.
///
/// 1. Drawn content is compared, not frames: lines of text without the space around letters, images, controls. A view
///    and its descendants do not count as overlapping, nor do parts of one control.
/// 2. Text over text is a mistake; so is text partly over an image or a visible control, a control partly over another,
///    and an opaque view that covers part of a text.
/// 3. Text inside an image is a caption, text inside a control its title, a control inside another a part of it, a box
///    over an image a badge, images over images a stack, a view that covers a whole text a placeholder, the same text
///    twice a shadow.
@MainActor struct OverlapCheck {
  let tree: VisibleTree
  let names: ViewNames
  let reportedViews: ReportedViews

  func diagnostics() -> [ExplainedDiagnostic] {
    let candidates = tree.views.indices.filter { index in
      let visible = tree.views[index]
      return (visible.hasContent || visible.isOpaque) && !reportedViews.concern(visible.view)
    }
    let all = tree.index(of: candidates, by: \.overlappingExtent)
    var unreported = all
    let members = Dictionary(grouping: candidates, by: unit)
    var found = Overlaps(viewCount: tree.views.count)
    for upper in candidates {
      let known = found.all.count
      var lowers = all.indices(meeting: tree.views[upper].overlappingExtent, below: upper)
      var last = -1
      while !found.concern(unit(upper)), let lower = lowers.next() {
        compare(lower, upper, &found)
        last = lower
      }
      // From then on only what overlaps nothing yet.
      for lower in unreported.indices(meeting: tree.views[upper].overlappingExtent, below: upper)
      where lower > last { compare(lower, upper, &found) }
      for overlap in found.all[known...] {
        for unit in [unit(overlap.lower), unit(overlap.upper)] {
          for member in members[unit] ?? [] { unreported.remove(member) }
        }
      }
    }
    return found.all.map { diagnostic(tree.views[$0.upper], over: tree.views[$0.lower], $0.rect) }
  }

  private func compare(_ lower: Int, _ upper: Int, _ found: inout Overlaps) {
    guard !(found.concern(unit(lower)) && found.concern(unit(upper))), areApart(lower, upper),
      let rect = overlap(tree.views[lower], tree.views[upper], (lower, upper)),
      !found.contain(ancestorOf: tree.views[upper], over: lower)
    else { return }
    found.append(Overlap(upper: upper, lower: lower, rect: rect), unit(lower), unit(upper))
  }

  /// Two views by their indices, and their intersection.
  private struct Overlap {
    let upper: Int
    let lower: Int
    let rect: CGRect
  }

  /// The overlaps found so far, each unit's first ones.
  private struct Overlaps {
    private(set) var all: [Overlap] = []
    private var isReported: [Bool]
    private var uppers: [Int: Set<Int>] = [:]

    init(viewCount: Int) { isReported = Array(repeating: false, count: viewCount) }

    mutating func append(_ overlap: Overlap, _ lowerUnit: Int, _ upperUnit: Int) {
      all.append(overlap)
      for unit in [lowerUnit, upperUnit] { isReported[unit] = true }
      uppers[overlap.lower, default: []].insert(overlap.upper)
    }

    /// Whether a unit already overlaps another one.
    func concern(_ unit: Int) -> Bool { isReported[unit] }

    /// Whether an ancestor of a view is already known to overlap the same view.
    @MainActor func contain(ancestorOf view: VisibleView, over lower: Int) -> Bool {
      uppers[lower].map { !$0.isDisjoint(with: view.ancestors) } ?? false
    }
  }

  /// A system button's padding above and below its title, in points, within which an overlap is invisible.
  private static let unseenRoom = 6.0

  private func unit(_ index: Int) -> Int { tree.views[index].unit }

  private func areApart(_ lower: Int, _ upper: Int) -> Bool {
    !tree.views[upper].ancestors.contains(lower)
      && tree.views[lower].unit != tree.views[upper].unit
      && !tree.views[lower].isApartByTilt(from: tree.views[upper])
  }

  private func overlap(
    _ lower: VisibleView, _ upper: VisibleView, _ indices: (Int, Int)
  ) -> CGRect? {
    let plate = plate(of: indices.1, apartFrom: indices.0)
    return textOverText(lower, upper, plate) ?? textAndControl(lower, upper)
      ?? textOverPicture(lower, upper, plate) ?? cover(lower, upper)
  }

  /// The rectangle of an opaque background under the upper view that is not under the lower one.
  private func plate(of upper: Int, apartFrom lower: Int) -> CGRect? {
    let own = (tree.views[upper].ancestors + [upper]).filter {
      !tree.views[lower].ancestors.contains($0) && $0 != lower
    }
    return own.first { tree.views[$0].isOpaque }.map { tree.views[$0].frame }
  }

  private func textOverText(
    _ lower: VisibleView, _ upper: VisibleView, _ plate: CGRect?
  ) -> CGRect? {
    let lowerCores = lower.cores
    if isShadow(lower.view, upper.view) { return nil }
    if let plate, lowerCores.allSatisfy({ plate.holds($0) }) { return nil }
    for core in upper.cores {
      for other in lowerCores where core.meets(other) { return core.sharedPart(other) }
    }
    return nil
  }

  private func isShadow(_ lower: UIView, _ upper: UIView) -> Bool {
    guard let one = lower as? UILabel, let other = upper as? UILabel else { return false }
    return one.text == other.text && one.superview === other.superview
      && abs(one.frame.minX - other.frame.minX) <= 3 && abs(one.frame.minY - other.frame.minY) <= 3
  }

  private func textAndControl(_ lower: VisibleView, _ upper: VisibleView) -> CGRect? {
    let (one, other) = (lower.frame, upper.frame)
    if lower.view.takesTouches && upper.view.takesTouches {
      let isInside = one.holds(other) || other.holds(one)
      let shared = one.sharedPart(other)
      let areSeen = lower.isVisibleControl && upper.isVisibleControl
      guard one.meets(other), !isInside,
        areSeen || min(shared.width, shared.height) > Self.unseenRoom
      else { return nil }
      return shared
    }
    guard let control = [lower, upper].first(where: { $0.hasShapes || $0.isVisibleControl }) else {
      return nil
    }
    let text = control.view === lower.view ? upper : lower
    return text.cores.first { $0.meets(control.frame) && !control.frame.holds($0) }
      .map { $0.sharedPart(control.frame) }
  }

  private func textOverPicture(
    _ lower: VisibleView, _ upper: VisibleView, _ plate: CGRect?
  ) -> CGRect? {
    let (text, picture) = lower.images.isEmpty ? (lower, upper) : (upper, lower)
    guard text.images.isEmpty, !picture.images.isEmpty else { return nil }
    for image in picture.images {
      let area = picture.visiblePart(
        of: picture.view.clipsToBounds ? image.sharedPart(picture.frame) : image)
      for core in text.cores where core.meets(area) && !area.holds(core) {
        if let plate, plate.holds(core.sharedPart(area)) { continue }
        return core.sharedPart(area)
      }
    }
    return nil
  }

  private func cover(_ lower: VisibleView, _ upper: VisibleView) -> CGRect? {
    guard upper.isOpaque else { return nil }
    let area = upper.visiblePart(of: upper.frame)
    let lines = lower.cores
    guard !lines.allSatisfy({ area.holds($0) }) else { return nil }
    return lines.first { $0.meets(area) }.map { $0.sharedPart(area) }
  }

  private func diagnostic(
    _ upper: VisibleView, over lower: VisibleView, _ rect: CGRect
  ) -> ExplainedDiagnostic {
    let (first, second) = (names.name(of: lower.view), names.name(of: upper.view))
    let isStacked = rect.width >= rect.height
    let upperComesFirst =
      isStacked ? upper.frame.midY < lower.frame.midY : upper.frame.midX < lower.frame.midX
    let (start, end) = upperComesFirst ? (second, first) : (first, second)
    let ends = isStacked ? ("top", "bottom") : ("leading", "trailing")
    return ExplainedDiagnostic(
      .overlap, view: names.path(of: upper.view),
      message: "\(second) is drawn over \(first) in \(rect.inHalves.shortDescription).",
      advice:
        "Pin \(end).\(ends.0) to \(start).\(ends.1) with greaterThanOrEqualTo, or hide one of "
        + "them.",
      remedy: .separate(
        first: names.path(of: (upperComesFirst ? upper : lower).view),
        second: names.path(of: (upperComesFirst ? lower : upper).view),
        axis: isStacked ? .vertical : .horizontal))
  }
}

extension CGRect {
  /// The rectangle to half a point.
  fileprivate var inHalves: CGRect {
    func half(_ value: Double) -> Double { (value * 2).rounded() / 2 }
    return CGRect(x: half(minX), y: half(minY), width: half(width), height: half(height))
  }
}
