import Foundation

/// What to do after an answer of a host of code, or without one.
///
/// Sources: GitHub, "Rate limits for the REST API", "Best practices for using the REST API"; GitLab, "Rate limits".
struct RetryRule {
  enum Step: Equatable {
    case done
    /// Ask again after a pause.
    case again(after: Int)
    case giveUp(PullRequestError.Refusal)
  }

  /// How often a request is sent.
  static let mostTries = 5
  /// The longest pause, in seconds: a job that waits costs money, too.
  static let longestPause = 120

  let request: APIRequest
  /// How often it was sent.
  let tries: Int

  func step(after answer: APIAnswer) -> Step {
    if let pause = Self.pause(askedBy: answer) {
      return pause > Self.longestPause ? .giveUp(.limited(seconds: pause)) : again(after: pause)
    }
    switch answer.status {
    case 200..<300: return .done
    case 300..<400: return .giveUp(.redirect(status: answer.status))
    case 500...:
      guard request.isRepeatable else { return .giveUp(.failed(status: answer.status)) }
      return again(after: 1 << (tries - 1), else: .failed(status: answer.status))
    // Callers know what it means.
    default: return .done
    }
  }

  /// The step after a request that curl could not make, or whose answer was not whole.
  func step(afterFailure code: Int, reason: String) -> Step {
    // Nothing was sent: no such host, no connection.
    let isUnsent = [5, 6, 7].contains(code)
    let refusal = PullRequestError.Refusal.noAnswer(reason: reason)
    guard request.isRepeatable || isUnsent else { return .giveUp(refusal) }
    return again(after: 1 << (tries - 1), else: refusal)
  }

  private func again(
    after pause: Int, else refusal: PullRequestError.Refusal? = nil
  ) -> Step {
    tries < Self.mostTries ? .again(after: pause) : .giveUp(refusal ?? .limited(seconds: pause))
  }

  /// The seconds until a host that limits requests wants the next one; nil if no limit is the reason of the answer.
  private static func pause(askedBy answer: APIAnswer) -> Int? {
    guard answer.status == 429 || answer.status == 403 else { return nil }
    if let seconds = answer.headers["retry-after"].flatMap(Int.init) { return max(seconds, 1) }
    let left = answer.headers["x-ratelimit-remaining"] ?? answer.headers["ratelimit-remaining"]
    if left == "0" { return untilReset(of: answer) }
    // GitHub: "If neither is there, wait for at least one minute."
    return answer.status == 429 ? 60 : nil
  }

  /// By the host's own clock, as this machine's may be wrong.
  private static func untilReset(of answer: APIAnswer) -> Int {
    let reset = answer.headers["x-ratelimit-reset"] ?? answer.headers["ratelimit-reset"]
    guard let reset = reset.flatMap(Int.init), let now = date(answer.headers["date"]) else {
      return 60
    }
    return min(max(reset - now, 1), 100_000)
  }

  /// Reads such as `Sun, 06 Nov 1994 08:49:37 GMT`: RFC 9110, 5.6.7.
  private static func date(_ text: String?) -> Int? {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let words = (text ?? "").split(separator: " ")
    guard words.count == 6, let month = months.firstIndex(of: String(words[2])) else { return nil }
    let numbers = ([words[1], words[3]] + words[4].split(separator: ":")).compactMap { Int32($0) }
    guard numbers.count == 5 else { return nil }
    var time = tm()
    (time.tm_mday, time.tm_mon, time.tm_year) = (numbers[0], Int32(month), numbers[1] - 1900)
    (time.tm_hour, time.tm_min, time.tm_sec) = (numbers[2], numbers[3], numbers[4])
    return timegm(&time)
  }
}
