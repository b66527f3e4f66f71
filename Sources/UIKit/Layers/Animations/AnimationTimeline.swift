internal import Foundation

/// The animations of a view over a time of their own, so that a snapshot can show them at any of its moments.
///
/// While it is the current one, animations that begin are kept with their times, and what is to be called at their ends waits
/// until ``advance(to:)``. Without one, animated changes are applied at once.
@MainActor package final class AnimationTimeline {
  @TaskLocal static var current: AnimationTimeline?

  private let root: UIView
  /// The seconds since the beginning.
  package private(set) var now = 0.0
  /// Whether `UIView` animates changes.
  var isEnabled = true
  /// In the order in which they began.
  private(set) var motions: [ViewMotion] = []
  var added: [AddedAnimation] = []
  /// How many animations have been added.
  var addedCount = 0
  /// Open blocks of changes, the innermost last.
  private var blocks: [Block] = []
  private var ends: [End] = []
  private var endCount = 0

  /// Creates a timeline of a view with its subviews, in which the endless animations of its layers begin.
  package init(of root: UIView) {
    self.root = root
    for layer in root.animatedLayers {
      for kept in layer.keptAnimations {
        added.append(
          AddedAnimation(
            number: addedCount, layer: layer, key: kept.key, animation: kept.animation, added: 0))
        addedCount += 1
      }
    }
  }

  /// Whether nothing is animated.
  package var isEmpty: Bool { motions.isEmpty && added.isEmpty }

  /// Runs what may begin animations.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self) { try body() }
  }

  // MARK: Changes of views

  /// A block whose changes are animated together, or not.
  private struct Block {
    let timing: ViewTiming?
    var before: LayerValues
  }

  /// What the innermost block that is animated says; nil outside.
  var inherited: ViewTiming? { blocks.last?.timing }

  /// Runs changes and animates what they change, in a block of its own.
  ///
  /// - Parameters:
  ///   - timing: when and how fast; nil to apply the changes at once.
  ///   - changes: the changes.
  func animate(_ timing: ViewTiming?, _ changes: () -> Void) {
    blocks.append(Block(timing: timing, before: LayerValues(of: root)))
    changes()
    let block = blocks.removeLast()
    let after = LayerValues(of: root)
    for change in after.changes(since: block.before) {
      if let timing, timing.duration > 0 || timing.begin > now {
        motions.append(ViewMotion(change, timing: timing))
      }
      // Not to be animated by the blocks around it once more.
      for index in blocks.indices { blocks[index].before.take(change) }
    }
  }

  // MARK: Time

  private struct End {
    let time: Double
    let order: Int
    let call: () -> Void
  }

  /// Keeps what is called at a time.
  func call(at time: Double, _ call: @escaping () -> Void) {
    ends.append(End(time: time, order: endCount, call: call))
    endCount += 1
  }

  /// More ends than this are those of animations that begin each other again and again in no time.
  private static let mostEnds = 10_000

  /// Goes on to a time, and calls what was to be called until then; returns false if that does not end.
  ///
  /// Changes that are not animated are laid out as on a screen, at the end of each call.
  package func advance(to time: Double) -> Bool {
    perform {
      root.layoutIfNeeded()
      for _ in 0..<Self.mostEnds {
        let next = ends.indices.filter { ends[$0].time <= time }
          .min { (ends[$0].time, ends[$0].order) < (ends[$1].time, ends[$1].order) }
        guard let next else {
          now = time
          return true
        }
        let end = ends.remove(at: next)
        now = max(now, end.time)
        end.call()
        root.layoutIfNeeded()
      }
      return false
    }
  }
}

/// When and how fast changes of views are animated.
struct ViewTiming {
  /// On the timeline, in seconds.
  var begin: Double
  /// Of one run, in seconds.
  var duration: Double
  var pace: AnimationPace
  var repeats = false
  var autoreverses = false
  /// The part of the way in which a step of keyframes runs.
  var window = 0.0...1.0

  /// When it ends; infinite for one that repeats.
  var end: Double { repeats ? .infinity : begin + duration * (autoreverses ? 2 : 1) }

  /// The part of the way that is done at a time; nil after its end.
  func progress(at time: Double) -> Double? {
    guard time < end else { return nil }
    guard time > begin, duration > 0 else { return 0 }
    let cycle = duration * (autoreverses ? 2 : 1)
    let phase = (time - begin).truncatingRemainder(dividingBy: cycle)
    let done = pace.progress(at: phase > duration ? cycle - phase : phase, of: duration)
    guard window != 0...1 else { return done }
    let length = window.upperBound - window.lowerBound
    return length > 0
      ? min(max((done - window.lowerBound) / length, 0), 1) : done < window.lowerBound ? 0 : 1
  }
}

/// One property of a layer that changes.
struct ViewMotion {
  let change: LayerValues.Change
  let timing: ViewTiming

  init(_ change: LayerValues.Change, timing: ViewTiming) {
    self.change = change
    self.timing = timing
  }
}
