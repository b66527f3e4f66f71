import Foundation
import Graphics
import Snapshots

extension Engine {
  /// This engine with its fingerprint, which the first drawing of a process makes.
  ///
  /// Its failure is that of every drawing: a bundled font that cannot be read, for example.
  @MainActor static let current = Result { try Engine(fingerprint: Fingerprint()) }
}

extension Engine.Fingerprint {
  /// Lays out and draws the sample.
  ///
  /// - Throws: ``RenderingError`` or an error of Graphics.
  @MainActor init() throws {
    var (pictures, layouts) = (Data(), Data())
    for configuration in EngineSample.configurations {
      for view in EngineSample.views {
        let rendering = try Rendering(
          withoutDataIn: view, in: configuration, by: .success(Engine()))
        let artifact = PictureArtifact(try rendering.snapshot())
        pictures.append(contentsOf: artifact.digest.description.utf8)
        layouts.append(contentsOf: try artifact.detailDigest.description.utf8)
      }
    }
    self.init(pictures: Digest(of: pictures), layouts: Digest(of: layouts))
  }
}
