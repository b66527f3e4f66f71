import CompareRows
import Foundation
import Rounds

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count == 2, arguments[0] == "export" {
  try PictureFiles.export(to: URL(fileURLWithPath: arguments[1]))
} else {
  RoundProgram.main(compareRows, arguments: arguments)
}
