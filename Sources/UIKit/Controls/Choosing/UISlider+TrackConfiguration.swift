extension UISlider {
  /// The ticks of a slider's track, since iOS 26; kept, nothing of it is drawn, and values are not moved to ticks.
  public struct TrackConfiguration: Hashable, Sendable {
    /// A mark on the track.
    public struct Tick: Hashable, Sendable {
      /// The place, from 0 at the beginning of the track to 1 at its end.
      public var position: Float
      /// What assistive technologies read.
      public var title: String?

      /// Creates a mark.
      public init(position: Float, title: String? = nil) {
        self.position = position
        self.title = title
      }
    }

    /// Whether a finger moves the thumb to ticks only.
    public var allowsTickValuesOnly: Bool
    /// The value from which the track is filled, from 0 to 1.
    public var neutralValue: Float
    /// The values that a finger can choose, from 0 to 1.
    public var enabledRange: ClosedRange<Float>
    public var ticks: [Tick]

    /// Creates a track with marks.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Creates a track with marks at equal distances, the first and last at its ends; one is in the middle.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
    ) {
      let last = Float(max(0, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<max(0, numberOfTicks)).map {
          Tick(position: last > 0 ? Float($0) / last : 0.5)
        })
    }
  }
}
