import Graphics
import ImageComparison
import Testing

/// The limits of a shift that clipping hides, each at its edge, and which pixels count.
struct UniformShiftTests {
  /// Pixels that all go from one grey level to another.
  struct Change: Sendable {
    let count: Int
    let before: Int
    let after: Int

    init(_ count: Int, from before: Int, to after: Int) {
      (self.count, self.before, self.after) = (count, before, after)
    }
  }

  /// Whether a white picture in which some pixels change has a uniform change; turned over, a black
  /// picture in which pixels change the other way has the same.
  private func hasUniformChange(
    _ changes: [Change], width: Int = 80, height: Int = 80, maxMeanChange: Double = 0.25
  ) throws -> Bool {
    func picture(isTurned: Bool, _ level: (Change) -> Int) throws -> Bitmap {
      let levels = changes.flatMap { Array(repeating: level($0), count: $0.count) }
      return try bitmap(width: width, height: height) { x, y in
        let index = y * width + x
        let level = index < levels.count ? levels[index] : 255
        return Color(white: Double(isTurned ? 255 - level : level) / 255)
      }
    }
    let answers = try [false, true].map { isTurned in
      ImageComparator.compare(
        reference: try picture(isTurned: isTurned, \.before),
        actual: try picture(isTurned: isTurned, \.after),
        options: ComparisonOptions(maxDifferentRatio: 0.5, maxMeanChange: maxMeanChange)
      ).hasUniformChange
    }
    #expect(answers[0] == answers[1])
    return answers[0]
  }

  @Test(arguments: [(63, false), (64, true), (65, true)])
  func `fewer than 64 pixels are a detail`(count: Int, isUniform: Bool) throws {
    // So small a picture that 64 is more than a hundredth of it.
    let changes = [Change(count, from: 100, to: 110)]
    #expect(try hasUniformChange(changes, width: 60, height: 60) == isUniform)
  }

  @Test(arguments: [(99, false), (100, true), (101, true)])
  func `less than a hundredth of the picture is a detail`(count: Int, isUniform: Bool) throws {
    let changes = [Change(count, from: 100, to: 110)]
    #expect(try hasUniformChange(changes, width: 100, height: 100) == isUniform)
  }

  @Test(arguments: [(9, true), (10, true), (11, false)])
  func `one in twenty pixels that could move may stay`(count: Int, isUniform: Bool) throws {
    let changes = [Change(190, from: 100, to: 110), Change(count, from: 100, to: 100)]
    #expect(try hasUniformChange(changes) == isUniform)
  }

  /// Changed pixels that were at the edge of the range would permit more that stay, if they counted.
  @Test(arguments: [(10, true), (11, false)])
  func `only pixels that moved outweigh those that stayed`(count: Int, isUniform: Bool) throws {
    let changes = [
      Change(200, from: 100, to: 110), Change(count, from: 100, to: 100),
      Change(100, from: 255, to: 200),
    ]
    #expect(try hasUniformChange(changes) == isUniform)
  }

  @Test(arguments: 0..<3) func `a shift of one channel is a shift`(channel: Int) throws {
    func picture(_ level: Double) throws -> Bitmap {
      try bitmap(width: 20, height: 10) { x, _ in
        x >= 10
          ? .white
          : Color(
            red: channel == 0 ? level : 1, green: channel == 1 ? level : 1,
            blue: channel == 2 ? level : 1)
      }
    }
    let difference = ImageComparator.compare(
      reference: try picture(100.0 / 255), actual: try picture(110.0 / 255),
      options: ComparisonOptions(maxDifferentRatio: 0.5, maxMeanChange: 0.25))
    #expect(difference.hasUniformChange)
  }

  @Test(arguments: [true, false]) func `masked pixels do not count`(isMasked: Bool) throws {
    func picture(_ level: Double) throws -> Bitmap {
      try bitmap(width: 100, height: 10) { _, y in
        Color(white: y == 0 ? level : y == 1 ? 100.0 / 255 : 1)
      }
    }
    var options = ComparisonOptions(maxDifferentRatio: 0.5, maxMeanChange: 0.25)
    if isMasked { options.maskedAreas = [PixelRect(x: 0, y: 1, width: 100, height: 1)] }
    let difference = ImageComparator.compare(
      reference: try picture(100.0 / 255), actual: try picture(110.0 / 255), options: options)
    #expect(difference.hasUniformChange == isMasked)
  }

  @Test(arguments: [(2, false), (3, false), (4, true)])
  func `they move further than the mean may, together`(levels: Int, isUniform: Bool) throws {
    let changes = [Change(200, from: 100, to: 100 + levels)]
    #expect(try hasUniformChange(changes, maxMeanChange: 3) == isUniform)
  }

  @Test func `a pixel that was at the edge of the range does not count as one that stayed`() throws
  {
    let changes = [Change(100, from: 100, to: 110), Change(100, from: 255, to: 200)]
    #expect(try hasUniformChange(changes))
  }

  @Test func `a pixel that arrives at the edge of the range does not count as one that moved`()
    throws
  {
    let changes = [Change(63, from: 100, to: 110), Change(100, from: 250, to: 255)]
    #expect(try hasUniformChange(changes) == false)
  }
}
