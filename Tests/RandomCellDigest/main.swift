import Foundation
import RandomCells

// What a release build prints must be the number that a test of the debug build holds. A count, at least 1, lays out more or
// fewer cells than the hundred of that test.
let arguments = CommandLine.arguments.dropFirst()
guard let count = arguments.isEmpty ? 100 : Int(arguments.joined(separator: " ")), count > 0 else {
  FileHandle.standardError.write(Data("usage: random-cell-digest [COUNT]\n".utf8))
  exit(2)
}
print(RandomCell.digest(of: 0..<count))
