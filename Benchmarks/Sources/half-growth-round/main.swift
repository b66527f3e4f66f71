import GrowthRows
import Rounds

RoundProgram.main(
  growthRows(dividedBy: 2), arguments: Array(CommandLine.arguments.dropFirst()))
