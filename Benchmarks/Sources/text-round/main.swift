import Rounds

try RoundProgram.main(try textRows(), arguments: Array(CommandLine.arguments.dropFirst()))
