import FileAccess
import Foundation

/// How much all requests to a server may take together: whoever writes `snap.json` names the server.
struct TransferLimits {
  /// What the requests are for.
  enum Effort {
    /// Explaining the failures of a run, which waits for it.
    case explanation
    /// A transfer that a person, or a job of its own, asked for.
    case transfer
  }

  enum Limit: Hashable {
    case requests, time, bytes
  }

  /// The number of requests of a kind.
  let requests: Int
  private let deadline: ContinuousClock.Instant
  private let bytes: Int

  /// Begins to count.
  init(_ effort: Effort, secondsOfRequest: Int) {
    let seconds: Int
    switch effort {
    case .explanation:
      // Three tries of a request that take their whole time, and the pauses between them.
      (requests, bytes, seconds) = (1_000, 256 << 20, 4 * secondsOfRequest + 10)
    case .transfer:
      (requests, bytes, seconds) = (100_000, 4 << 30, 3600 + 4 * secondsOfRequest)
    }
    deadline = .now + .seconds(seconds)
  }

  /// The limit that is reached: of time, or of the bytes of the files in a folder.
  func reached(in folder: URL) -> Limit? {
    if ContinuousClock.now >= deadline { return .time }
    let files = (try? Files.names(in: folder)) ?? []
    let sum = files.reduce(0) { $0 + (Files.size(of: folder.appendingPathComponent($1)) ?? 0) }
    return sum > bytes ? .bytes : nil
  }
}

extension TransferLimits.Limit {
  /// What was too much: "the server is too slow".
  var words: String {
    switch self {
    case .requests: "there are too many for one run"
    case .time: "the server is too slow"
    case .bytes: "the server sends too much"
    }
  }
}
