import Foundation
import TestSupport

// Changes a package or its references so that a run has to fail, runs it in each way, and prints what stayed green.
// Ends with 1 if anything did, and with 2 if it could not try. The same seed tries the same changes.
do {
  let arguments = CommandLine.arguments.dropFirst()
  guard arguments.count >= 3 else { throw MutantError.usage }
  let paths = arguments.prefix(3).map { URL(fileURLWithPath: $0).standardizedFileURL }
  let numbers = arguments.dropFirst(3).compactMap { Int($0) }
  let work = FileManager.default.temporaryDirectory.appendingPathComponent("mutants-\(getpid())")
  defer { try? FileManager.default.removeItem(at: work) }
  try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
  var trial = MutantTrial(
    subject: Subject(tool: paths[0], package: paths[1], build: paths[2], work: work),
    seed: numbers.first ?? 1, singles: numbers.dropFirst().first ?? 2)
  try trial.run()
  exit(trial.survivors == 0 ? 0 : 1)
} catch {
  print("error: \(error)")
  exit(2)
}
