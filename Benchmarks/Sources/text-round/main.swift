import Rounds

RoundProgram.main(try textRows(), arguments: Array(CommandLine.arguments.dropFirst()))
