internal import FileAccess
public import Foundation
internal import Graphics

extension UIImage {
  /// Creates an image from the bytes of a PNG or JPEG file; nil if they are neither.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a PNG or JPEG file at a scale; nil if they are neither.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let source = ImageSource(data: data, name: "image") else { return nil }
    self.init(source: source, scale: scale)
  }

  /// Creates an image from a PNG, JPEG, SVG or PDF file; nil if it cannot be read.
  ///
  /// A name that ends in `@2x` or `@3x` before the extension sets the scale. If the file does not exist, the path may
  /// omit extension and scale.
  public convenience init?(contentsOfFile path: String) {
    let name = URL(fileURLWithPath: path).lastPathComponent
    do throws(FileError) {
      let scale = UITraitCollection.current.displayScale
      guard let file = try ImageFile.existing(atPath: path, scale: scale) else {
        MissedLookup.image.record(name, "The file \(name) does not exist.")
        return nil
      }
      switch ImageFile.contents(file.data, name: file.name) {
      case .success(.bitmap(let source)): self.init(source: source, scale: file.scale)
      case .success(.vector(let vector)):
        self.init(source: vector.source(size: vector.size, scale: scale), scale: scale)
      case .failure(let error):
        let name = file.url.lastPathComponent
        MissedLookup.image.record(name, "The file \(name) \(error.reason).")
        return nil
      }
    } catch {
      MissedLookup.image.record(name, "The file \(name) cannot be read: \(error.reason).")
      return nil
    }
  }
}

extension LookupNote<MissingResource> {
  fileprivate func record(_ name: String, _ message: String) {
    record(MissingResource(name: name, message: message))
  }
}

extension ImageSource {
  /// Decodes the bytes of a PNG or JPEG file; nil if they are neither.
  init?(data: Data, name: String) {
    guard case .bitmap(let source)? = try? PictureContents(data, name: name) else { return nil }
    self = source
  }
}

/// A file with an image, whose name gives the scale.
struct ImageFile: Hashable, Sendable {
  let url: URL

  /// The name without directory and extension, for display lists.
  var name: String { url.deletingPathExtension().lastPathComponent }

  /// Whether the name is that of a picture made of shapes, which has no scale of its own.
  var isVector: Bool { Self.isVector(url.lastPathComponent) }

  static func isVector(_ name: String) -> Bool {
    ["svg", "pdf"].contains((name as NSString).pathExtension.lowercased())
  }

  static func contents(
    _ data: Data, name: String
  ) -> Result<PictureContents, UnusablePicture> {
    do throws(UnusablePicture) {
      return .success(try PictureContents(data, name: name))
    } catch {
      return .failure(error)
    }
  }

  /// The scale of a suffix `@2x` or `@3x`; 1 without one.
  var scale: CGFloat { Self.scale(ofName: name) }

  static func scale(ofName name: String) -> CGFloat {
    name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  /// Returns the file at a path, otherwise the best of its variants, with its bytes; nil without one.
  ///
  /// - Throws: `FileError` for a pipe, or a file of more than 64 MiB.
  static func existing(
    atPath path: String, scale: CGFloat
  ) throws(FileError) -> (url: URL, name: String, scale: CGFloat, data: Data)? {
    for candidate in [path] + candidates(forPath: path, scale: scale) {
      let file = ImageFile(url: URL(fileURLWithPath: candidate))
      guard Files.exists(file.url), !Files.isFolder(file.url),
        let data = try Files.read(file.url)
      else { continue }
      return (file.url, file.name, file.scale, data)
    }
    return nil
  }

  /// The variants of a path, those of the given scale and above first; a path with a scale is its only
  /// variant.
  static func candidates(forPath path: String, scale: CGFloat) -> [String] {
    let url = URL(fileURLWithPath: path)
    if isVector(url.lastPathComponent) { return [path] }
    let isNamed = ["png", "jpg", "jpeg"].contains(url.pathExtension.lowercased())
    let stem = isNamed ? String(path.dropLast(url.pathExtension.count + 1)) : path
    let endings = isNamed ? [url.pathExtension] : ["png", "jpg", "jpeg"]
    let variants =
      Self.scales(nearestTo: scale).flatMap { scale in
        endings.map { stem + (scale == 1 ? "" : "@\(Int(scale))x") + "." + $0 }
      } + (isNamed ? [] : [stem + ".pdf", stem + ".svg"])
    return isNamed && Self.scale(ofName: URL(fileURLWithPath: stem).lastPathComponent) > 1
      ? [path] : variants
  }

  /// The scales of files from the best to the worst for a screen: its own, larger ones, smaller ones.
  static func scales(nearestTo scale: CGFloat) -> [CGFloat] {
    let all: [CGFloat] = [1, 2, 3]
    return all.filter { $0 >= scale } + all.filter { $0 < scale }.reversed()
  }
}
