import Foundation
import SnapshotSamples
import Snapshots
import Testing

struct DescribeTests {
  @Test func `the layout is printed one view per line`() throws {
    let package = try TemporaryPackage()
    let file = package.root.appendingPathComponent("cell.png")
    try Samples.cell(label: "Title").encoded().write(to: file)
    let run = try package.snap().run("describe", "cell.png")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.out == """
        cell Cell  0, 0, 16 × 8
          titleLabel UILabel  1, 2, 9 × 4  "Title"  system-regular 17, 1 line, #000000FF

        """)
  }

  @Test(arguments: ["Package.swift", "absent.png"])
  func `a file that is not a picture is named`(file: String) throws {
    let run = try TemporaryPackage().snap().run("describe", file)
    #expect(run.exitCode == 2)
    #expect(run.error.contains(file))
  }
}
