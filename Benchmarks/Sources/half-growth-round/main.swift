import GrowthRows
import Rounds

try RoundProgram.main(
  growthRows(dividedBy: 2), arguments: Array(CommandLine.arguments.dropFirst()))
