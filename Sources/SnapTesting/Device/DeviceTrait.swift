#if !canImport(Darwin)
public import Testing
internal import UIKit

/// A trait that names the device of a test or suite, which apps read from `UIDevice.current`.
///
/// Made by `.device(name:model:systemVersion:)`.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
  let identity: DeviceIdentity

  /// A suite's trait applies to each of its tests, including nested suites.
  public var isRecursive: Bool { true }

  /// Runs one test case on the device.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await DeviceIdentity.$current.withValue(identity) { try await function() }
  }
}

extension Trait where Self == DeviceTrait {
  /// Names the device of a test or suite, which apps read from `UIDevice.current`.
  ///
  /// - Parameters:
  ///   - name: the name, such as “iPhone 15”; that of the kind if nil.
  ///   - model: the kind; iPhone or iPad by the traits if nil.
  ///   - systemVersion: the release with its updates, such as “17.5”. It counts where the snapshot is drawn as that
  ///     release: see `Configuration(system:)`.
  /// - Returns: the trait.
  public static func device(
    name: String? = nil, model: String? = nil, systemVersion: String? = nil
  ) -> DeviceTrait {
    DeviceTrait(identity: DeviceIdentity(name: name, model: model, systemVersion: systemVersion))
  }
}

/// Runs an operation on a named device, as the trait `.device` does for a test of Swift Testing.
///
/// - Parameters:
///   - name: the name, such as “iPhone 15”; that of the kind if nil.
///   - model: the kind; iPhone or iPad by the traits if nil.
///   - systemVersion: the release with its updates, such as “17.5”; it counts where the snapshot is drawn as that release.
///   - operation: the code that runs on the device.
/// - Returns: the operation's result.
public func withDevice<Result>(
  name: String? = nil, model: String? = nil, systemVersion: String? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let identity = DeviceIdentity(name: name, model: model, systemVersion: systemVersion)
  return try DeviceIdentity.$current.withValue(identity, operation: operation)
}
#endif
