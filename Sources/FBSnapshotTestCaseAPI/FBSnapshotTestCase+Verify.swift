public import Foundation
internal import SnapTesting
public import UIKit

extension FBSnapshotTestCase {
  /// Verifies that a view matches its reference.
  ///
  /// - Parameters:
  ///   - view: the view, in its own size.
  ///   - identifier: distinguishes several snapshots of one test.
  ///   - suffixes: the endings of folders in which iOS's picture is looked for first.
  ///   - perPixelTolerance: how far the colours of two pixels that match may be apart, 0…1.
  ///   - overallTolerance: the share of pixels that may differ, 0…1.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  public func FBSnapshotVerifyView(
    _ view: @autoclosure () throws -> UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(
      identifier, suffixes, ComparisonOptions(perPixelTolerance, overallTolerance), file, line
    ) { SuiteStage().image(of: try view()) }
  }

  /// Verifies that a view matches its reference, by the tolerance that there was first.
  public func FBSnapshotVerifyView(
    _ view: @autoclosure () throws -> UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    FBSnapshotVerifyView(
      try view(), identifier: identifier, suffixes: suffixes, overallTolerance: tolerance,
      file: file, line: line)
  }

  /// Verifies that a controller's view matches its reference, in the view's own size.
  public func FBSnapshotVerifyViewController(
    _ viewController: @autoclosure () throws -> UIViewController, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(
      identifier, suffixes, ComparisonOptions(perPixelTolerance, overallTolerance), file, line
    ) {
      let controller = try viewController()
      return SuiteStage(size: controller.sizeOfView).image(of: controller)
    }
  }

  /// Verifies that a controller's view matches its reference, by the tolerance that there was first.
  public func FBSnapshotVerifyViewController(
    _ viewController: @autoclosure () throws -> UIViewController, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    FBSnapshotVerifyViewController(
      try viewController(), identifier: identifier, suffixes: suffixes,
      overallTolerance: tolerance, file: file, line: line)
  }

  /// Verifies that a layer with its sublayers matches its reference.
  public func FBSnapshotVerifyLayer(
    _ layer: @autoclosure () throws -> CALayer, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(
      identifier, suffixes, ComparisonOptions(perPixelTolerance, overallTolerance), file, line
    ) { SuiteStage().image(of: try layer()) }
  }

  /// Verifies that a layer matches its reference, by the tolerance that there was first.
  public func FBSnapshotVerifyLayer(
    _ layer: @autoclosure () throws -> CALayer, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    FBSnapshotVerifyLayer(
      try layer(), identifier: identifier, suffixes: suffixes, overallTolerance: tolerance,
      file: file, line: line)
  }

  private func verify(
    _ identifier: String?, _ suffixes: NSOrderedSet, _ options: ComparisonOptions,
    _ file: StaticString, _ line: UInt, _ picture: () throws -> UIImage
  ) {
    let identifier = identifier ?? ""
    let folders = ReferenceImages(
      file: file.description, directory: referenceImageDirectory,
      suffixes: suffixes.compactMap { $0 as? String })
    let test = identifier.isEmpty ? testName : "\(testName)_\(identifier)"
    let module = String(reflecting: type(of: self)).split(separator: ".").first.map(String.init)
    SuiteSnapshot(
      at: CallSite(
        fileID: file, filePath: file, function: testName, line: line, column: 1),
      suite: nil, fixture: testName, name: identifier,
      record: recordMode ? .all : nil,
      iosPicture: folders.picture(named: test, ofClass: className, in: module)
    ).run { .picture(try picture(), options) }
  }
}

extension ComparisonOptions {
  /// The options for iOSSnapshotTestCase's tolerances.
  init(_ perPixel: CGFloat, _ overall: CGFloat) {
    self.init(
      threshold: perPixel > 0 ? Double(min(perPixel, 1)) : nil,
      maxDifferentRatio: overall > 0 ? Double(min(overall, 1)) : nil)
  }
}

extension UIViewController {
  /// The size that a test gave to the view; nil if it gave none.
  nonisolated var sizeOfView: CGSize? {
    MainActor.assumeIsolated { viewIfLoaded.map(\.bounds.size) }.flatMap {
      $0.width > 0 && $0.height > 0 ? $0 : nil
    }
  }
}
