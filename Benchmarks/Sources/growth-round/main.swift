import GrowthRows
import Rounds

RoundProgram.main(
  growthRows(dividedBy: 1), arguments: Array(CommandLine.arguments.dropFirst()))
