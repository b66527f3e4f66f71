import SnapshotRecords

/// Why a tool did nothing.
enum AgentError: Error, CustomStringConvertible {
  case argumentsAreNoObject
  case unknownArgument(String, tool: String, known: [String])
  case missingArgument(String, tool: String)
  case wrongArgument(String, expectation: String)
  /// A path leads out of the package.
  case outside(path: String)
  case unknownSnapshot(String)
  case noResource(key: SnapshotKey, kind: AgentResource.Kind)
  case cancelled

  var description: String {
    switch self {
    case .argumentsAreNoObject: "The arguments are an object, with a member for each."
    case .unknownArgument(let name, let tool, let known):
      "\(tool) has no argument “\(name)”. It has: \(known.joined(separator: ", "))."
    case .missingArgument(let name, let tool): "\(tool) needs the argument \(name)."
    case .wrongArgument(let name, let expectation): "\(name) is \(expectation)."
    case .outside(let path):
      "“\(path)” is not in the package. Name files by their paths from its folder, such as Sources/Cell.xib."
    case .unknownSnapshot(let name):
      "The last run has no snapshot “\(name)”. Call list, which names them, or verify."
    case .noResource(let key, let kind): "\(key) has no \(kind.rawValue): the last run left none."
    case .cancelled: "The request was cancelled."
    }
  }
}
