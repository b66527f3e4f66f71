import Rounds
import TableRows

RoundProgram.main(
  tableRows(count: 100_000), arguments: Array(CommandLine.arguments.dropFirst()))
