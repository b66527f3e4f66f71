import Rounds
import SolverRows

try RoundProgram.main(cellRows + sceneRows, arguments: Array(CommandLine.arguments.dropFirst()))
