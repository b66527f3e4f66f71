import Foundation
import SnapshotSamples
import Testing

@testable import Snapshots

/// The number behind the line that shows a run's progress.
struct ResultLineCountTests {
  @Test func `records of all processes of a run count, and no earlier ones`() throws {
    let package = try TemporaryPackage()
    try package.write("S/a {}\nS/b {}\n", to: ".snap/results/1.log")
    var count = ResultLineCount(in: package.directories)
    #expect(count.update() == 0)
    try package.write("S/c {}\n", to: ".snap/results/2.log")
    try package.write("S/d {}\nS/e {}\nS/f", to: ".snap/results/3.log")
    #expect(count.update() == 3)
    try package.write("S/a {}\nS/b {}\nS/g {}\n", to: ".snap/results/1.log")
    try package.write("S/d {}\nS/e {}\nS/f {}\n", to: ".snap/results/3.log")
    #expect(count.update() == 5)
  }
}
