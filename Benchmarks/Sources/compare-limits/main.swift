import CompareRows
import Rounds

RoundProgram.main(limitRows, arguments: Array(CommandLine.arguments.dropFirst()))
