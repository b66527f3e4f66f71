import Rounds
import SolverRows

RoundProgram.main(cellRows + sceneRows, arguments: Array(CommandLine.arguments.dropFirst()))
