import UIKit

/// What a suite sets for all its matchers.
struct Settings {
  var pixelTolerance: CGFloat = 0
  var tolerance: CGFloat = 0
  var directory: String?
  var isRecording = false

  nonisolated(unsafe) static var current = Settings()
}

/// Sets the share of pixels that may differ, 0…1.
public func setNimbleTolerance(_ tolerance: CGFloat) { Settings.current.tolerance = tolerance }

/// Sets how far the colours of two pixels that match may be apart, 0…1.
public func setNimblePixelTolerance(_ pixelTolerance: CGFloat) {
  Settings.current.pixelTolerance = pixelTolerance
}

/// No matter: pictures are found in the folders above a test's file.
public func setNimbleTestFolder(_ testFolder: String) {}

/// Writes all references, which then fail.
public func recordAllSnapshots() { Settings.current.isRecording = true }

/// Settings by the name of the class that has them on iOS.
public final class FBSnapshotTest {
  /// Names the folder of the pictures that iOS made.
  public class func setReferenceImagesDirectory(_ directory: String?) {
    Settings.current.directory = directory
  }
}
