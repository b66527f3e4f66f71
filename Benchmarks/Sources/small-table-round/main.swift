import Rounds
import TableRows

try RoundProgram.main(
  tableRows(count: 1_000), arguments: Array(CommandLine.arguments.dropFirst()))
