import Foundation
import Graphics
package import SnapshotRecords
import SnapshotReferences
internal import UIKit

extension Engine {
  /// Drawing the sample loads the fonts of several scripts, so a process draws it once, and only if it writes a picture or has to explain a
  /// difference.
  @MainActor private static let measured = Result { try Engine(fingerprint: Fingerprint()) }

  /// Returns this engine with its fingerprint; without one where the main actor cannot be asked: on a thread that is neither its own nor that
  /// of a verification queue.
  ///
  /// - Throws: ``RenderingError`` or an error of Graphics that every drawing has, such as one of a font.
  package static func current() throws -> Engine {
    try MainActorTurns.perform { measured }?.get() ?? Engine()
  }
}

extension Engine.Fingerprint {
  /// Lays out and draws the sample, without the appearance that an app or a test has set.
  ///
  /// - Throws: ``RenderingError`` or an error of Graphics.
  @MainActor init() throws {
    var (pictures, layouts) = (Data(), Data())
    try TestScope.apart.run {
      for configuration in EngineSample.configurations {
        for view in EngineSample.views {
          let rendering = try Rendering(of: view, in: configuration)
          let artifact = PictureArtifact(try rendering.snapshot())
          pictures.append(contentsOf: artifact.digest.description.utf8)
          layouts.append(contentsOf: try artifact.detailDigest.description.utf8)
        }
      }
    }
    self.init(pictures: Digest(of: pictures), layouts: Digest(of: layouts))
  }
}
