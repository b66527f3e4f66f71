/// Why a program could not be started, or a file could not be used.
///
/// Each message names the problem, the file, and what to do next.
package enum ToolError: Error, CustomStringConvertible {
  case noSwift(path: String)
  case cannotStart(tool: String, reason: String)
  case fewDescriptors(tool: String, limit: Int)
  case cannotRead(file: String, reason: String)
  case cannotWrite(file: String, reason: String)

  package var description: String {
    switch self {
    case .noSwift(let path):
      "swift is not on PATH (\(path)). Install Swift 6.2 or later, or add its usr/bin to PATH."
    case .cannotStart(let tool, let reason):
      "\(tool) could not be started: \(reason.withoutFullStop)."
    case .fewDescriptors(let tool, let limit):
      "\(tool) could not be started: a process may open only \(limit) files here, which are too few. Allow more, as with "
        + "`ulimit -n 1024`."
    case .cannotRead(let file, let reason):
      "\(file) could not be read: \(reason.withoutFullStop)."
    case .cannotWrite(let file, let reason):
      "\(file) could not be written: \(reason.withoutFullStop)."
    }
  }
}
