import Rounds
import TableRows

RoundProgram.main(
  tableRows(count: 1_000), arguments: Array(CommandLine.arguments.dropFirst()))
