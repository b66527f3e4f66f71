public import Foundation
public import XCTest

/// A class of tests that compare views with their references in `Snapshots/`.
///
/// The declarations are those of iOSSnapshotTestCase, so that its users' tests compile unchanged. The pictures that iOS made
/// are found in `ReferenceImages` or a folder whose name begins so, and never written.
open class FBSnapshotTestCase: XCTestCase {
  /// Whether references are written; a test that does so fails.
  open var recordMode = false
  /// What was added to the names of pictures on iOS; they are found with and without it.
  open var fileNameOptions: FBSnapshotTestCaseFileNameOptions = []
  /// The folder of the class's pictures; nil for the name of the class.
  open var folderName: String?
  /// No matter: all views are drawn in a window.
  open var usesDrawViewHierarchyInRect = false
  /// No matter: failures are always described in `.snap/`.
  open var imageDiffDirectory: String?
  /// The folder that has the folders of classes; nil for those near the test's file.
  open var referenceImageDirectory: String?

  /// Whether a picture's name has its device, by the name that the setting had first.
  open var isDeviceAgnostic: Bool {
    get { !fileNameOptions.isEmpty }
    set { fileNameOptions = newValue ? [.device, .OS, .screenSize] : [] }
  }

  /// What is added to the names of pictures, by the name that the setting had first.
  open var agnosticOptions: FBSnapshotTestCaseFileNameOptions {
    get { fileNameOptions }
    set { fileNameOptions = newValue }
  }

  /// Returns the folder that has the folders of classes.
  open func getReferenceImageDirectory(withDefault dir: String?) -> String {
    referenceImageDirectory ?? dir ?? ""
  }

  /// The name of the running test, without its class.
  var testName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The name of the class, without its module.
  var className: String { folderName ?? "\(type(of: self))" }
}

/// What is added to a picture's name.
public struct FBSnapshotTestCaseFileNameOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The kind of device.
  public static let device = Self(rawValue: 1 << 1)
  /// The system's version.
  public static let OS = Self(rawValue: 1 << 2)
  /// The screen's size in points.
  public static let screenSize = Self(rawValue: 1 << 3)
  /// The screen's scale.
  public static let screenScale = Self(rawValue: 1 << 4)
}

/// The name that the options had first.
public typealias FBSnapshotTestCaseAgnosticOption = FBSnapshotTestCaseFileNameOptions

/// The endings of folders in which pictures are looked for.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet {
  NSOrderedSet(array: ["_64", ""])
}
