#if !canImport(Darwin)
internal import Foundation
internal import Locks

/// What a strategy that runs needs to know of the snapshot that it makes, and how it says that it failed.
///
/// Strategies of other libraries are closures without errors.
package final class SuiteContext: Sendable {
  @TaskLocal package static var current: SuiteContext?

  /// The picture that iOS made; nil if there is none.
  package let iosPicture: IOSPicture?
  private let failure = Lock<(any Error)?>(nil)

  init(iosPicture: IOSPicture?) { self.iosPicture = iosPicture }

  /// Runs a strategy, and throws what it failed with.
  static func run(
    for picture: IOSPicture?, _ content: () throws -> SuiteContent
  ) throws -> SuiteContent {
    let context = SuiteContext(iosPicture: picture)
    let result = Result { try $current.withValue(context, operation: content) }
    if let failure = context.failure.withLock({ $0 }) { throw failure }
    return try result.get()
  }

  /// Notes the first error of a strategy.
  package func fail(_ error: any Error) { failure.withLock { $0 = $0 ?? error } }
}
#endif
