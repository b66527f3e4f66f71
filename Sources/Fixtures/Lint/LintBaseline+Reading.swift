package import Foundation

extension LintBaseline {
  /// Reads the contents of a file.
  package init(_ data: Data) throws(LintBaselineError) {
    do {
      self = try JSONDecoder().decode(LintBaseline.self, from: data)
    } catch {
      let reason = (error as? DecodingError)?.brief ?? "it is not JSON"
      throw LintBaselineError(description: "it is not a baseline of findings (\(reason))")
    }
    guard version == 1 else {
      throw LintBaselineError(
        description: "it is a baseline of version \(version); only version 1 is supported")
    }
  }
}

extension DecodingError {
  /// The location and the reason, in a few words.
  fileprivate var brief: String {
    switch self {
    case .keyNotFound(let key, _): "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      context.debugDescription
    @unknown default: "it is not JSON"
    }
  }
}
