/// Finds the window of a picture that holds the most differences.
///
/// The counts of each column over a window's height are updated row by row, and the sums of neighbouring columns from
/// window to window. So each pixel is visited only a few times, however large the window is. At the edges a window is
/// cut to the picture.
struct DensityFinder {
  private let map: DifferenceMap

  init(_ map: DifferenceMap) { self.map = map }

  /// The most differences in one window.
  var greatest: Int {
    guard let marks = map.marks, map.differentPixels > 0 else { return 0 }
    let side = ComparisonOptions.densityWindow
    var greatest = 0
    var columns = [Int](repeating: 0, count: map.width)
    columns.withUnsafeMutableBufferPointer { columns in
      guard let sums = columns.baseAddress else { return }
      var y = 0
      while y < map.height {
        add(marks + y &* map.width, to: sums, 1)
        if y >= side { add(marks + (y &- side) &* map.width, to: sums, -1) }
        let most = mostInRow(sums, side)
        if most > greatest { greatest = most }
        y &+= 1
      }
    }
    return greatest
  }

  /// Adds a row of marks to the columns' counts.
  private func add(
    _ marks: UnsafePointer<UInt8>, to sums: UnsafeMutablePointer<Int>, _ weight: Int
  ) {
    var x = 0
    while x < map.width {
      if marks[x] == DifferenceMap.Mark.different { sums[x] &+= weight }
      x &+= 1
    }
  }

  private func mostInRow(_ sums: UnsafePointer<Int>, _ side: Int) -> Int {
    var most = 0
    var sum = 0
    var x = 0
    while x < map.width {
      sum &+= sums[x]
      if x >= side { sum &-= sums[x &- side] }
      if sum > most { most = sum }
      x &+= 1
    }
    return most
  }
}
