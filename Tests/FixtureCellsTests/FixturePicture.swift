import Foundation
import Testing
import UIKit

/// The pictures among the tests' resources.
@MainActor enum FixturePicture {
  /// Returns the path of `Resources/<name>.jpg`.
  static func path(_ name: String) throws -> String {
    try #require(Bundle.module.path(forResource: name, ofType: "jpg", inDirectory: "Resources"))
  }

  /// Returns the picture, with the scale in its name.
  static func image(_ name: String) throws -> UIImage {
    try #require(UIImage(contentsOfFile: try path(name)))
  }
}
