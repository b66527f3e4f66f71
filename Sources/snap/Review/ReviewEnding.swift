import Dispatch
import Foundation

/// The events that end a review besides its last decision: Ctrl-C, termination, a closed terminal, and the end of the
/// program that started it.
///
/// SwiftPM runs a plugin's tool in a separate process group, which the terminal's Ctrl-C does not reach; the tool
/// notices that its parent has exited.
final class ReviewEnding {
  private let sources: [any DispatchSourceSignal]
  private let parentWatch: any DispatchSourceTimer
  private let stream: AsyncStream<Void>
  let end: @Sendable () -> Void

  init() {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    self.stream = stream
    let end: @Sendable () -> Void = { continuation.finish() }
    self.end = end
    Interruption.unblock()
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: end)
      source.resume()
      return source
    }
    let parent = getppid()
    parentWatch = DispatchSource.makeTimerSource(queue: .global())
    parentWatch.setEventHandler { if getppid() != parent { end() } }
    parentWatch.schedule(deadline: .now() + 1, repeating: 1)
    parentWatch.resume()
  }

  func wait() async {
    for await _ in stream {}
    sources.forEach { $0.cancel() }
    parentWatch.cancel()
  }
}
