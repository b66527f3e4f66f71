#if !canImport(Darwin)
package import Foundation

/// Why a strategy of another library made nothing that can be compared.
package enum SuiteError: Error {
  /// The strategy gave a picture without pixels.
  case emptyPicture
  /// The view has no size, and the strategy names none.
  case noSize(view: String)
  /// The strategy gave no result in the time that the call allows.
  case noResult(seconds: TimeInterval)
}

extension SuiteError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .emptyPicture:
      "The strategy made a picture without pixels. Give the view a size before the assertion, or the strategy a size."
    case .noSize(let view):
      "\(view) has no size: its frame is empty, and its constraints give none. Give it a frame, or the strategy a size."
    case .noResult(let seconds):
      "The strategy gave no result within \(seconds.formattedSeconds). Call its callback, or pass a longer timeout."
    }
  }
}

extension TimeInterval {
  /// As many digits as it needs, such as `5 seconds`.
  fileprivate var formattedSeconds: String {
    self == 1 ? "1 second" : "\(self == rounded() ? "\(Int(self))" : "\(self)") seconds"
  }
}
#endif
