/// Where the tabs of a paragraph lead, in points from the edge where reading starts.
public struct TabStops: Hashable, Sendable {
  /// What stands at a stop.
  public enum Alignment: Hashable, Sendable {
    /// The start of the text up to the next tab.
    case start
    /// Its middle.
    case center
    /// Its end.
    case end
  }

  /// One stop.
  public struct Stop: Hashable, Sendable {
    /// The distance from the edge where reading starts.
    public var location: Double
    /// Which part of the text stands there.
    public var alignment: Alignment

    /// Creates a stop.
    public init(location: Double, alignment: Alignment = .start) {
      self.location = location
      self.alignment = alignment
    }
  }

  /// By rising location.
  public var stops: [Stop]
  /// The distance between the stops that follow the last one; 28 if it is not positive.
  public var interval: Double

  /// Creates stops; without any, they are 28 points apart as in UIKit's default style.
  public init(_ stops: [Stop] = [], interval: Double = 0) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.interval = interval
  }

  /// The distance of UIKit's default stops.
  private static let standardInterval = 28.0

  /// What the sum of some hundred advances may be off by: text that ends at a stop is not before it.
  private static let rounding = 1e-6

  /// Where text goes on after a tab.
  ///
  /// - Parameters:
  ///   - position: Where the tab stands.
  ///   - length: How long the text up to the next tab is.
  /// - Returns: A place that is not before the tab's.
  func position(after position: Double, beforeTextOf length: Double) -> Double {
    guard let stop = stops.first(where: { $0.location - position > Self.rounding }) else {
      let interval = interval > 0 ? interval : TabStops.standardInterval
      return ((position / interval).rounded(.down) + 1) * interval
    }
    switch stop.alignment {
    case .start: return stop.location
    case .center: return max(position, stop.location - length / 2)
    case .end: return max(position, stop.location - length)
    }
  }
}
