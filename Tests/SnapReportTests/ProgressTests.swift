import SnapReport
import Testing

struct ProgressTests {
  @Test(
    arguments: [
      (0, nil, 0.2, "testing: 0 snapshots"), (1, nil, 0.5, "testing: 1 snapshot"),
      (34, 120, 2.0, "testing: 34 of 120 snapshots, 17 a second, 6 s left"),
      (3, nil, 2.0, "testing: 3 snapshots, 1.5 a second"),
      (10, 1000, 10.0, "testing: 10 of 1000 snapshots, 1 a second, 16 min 30 s left"),
      (9, nil, 0.99, "testing: 9 snapshots"),
      (5, 4, 1.0, "testing: 5 snapshots, 5 a second"),
    ] as [(Int, Int?, Double, String)])
  func `the line shows count, rate and time left`(
    count: Int, expected: Int?, seconds: Double, line: String
  ) {
    #expect(
      ProgressText(count: count, expected: expected, seconds: seconds).description == line)
  }

  @Test(
    arguments: [
      (nil, 60, "building Cells"), ((0, 0), 60, "building Cells"),
      ((12, 40), 4, "building Cells: step 12 of 40"),
      ((10, 40), 20, "building Cells: step 10 of 40, about 1 min 0 s left"),
      ((40, 40), 20, "building Cells: step 40 of 40, about 0 s left"),
    ] as [((Int, Int)?, Double, String)])
  func `the line of a build shows the step and time left`(
    steps: (Int, Int)?, seconds: Double, line: String
  ) {
    #expect(BuildProgressText(of: "Cells", steps: steps, seconds: seconds).description == line)
  }
}
