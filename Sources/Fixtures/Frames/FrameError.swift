package import Foundation
internal import NumberText

/// Why the frames of an animation cannot be drawn.
package enum FrameError: Error, Equatable, CustomStringConvertible {
  case noTimes
  case tooManyTimes(count: Int)
  /// A time that is not later than the one before, or beyond what animations take.
  case wrongTime(TimeInterval)
  /// Nothing was animated until the last time.
  case nothingAnimated(view: String)
  /// Animations that begin each other again without taking time.
  case endless(view: String, time: TimeInterval)
  /// The view has another class than what begins the animation is for.
  case otherView(view: String, wanted: String)

  /// More than anybody looks at beside each other.
  private static let mostTimes = 60
  /// An hour, in seconds.
  private static let latest: TimeInterval = 3600

  static func requireTimes(_ times: [TimeInterval]) throws(FrameError) {
    guard !times.isEmpty else { throw .noTimes }
    guard times.count <= mostTimes else { throw .tooManyTimes(count: times.count) }
    var former = -TimeInterval.infinity
    for time in times {
      guard time >= 0, time <= latest, time > former else { throw .wrongTime(time) }
      former = time
    }
  }

  package var description: String {
    switch self {
    case .noTimes: "`.frames(at:)` has no times. Give some in seconds, such as `[0, 0.1, 0.25]`."
    case .tooManyTimes(let count):
      "`.frames(at:)` has \(count) times; at most \(Self.mostTimes) are drawn."
    case .wrongTime(let time):
      "`.frames(at:)` has the time \(CGFloat(time).shortDescription) s. Times ascend, from 0 to \(Int(Self.latest)) seconds."
    case .nothingAnimated(let view):
      "Nothing of \(view) is animated. Begin the animation in `animating:`, after the view is laid out: "
        + "`.frames(at: [0, 0.2]) { (view: \(view)) in view.expand() }`."
    case .endless(let view, let time):
      "The animations of \(view) begin each other again and again at \(CGFloat(time).shortDescription) s. Give them a duration."
    case .otherView(let view, let wanted):
      "The animation is begun for \(wanted), and the view is \(view). Name its class in `animating:`."
    }
  }
}
