import Foundation

/// Where and how a run ran, which must not change what it draws.
public struct RunEnvironment: Codable, Hashable, Sendable {
  /// The name of the machine.
  public var machine: String
  /// How many processors it had.
  public var processors: Int
  /// How many processes shared the run; nil where nobody chose.
  public var jobs: Int?

  /// Creates the environment of a run.
  public init(machine: String, processors: Int, jobs: Int? = nil) {
    self.machine = machine
    self.processors = processors
    self.jobs = jobs
  }

  /// The environment of a run of this process.
  package static func current(jobs: Int?) -> RunEnvironment {
    // Foundation's name of the host asks a network.
    var name = [CChar](repeating: 0, count: 256)
    let isKnown = gethostname(&name, name.count - 1) == 0
    return RunEnvironment(
      machine: isKnown
        ? String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self) : "",
      processors: ProcessInfo.processInfo.activeProcessorCount, jobs: jobs)
  }
}
