internal import Foundation
internal import Graphics
internal import InterfaceBuilder

/// The pictures and colours that a file names.
@MainActor struct NibImages {
  private let document: InterfaceBuilderDocument
  private let bundle: Bundle?

  init(_ document: InterfaceBuilderDocument, bundle: Bundle?) {
    self.document = document
    self.bundle = bundle
  }

  /// Returns a picture of an asset catalogue or a file, or a symbol.
  func image(named name: String, isSymbol: Bool) -> UIImage? {
    // What is missing is noted with its line in the file, and not as a missed lookup of the app's.
    defer { MissedLookup.image.forget() }
    if isSymbol { return UIImage(systemName: name) }
    return bundles.lazy.compactMap { UIImage(named: name, in: $0, compatibleWith: nil) }.first
  }

  /// Returns the size that the file stores for a picture.
  func storedSize(of name: String) -> CGSize? {
    guard let size = document.resources.imageSizes[name],
      (0...10_000).contains(size.width), (0...10_000).contains(size.height)
    else { return nil }
    return size
  }

  /// Returns a picture without content, of the size that the file stores for one that is missing.
  func standIn(for name: String) -> UIImage? {
    // Half points are whole pixels then; Interface Builder stores others only for symbols.
    let scale = 2.0
    guard let size = storedSize(of: name), size.width * size.height <= Self.largestStandIn,
      let bitmap = Bitmap(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    else { return nil }
    return UIImage(source: ImageSource(name: name, bitmap: bitmap), scale: scale)
  }

  /// An area in points beyond that of any screen; its pixels take 16 MB.
  private static let largestStandIn = 1_000_000.0

  /// Returns a colour of an asset catalogue.
  func color(named name: String) -> UIColor? {
    bundles.lazy.compactMap { UIColor(named: name, in: $0, compatibleWith: nil) }.first
  }

  private var bundles: [Bundle] {
    let beside = URL(fileURLWithPath: document.file).deletingLastPathComponent()
    return [bundle, Bundle(url: beside)].compactMap(\.self)
  }
}
