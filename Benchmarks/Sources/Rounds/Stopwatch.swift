import Glibc

/// The time that one repetition of some work took in one round.
public struct Timing {
  /// The median over the round's epochs, in seconds.
  public let median: Double
  /// The minimum over the round's epochs, in seconds.
  public let minimum: Double
}

/// Measures work in epochs of many repetitions.
///
/// It counts the processor time of the thread, so that other programs on the machine add little to it.
public enum Stopwatch {
  /// The minimum duration of an epoch: ten thousand times the cost of reading the clock.
  private static let epoch = 0.005

  /// Repeats the work for about `seconds`, at least once, and returns the time of one repetition; the first one, which
  /// also fills caches, is not counted.
  public static func measure(seconds: Double = 0.2, _ run: () throws -> Void) rethrows -> Timing {
    let first = try time(1, run)
    if first > seconds {
      let second = try time(1, run)
      return Timing(median: second, minimum: second)
    }
    var repetitions = max(1, Int(epoch / max(first, 1e-9)))
    let warm = try time(repetitions, run)
    repetitions = max(1, Int(epoch / max(warm, 1e-9)))
    var epochs: [Double] = []
    var spent = 0.0
    while spent < seconds || epochs.count < 3 {
      epochs.append(try time(repetitions, run))
      spent += (epochs.last ?? seconds) * Double(repetitions)
    }
    epochs.sort()
    return Timing(median: epochs[epochs.count / 2], minimum: epochs[0])
  }

  private static func time(_ repetitions: Int, _ run: () throws -> Void) rethrows -> Double {
    let start = now()
    for _ in 0..<repetitions { try run() }
    return (now() - start) / Double(repetitions)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
