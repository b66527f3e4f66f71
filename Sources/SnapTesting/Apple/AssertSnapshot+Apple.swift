#if canImport(Darwin) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
internal import Foundation
internal import SnapBridge
public import SnapshotKeys
public import TestTerms
internal import Testing
public import UIKit

/// Writes the frames of a view that a snapshot on Linux is compared with, where `SNAP_IOS_FRAMES` is set; otherwise the test
/// has a known issue that says where snapshots are drawn.
///
/// - Parameters:
///   - value: creates the view; runs on the main actor, so the test itself need not.
///   - strategy: what is stored on Linux, and the environment.
///   - name: distinguishes several fixtures of one test; required in parameterized tests.
///   - expectations: additional requirements, which are checked on Linux.
///   - allowances: diagnostics that are allowed on Linux.
///   - record: when references are written on Linux.
///   - fileID: the caller's file, for the failure.
///   - filePath: the caller's file, for finding the package.
///   - function: the caller's name.
///   - line: the caller's line.
///   - column: the caller's column.
public func assertSnapshot(
  of value: @autoclosure @MainActor () throws -> UIView, as strategy: SnapshotStrategy,
  named name: String? = nil, expecting expectations: [FixtureExpectation] = [],
  allowing allowances: [AllowedDiagnostic] = [], record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  AppleAssertion(
    name: name, strategy: strategy, configurations: [strategy.configuration], function: function,
    location: SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(line),
      column: Int(column)),
    file: filePath.description
  ).run(value)
}

/// Does the same for a fixture in each configuration of a matrix.
///
/// - Parameters:
///   - makeView: creates the view for each configuration.
///   - matrix: the configurations.
///   - strategy: what is stored on Linux; the matrix changes its configuration.
///   - name: distinguishes several fixtures of one test; required in parameterized tests.
///   - expectations: additional requirements, which are checked on Linux.
///   - allowances: diagnostics that are allowed on Linux.
///   - record: when references are written on Linux.
///   - fileID: the caller's file, for the failure.
///   - filePath: the caller's file, for finding the package.
///   - function: the caller's name.
///   - line: the caller's line.
///   - column: the caller's column.
public func assertSnapshots(
  of makeView: @MainActor () throws -> UIView, over matrix: ConfigurationMatrix,
  as strategy: SnapshotStrategy = .image,
  named name: String? = nil, expecting expectations: [FixtureExpectation] = [],
  allowing allowances: [AllowedDiagnostic] = [], record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  AppleAssertion(
    name: name, strategy: strategy,
    configurations: matrix.configurations(from: strategy.configuration), function: function,
    location: SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(line),
      column: Int(column)),
    file: filePath.description
  ).run(makeView)
}

/// One call of an assertion.
private struct AppleAssertion: Sendable {
  let name: String?
  let strategy: SnapshotStrategy
  let configurations: [Configuration]
  let function: String
  let location: SourceLocation
  let file: String

  private static let isRecording =
    ProcessInfo.processInfo.environment["SNAP_IOS_FRAMES", default: ""].isEmpty == false

  func run(_ makeView: @MainActor () throws -> UIView) {
    guard Self.isRecording else {
      return note("Snapshots are drawn on Linux: run `snap verify` there, or in a container.")
    }
    guard #available(iOS 17.0, *) else { return note("Frames can be written from iOS 17 on.") }
    guard name != nil || Test.Case.current?.isParameterized != true else {
      return fail("A parameterized test has several fixtures: distinguish them with `named:`.")
    }
    guard let folder = references else {
      return fail("\(file) is in no package: no folder above it has a Package.swift.")
    }
    for configuration in configurations { write(configuration, makeView, folder) }
  }

  @available(iOS 17.0, *)
  private func write(
    _ configuration: Configuration, _ makeView: @MainActor () throws -> UIView, _ folder: URL
  ) {
    let key = key(configuration).description
    if let reason = configuration.reasonNotToCompare { return note("\(key): \(reason)") }
    do {
      try MainActorBridge.run {
        Result { try record(configuration, makeView, key: key, in: folder) }
      }.get()
    } catch let error as BridgeError {
      // Each locale has a run of its own.
      if case .otherLocale = error { note("\(key): \(error)") } else { fail("\(error)") }
    } catch {
      fail("\(key): \(error)")
    }
  }

  @available(iOS 17.0, *)
  @MainActor private func record(
    _ configuration: Configuration, _ makeView: @MainActor () throws -> UIView, key: String,
    in folder: URL
  ) throws {
    let isRightToLeft = configuration.direction == .rightToLeft
    try SnapBridge.record(
      makeView(), key: key, width: configuration.width, contentSize: configuration.contentSize,
      legibilityWeight: configuration.legibilityWeight, appearance: configuration.appearance,
      direction: isRightToLeft ? .rightToLeft : .leftToRight,
      locale: configuration.locale, scale: configuration.scale, in: folder)
  }

  /// The key that the snapshot has on Linux.
  private func key(_ configuration: Configuration) -> SnapshotKey {
    let suite = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    return SnapshotKey(
      suite: suite, fixture: SnapshotKey.fixtureName(ofFunction: function, named: name),
      configuration: configuration.name + strategy.content.keyEnding)
  }

  /// The folder of references in the package that has the test.
  private var references: URL? {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        return folder.appendingPathComponent("Snapshots")
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private func fail(_ reason: String) {
    Issue.record(Comment(rawValue: reason), sourceLocation: location)
  }

  /// Says why nothing is compared, without a failure; in XCTest, which has no such issues, on the console.
  private func note(_ reason: String) {
    guard Test.current != nil else {
      return print("\(location.fileID):\(location.line): \(reason)")
    }
    withKnownIssue(Comment(rawValue: reason), sourceLocation: location) {
      Issue.record(Comment(rawValue: reason), sourceLocation: location)
    }
  }
}

extension Configuration {
  /// Why iOS's frames say nothing about this configuration; nil if they do.
  fileprivate var reasonNotToCompare: String? {
    if height != nil {
      return "the height is given, and only rows that have their own are compared."
    }
    if safeArea != .zero { return "the safe area is given, and that of the device stays." }
    if state != .normal { return "it is in a state, and views are compared as they are made." }
    if system != .standard, system != .running {
      return "it is for \(system), and this is \(SystemVersion.running)."
    }
    return nil
  }
}

extension SystemVersion {
  /// The release on which the tests run.
  fileprivate static var running: SystemVersion {
    .iOS(ProcessInfo.processInfo.operatingSystemVersion.majorVersion)
  }
}
#endif
