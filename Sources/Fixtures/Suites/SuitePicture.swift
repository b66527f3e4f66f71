package import Foundation
internal import Graphics

/// A picture that another library recorded on iOS; only read.
package struct SuitePicture: Hashable, Sendable {
  /// The path of its file.
  package let path: String
  /// The size in pixels.
  package let width: Int
  package let height: Int

  package init(path: String, width: Int, height: Int) {
    (self.path, self.width, self.height) = (path, width, height)
  }

  /// Finds the size of a picture; nil for what is not the file of a PNG, such as a Git LFS pointer.
  package init?(path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: Self.headLength), let size = PNG.size(of: head)
    else { return nil }
    self.init(path: path, width: size.width, height: size.height)
  }

  /// A PNG's signature and the chunk with its size.
  private static let headLength = 33

  private var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The scale in a name such as `test@3x.png`; nil if it has none.
  package var namedScale: CGFloat? {
    guard name.hasSuffix("x"), let sign = name.lastIndex(of: "@") else { return nil }
    return Int(name[name.index(after: sign)...].dropLast()).flatMap {
      (1...4).contains($0) ? CGFloat($0) : nil
    }
  }

  /// The screen in a name such as `test_iPhone12_4_375x667@2x.png`, in points; nil if it has none.
  var namedScreen: CGSize? {
    guard let match = name.firstMatch(of: /_(\d{3,4})x(\d{3,4})(?:@\d+x)?$/),
      let width = Double(match.1), let height = Double(match.2)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The release in a name such as `test_iPhone12_4@2x.png`, with dots; nil if it has none.
  var namedRelease: String? {
    let release = /_(?:iPhone|iPad)_?(\d{1,2}(?:[._]\d{1,2}){1,2})(?:_\d+x\d+)?(?:@\d+x)?$/
    return name.firstMatch(of: release).map { String($0.1).replacing("_", with: ".") }
  }
}
