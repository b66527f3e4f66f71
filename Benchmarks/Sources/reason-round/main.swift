import ReasonRows
import Rounds

RoundProgram.main(
  reasonRows(isExplained: true), arguments: Array(CommandLine.arguments.dropFirst()))
