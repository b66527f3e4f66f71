public import Foundation

extension Thread {
  /// The processor time of this thread in seconds.
  ///
  /// For tests of what would otherwise take minutes: other tests run beside them, and time limits count the waiting for
  /// the main actor.
  public static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
