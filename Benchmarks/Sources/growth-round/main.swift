import GrowthRows
import Rounds

try RoundProgram.main(
  growthRows(dividedBy: 1), arguments: Array(CommandLine.arguments.dropFirst()))
