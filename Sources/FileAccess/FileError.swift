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
  /// Whether a symbolic link has the path, in a place where none is followed.
  package let isLink: Bool
  /// The variable that names another folder in place of the link.
  private let variable: String?

  init(_ action: Action, _ file: URL, code: Int32 = errno) {
    self.init(action, path: file.relativePath, code: code)
  }

  package init(_ action: Action, path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
    (isLink, variable) = (false, nil)
  }

  init(_ action: Action, link path: String, variable: String?) {
    self.action = action
    self.path = path
    self.variable = variable
    (code, isLink) = (ELOOP, true)
  }

  /// Takes the system's number from an error of Foundation's.
  init(_ action: Action, _ file: URL, cause: any Error) {
    let underlying = (cause as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
    self.init(action, file, code: underlying?.code.rawValue ?? EIO)
  }

  /// The system's words for the reason, without a full stop.
  package var reason: String {
    switch (action, code) {
    case _ where isLink: "It is a symbolic link, and Snap follows none there"
    case (_, EOVERFLOW): "Its name has the highest number that there can be"
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
    case _ where isLink:
      variable.map { "Remove the link; to have the folder elsewhere, set \($0)." }
        ?? "Remove the link."
    case EOVERFLOW: "Remove it."
    case EACCES, EPERM, EROFS: "Check the permissions."
    case ENOSPC, EDQUOT: "Free some space and try again."
    case EMFILE, ENFILE: "Close other programs, or raise the limit of open files (`ulimit -n`)."
    default: "Check the path."
    }
  }
}
