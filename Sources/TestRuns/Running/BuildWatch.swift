import Foundation
import Processes
import Terminal

/// Ends a build that has stopped: one that for a time neither prints nor computes, and waits for no other build.
///
/// A build that computes may be silent for long, as while it optimizes a large module.
final class BuildWatch {
  /// How long a build may compute without a word, in seconds: many times what the largest module takes.
  static let longestSilence = 3600

  private let limit: Int
  private let output: TestLog?
  private var isWaiting = false
  private var tree: ProcessTree?
  private var length = 0
  private var lastLook = Date()
  private var lastWork = Date()
  private var lastWord = Date()
  /// How long the build that was ended had been silent, in seconds; nil if none was ended.
  private(set) var ended: Int?

  /// Watches a build that begins now.
  ///
  /// - Parameters:
  ///   - limit: how long tests may do nothing, in seconds; 0 for any time. A build may for a ``StartLimit`` at least.
  ///   - output: where it prints; nil if that is passed through.
  init(limit: Int, output: TestLog?) {
    self.limit = StartLimit.seconds(for: limit)
    self.output = output
    length = output?.length ?? 0
  }

  /// Looks at the build, at most once a second.
  func look(at process: Int32) {
    let now = Date()
    guard limit > 0, ended == nil, now.timeIntervalSince(lastLook) >= 1 else { return }
    lastLook = now
    let present = ProcessTree(of: process)
    let size = output?.length ?? 0
    if size != length { (length, lastWord, lastWork) = (size, now, now) }
    if present != tree { (tree, lastWork) = (present, now) }
    if present.waitsForLock {
      (lastWord, lastWork) = (now, now)
      if !isWaiting { Console.error("Waiting for another build in the same folder to end.") }
      isWaiting = true
    }
    let (silence, idleness) = (now.timeIntervalSince(lastWord), now.timeIntervalSince(lastWork))
    let longestSilence = Double(max(limit, Self.longestSilence))
    guard idleness > Double(limit) || output != nil && silence > longestSilence else { return }
    ended = Int(silence)
    present.kill()
  }
}
