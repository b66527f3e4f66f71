internal import Foundation

/// A body at a spring with friction, which starts one length away from its rest.
///
/// Its place is the closed form of the damped harmonic oscillator m·x″ + c·x′ + k·x = 0, by the damping ratio
/// ζ = c / (2·√(k·m)) and the frequency ω₀ = √(k/m), as in https://en.wikipedia.org/wiki/Harmonic_oscillator#Damped_harmonic_oscillator.
struct SpringMotion: Hashable {
  /// Below 1 it swings over its rest.
  let dampingRatio: Double
  /// In radians a second.
  let frequency: Double
  /// The speed towards the rest at the start, in lengths a second.
  let velocity: Double

  /// The part of the way at which a spring counts as at rest.
  private static let rest = 0.001

  /// Creates the motion of a body with a mass at a spring.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
    self.init(
      dampingRatio: max(0, damping) / (2 * (mass * stiffness).squareRoot()),
      frequency: (stiffness / mass).squareRoot(), velocity: velocity)
  }

  private init(dampingRatio: Double, frequency: Double, velocity: Double) {
    self.dampingRatio = dampingRatio
    self.frequency = frequency
    self.velocity = velocity
  }

  /// Creates the motion that comes to rest in a time, in seconds; one without friction swings as one with next to none.
  init(dampingRatio: Double, settlingIn duration: Double, velocity: Double) {
    let ratio = max(dampingRatio, 0.01)
    var (low, high) = (1e-3, 1e5 / max(duration, 1e-6))
    for _ in 0..<80 {
      let middle = (low * high).squareRoot()
      let spring = SpringMotion(dampingRatio: ratio, frequency: middle, velocity: 0)
      if spring.distance(at: duration) > Self.rest { low = middle } else { high = middle }
    }
    self.init(dampingRatio: ratio, frequency: high, velocity: velocity)
  }

  /// Creates the motion of a perceived duration, in seconds, and a bounce, −1…1.
  ///
  /// https://developer.apple.com/videos/play/wwdc2023/10158: the stiffness is (2π / duration)², the damping 4π·(1 − bounce) /
  /// duration, and 4π / (duration·(1 + bounce)) of a negative bounce, for a mass of 1.
  init(perceivedDuration duration: Double, bounce: Double, velocity: Double) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      frequency: 2 * .pi / max(duration, 1e-3), velocity: velocity)
  }

  /// How long it takes to come to rest, in seconds; ten minutes without friction.
  var settlingDuration: Double {
    var (low, high) = (0.0, 600.0)
    guard distance(at: high) < Self.rest else { return high }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if distance(at: middle) > Self.rest { low = middle } else { high = middle }
    }
    return high
  }

  /// The greatest distance from the rest at a time or later.
  private func distance(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    guard dampingRatio <= 1 else { return abs(1 - progress(at: time)) }
    let swing =
      dampingRatio < 1 ? 1 / (1 - dampingRatio * dampingRatio).squareRoot() : .infinity
    return exp(-decay * time) * min(swing, 1 + decay * time)
  }

  /// The part of the way that is done, which may be beyond 1.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let start = (decay - velocity) / swing
      return 1 - exp(-decay * time) * (cos(swing * time) + start * sin(swing * time))
    }
    if dampingRatio == 1 { return 1 - exp(-decay * time) * (1 + (frequency - velocity) * time) }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (decay - spread, decay + spread)
    let share = (fast - velocity) / (2 * spread)
    return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
  }
}
