import CompareRows
import Rounds

try RoundProgram.main(limitRows, arguments: Array(CommandLine.arguments.dropFirst()))
