internal import Foundation

/// Why a file or a folder could not be read or changed.
package struct FileError: Error, Hashable, Sendable {
  /// What was tried.
  package enum Action: String, Sendable {
    case read
    case write
    case remove
    case list
    case makeFolder = "create the folder"
  }

  package let action: Action
  /// The path as the caller gave it.
  package let path: String
  /// The system's number of the reason.
  package let code: Int32

  init(_ action: Action, _ file: URL, code: Int32 = errno) {
    self.action = action
    path = file.relativePath
    self.code = code
  }

  init(_ action: Action, path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
  }

  /// Takes the system's number from an error of Foundation's.
  init(_ action: Action, _ file: URL, cause: any Error) {
    let underlying = (cause as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
    self.init(action, file, code: underlying?.code.rawValue ?? EIO)
  }

  /// The system's words for the reason, without a full stop.
  package var reason: String {
    switch (action, code) {
    case (.read, ESPIPE): "It is a pipe or a device, not a file"
    case (.read, EFBIG): "It is larger than \(Files.sizeLimit >> 20) MiB"
    default: String(cString: strerror(code))
    }
  }
}

extension FileError: CustomStringConvertible, LocalizedError {
  /// What happened, to which file, and what to do next.
  package var description: String {
    let state = action == .write ? " What was there before is untouched." : ""
    return "Cannot \(action.rawValue) \(path): \(reason).\(state) \(advice)"
  }

  /// The same as ``description``, for callers that know only `Error`.
  package var errorDescription: String? { description }

  private var advice: String {
    switch code {
    case EACCES, EPERM, EROFS: "Check the permissions."
    case ENOSPC, EDQUOT: "Free some space and try again."
    case EMFILE, ENFILE: "Close other programs, or raise the limit of open files (`ulimit -n`)."
    default: "Check the path."
    }
  }
}
