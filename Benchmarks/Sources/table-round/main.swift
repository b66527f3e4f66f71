import Rounds
import TableRows

try RoundProgram.main(
  tableRows(count: 100_000), arguments: Array(CommandLine.arguments.dropFirst()))
