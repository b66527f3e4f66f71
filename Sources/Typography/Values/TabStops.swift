/// The tab stops of a paragraph, in points from the leading edge.
public struct TabStops: Hashable, Sendable {
  /// How text is aligned at a stop.
  public enum Alignment: Hashable, Sendable {
    /// The text up to the next tab starts at the stop.
    case start
    /// It is centred on the stop.
    case center
    /// It ends at the stop.
    case end
  }

  /// One stop.
  public struct Stop: Hashable, Sendable {
    /// The distance from the leading edge.
    public var location: Double
    public var alignment: Alignment

    /// Creates a stop.
    public init(location: Double, alignment: Alignment = .start) {
      self.location = location
      self.alignment = alignment
    }
  }

  /// By ascending location.
  public var stops: [Stop]
  /// The interval between the stops after the last one; 28 if it is not positive.
  public var interval: Double

  /// Creates stops; by default they are 28 points apart, as in UIKit's default style.
  public init(_ stops: [Stop] = [], interval: Double = 0) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.interval = interval
  }

  /// The interval of UIKit's default stops.
  private static let standardInterval = 28.0

  /// The rounding error of a sum of some hundred advances: text that ends at a stop is not before it.
  private static let rounding = 1e-6

  /// Returns where text continues after a tab.
  ///
  /// - Parameters:
  ///   - position: The tab's position.
  ///   - length: The length of the text up to the next tab.
  /// - Returns: A position not before the tab's.
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
