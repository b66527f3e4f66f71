import ReasonRows
import Rounds

RoundProgram.main(
  reasonRows(isExplained: false), arguments: Array(CommandLine.arguments.dropFirst()))
