internal import Foundation
internal import Locks

/// Runs the requests of a queue on the main actor, while that waits for the queue.
///
/// A dispatch to the main queue would not be served: its thread waits.
final class MainActorTurns: Sendable {
  private typealias Request = @MainActor @Sendable () -> Void

  private static let key = DispatchSpecificKey<MainActorTurns>()

  private let requests = Lock<[Request]>([])
  private let events = DispatchSemaphore(value: 0)

  /// Serves the requests of a queue.
  init(of queue: DispatchQueue) { queue.setSpecific(key: Self.key, value: self) }

  /// Runs an action on the main actor from its queue or from a served one; nil elsewhere.
  static func perform<Result: Sendable>(
    _ action: @escaping @MainActor @Sendable () -> Result
  ) -> Result? {
    if let turns = DispatchQueue.getSpecific(key: key) { return turns.request(action) }
    return isOnMainActor ? MainActor.assumeIsolated(action) : nil
  }

  private static let mainKey = DispatchSpecificKey<Bool>()
  private static let mainQueueMark: Void = DispatchQueue.main.setSpecific(key: mainKey, value: true)

  /// In a test on Linux another thread than the main one may serve the main queue.
  private static var isOnMainActor: Bool {
    _ = mainQueueMark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) == true
  }

  private func request<Result: Sendable>(
    _ action: @escaping @MainActor @Sendable () -> Result
  ) -> Result? {
    let isDone = DispatchSemaphore(value: 0)
    let box = ResultBox<Result>()
    requests.withLock {
      $0.append {
        box.value.withLock { $0 = action() }
        isDone.signal()
      }
    }
    events.signal()
    isDone.wait()
    return box.value.withLock(\.self)
  }

  /// Runs an action on the main actor the next time it waits.
  func later(_ action: @escaping @MainActor @Sendable () -> Void) {
    requests.withLock { $0.append(action) }
  }

  /// Tells the waiting main actor that a condition may hold now.
  func signal() { events.signal() }

  /// Runs requests until a condition holds.
  @MainActor func serve(until condition: () -> Bool) {
    while true {
      let isDone = condition()
      while let request = requests.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { request() }
      if isDone { return }
      events.wait()
    }
  }
}

/// A result on its way from one thread to another.
private final class ResultBox<Value: Sendable>: Sendable {
  let value = Lock<Value?>(nil)
}
