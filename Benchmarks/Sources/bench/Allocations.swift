import Foundation

/// The number of memory allocations of our solver.
enum Allocations {
  static func report(_ programs: URL) throws {
    let lines = try Program(programs.appendingPathComponent("solver-allocations")).lines([])
    print("\nBlocks of memory our solver asks for:\n")
    print("| work | each time |\n| --- | --- |")
    for line in lines {
      let parts = line.split(separator: "\t")
      if parts.count == 2 { print("| \(parts[0]) | \(parts[1]) |") }
    }
  }
}
