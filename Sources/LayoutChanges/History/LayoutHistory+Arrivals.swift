import Foundation
import LayoutModel

/// Which version brought each difference.
extension LayoutHistory {
  /// A difference between the first and the last version.
  public struct Arrival: Hashable, Sendable {
    /// The difference; of a frame, only the edges and lengths that this version brought.
    public let change: ViewChange
    /// The first version from which on all have it.
    public let origin: Origin
  }

  /// The differences between the first and the last version, in the order of ``LayoutComparison/changes``.
  ///
  /// Differences that later versions have undone do not count. Nil if the first or the last version is not known.
  public var arrivals: [Arrival]? {
    guard let first = versions.first?.layout, let last = versions.last?.layout else { return nil }
    let comparisons = versions.map { version in
      version.layout.map { VersionTraits(from: first, to: $0, last: last) }
    }
    guard let present = comparisons.last ?? nil else { return nil }
    return present.changes.flatMap { change -> [Arrival] in
      let parts = Dictionary(grouping: change.traits) { trait in
        origin(downTo: 1) { index in
          if case .absent = versions[index] { return false }
          return comparisons[index].map { $0.traits.contains(trait) }
        }
      }
      return parts.sorted { $0.key.version < $1.key.version }.compactMap { origin, traits in
        change.limited(to: Set(traits)).map { Arrival(change: $0, origin: origin) }
      }
    }
  }
}

/// What makes a version different from the first one, with the views' paths in the last one.
private struct VersionTraits {
  let changes: [ViewChange]
  let traits: Set<ViewTrait>

  init(from first: Layout, to version: Layout, last: Layout) {
    changes = LayoutComparison(from: first, to: version).changes
    let paths = Dictionary(
      LayoutDifference(from: version, to: last).pathPairs, uniquingKeysWith: { path, _ in path })
    traits = Set(
      changes.flatMap { change in
        change.traits.map { trait in
          // The path of a view that is gone is that of the first version.
          let path = trait.aspect == .removed ? nil : paths[trait.view]
          return ViewTrait(view: path ?? trait.view, aspect: trait.aspect)
        }
      })
  }
}

extension LayoutDifference {
  /// The old and the new path of each view that both layouts have.
  fileprivate var pathPairs: [(String, String)] {
    new.views.indices.compactMap { index in
      matching.oldOfNew[index].map { (old.views[$0].path, new.views[index].path) }
    }
  }
}

/// The smallest part of a difference that one version can bring.
private struct ViewTrait: Hashable {
  enum Side: Hashable { case x, y, width, height }

  enum Aspect: Hashable {
    /// A part of a frame, in thousandths of a point.
    case frame(Side, Int)
    case added, removed
    case fact(ViewChange.Fact)
  }

  let view: String
  let aspect: Aspect
}

extension ViewChange {
  fileprivate var traits: [ViewTrait] {
    let aspects: [ViewTrait.Aspect] =
      switch fact {
      case .frame(let change):
        change.changedSides.map { .frame($0, Self.rounded(change.new.length(of: $0))) }
      // Their frames are those of the layout at that time.
      case .added: [.added]
      case .removed: [.removed]
      default: [.fact(fact)]
      }
    return aspects.map { ViewTrait(view: view, aspect: $0) }
  }

  private static func rounded(_ length: Double) -> Int {
    Int(exactly: (length / FrameChange.tolerance).rounded()) ?? .max
  }

  /// Returns the change without the sides that are not among the traits; nil if nothing is left.
  fileprivate func limited(to traits: Set<ViewTrait>) -> ViewChange? {
    guard case .frame(let change) = fact else { return self }
    let sides = change.changedSides.filter {
      traits.contains(
        ViewTrait(view: view, aspect: .frame($0, Self.rounded(change.new.length(of: $0)))))
    }
    guard !sides.isEmpty else { return nil }
    var limited = ViewChange(view: view, .frame(change.limited(to: sides)), followers: followers)
    limited.cause = cause
    return limited
  }
}

extension FrameChange {
  fileprivate var changedSides: [ViewTrait.Side] {
    [.x, .y, .width, .height].filter {
      abs(new.length(of: $0) - old.length(of: $0)) > Self.tolerance
    }
  }

  /// Returns the change of some sides; the lines belong to a size.
  fileprivate func limited(to sides: [ViewTrait.Side]) -> FrameChange {
    func value(_ side: ViewTrait.Side) -> Double {
      (sides.contains(side) ? new : old).length(of: side)
    }
    let isResized = sides.contains(.width) || sides.contains(.height)
    return FrameChange(
      old: old,
      new: CGRect(
        x: value(.x), y: value(.y), width: value(.width), height: value(.height)),
      isResized: isResized, lines: isResized ? lines : nil)
  }
}

extension CGRect {
  fileprivate func length(of side: ViewTrait.Side) -> Double {
    switch side {
    case .x: minX
    case .y: minY
    case .width: width
    case .height: height
    }
  }
}
