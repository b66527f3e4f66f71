internal import FileAccess
public import Foundation
internal import Graphics
internal import Locks
internal import SymbolGlyphs

extension UIImage {
  /// Draws system symbols from a folder's own pictures, such as `heart.fill.svg` and `applelogo.png`, in this process.
  ///
  /// A test's set-up calls it, before the first cell is made. A picture is fitted into the symbol's box and counts by
  /// its ink, as a template does; it has one weight. Of an SVG file the shapes are drawn, not text, gradients, masks or
  /// styles.
  ///
  /// ```swift
  /// try UIImage.registerSymbols(in: symbolsFolder)
  /// let logo = UIImage(systemName: "applelogo")
  /// ```
  ///
  /// - Parameter folder: A folder with SVG or PNG files, each with the name of a system symbol.
  /// - Returns: The names, sorted. A name that is registered already gets the new picture.
  /// - Throws: A ``SymbolFileError`` that names the file; then no picture of the folder is used.
  @discardableResult
  public class func registerSymbols(in folder: URL) throws -> [String] {
    try SuppliedSymbols.shared.register(folder)
  }
}

/// The pictures of symbols that packages have registered.
final class SuppliedSymbols: Sendable {
  static let shared = SuppliedSymbols()

  private let glyphs = Lock<[String: SymbolGlyph]>([:])

  /// Returns the glyph of a name, the registered one if there is one; nil for an unknown symbol.
  func glyph(named name: String) -> SymbolGlyph? { self[name] ?? SymbolCatalog.glyph(named: name) }

  subscript(name: String) -> SymbolGlyph? { glyphs.withLock { $0[name] } }

  func register(_ folder: URL) throws(SymbolFileError) -> [String] {
    let files = folder.sortedContents.filter {
      ["svg", "png"].contains($0.pathExtension.lowercased())
    }
    guard !files.isEmpty else { throw .noPictures(folder: folder) }
    var found: [String: SymbolGlyph] = [:]
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      guard let symbol = SymbolCatalog.glyph(named: name) else { throw .unknownName(file: file) }
      found[name] =
        file.pathExtension.lowercased() == "svg"
        ? symbol.drawn(as: try SymbolSVG(contentsOf: file))
        : symbol.drawn(as: try picture(in: file, name: name))
    }
    glyphs.withLock { $0.merge(found) { _, new in new } }
    SymbolCache.shared.removeAll()
    return found.keys.sorted()
  }

  private func picture(in file: URL, name: String) throws(SymbolFileError) -> ImageSource {
    do {
      return ImageSource(
        name: name, bitmap: try PNG.decode(Files.read(existing: file), name: name).bitmap)
    } catch let error as FileError {
      throw .unusable(file: file, line: nil, reason: "it cannot be read: \(error.reason)")
    } catch {
      throw .unusable(file: file, line: nil, reason: "it is not a readable PNG file")
    }
  }
}

extension SymbolGlyph {
  /// The symbol with the figures of an SVG file in its box.
  fileprivate func drawn(as svg: SymbolSVG) -> SymbolGlyph {
    let place = place(for: svg.area.size)
    let scale = place.width / svg.area.width
    let transform = AffineTransform(
      m11: scale, m12: 0, m21: 0, m22: scale, tX: place.minX - svg.area.minX * scale,
      tY: place.minY - svg.area.minY * scale)
    let figures = svg.figures.map { (path: $0.path.transformed(by: transform), rule: $0.rule) }
    return SymbolGlyph(name: name, width: width, height: height, followsReading: followsReading) {
      pen in
      for figure in figures { pen.fill(figure.path, rule: figure.rule) }
    }
  }

  /// The symbol with a picture in its box.
  fileprivate func drawn(as picture: ImageSource) -> SymbolGlyph {
    let size = CGSize(width: picture.bitmap.width, height: picture.bitmap.height)
    return SymbolGlyph(
      name: name, width: width, height: height, followsReading: followsReading,
      picture: SymbolGlyph.Picture(source: picture, place: place(for: size))
    ) { _ in }
  }

  /// The largest place of some proportions in the middle of the box.
  private func place(for size: CGSize) -> CGRect {
    let scale = min(width / size.width, height / size.height)
    let fitted = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: (width - fitted.width) / 2, y: (height - fitted.height) / 2, width: fitted.width,
      height: fitted.height)
  }
}
