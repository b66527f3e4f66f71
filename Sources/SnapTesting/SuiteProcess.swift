#if !canImport(Darwin)
internal import CTestLaunch
internal import FileAccess
internal import Fixtures
internal import Foundation
internal import SnapshotReferences
internal import UIKit

/// The process of tests that were written for a device.
enum SuiteProcess {
  /// Whether a library is in this process whose tests were written for a device.
  static var hasSuite: Bool { snap_has_suite() }

  /// What the package's file and its pictures say of the device, found once.
  static let device = Result { try device(ofPackage: package) }

  /// Returns the device of a package; nil where neither a file nor a picture says anything.
  /// - Throws: `SuiteDeviceFile.Problem`
  static func device(ofPackage folder: URL?) throws -> ProcessDevice? {
    guard let folder else { return nil }
    let shown = SuiteDevice(of: SuitePictures.all(below: folder))?.device
    return try SuiteDeviceFile(ofPackage: folder)?.device(with: shown) ?? shown
  }

  /// The folder of the package whose tests run: SwiftPM starts them in it.
  private static var package: URL? {
    let places = SnapshotPlaces(environment: ProcessInfo.processInfo.environment)
    if let package = places.package { return URL(fileURLWithPath: package, isDirectory: true) }
    let start = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return Files.nearestFolder(to: start, with: "Package.swift")
  }
}

extension ProcessDevice {
  /// Makes the device's screen and traits current while an action runs, if the tests were written for one.
  @MainActor static func perform<Result>(
    _ action: @MainActor () throws -> Result
  ) rethrows -> Result {
    guard let device = current else { return try action() }
    return try UIScreen.withDevice { try device.traits.performAsCurrent { try action() } }
  }
}
#endif
