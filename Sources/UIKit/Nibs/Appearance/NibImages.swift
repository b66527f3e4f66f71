internal import Foundation
internal import Graphics
internal import InterfaceBuilder

/// The images and colours used in a file.
@MainActor struct NibImages {
  private let document: InterfaceBuilderDocument
  /// Where they are: the bundle, then the folders around the file.
  private let bundles: [Bundle]

  init(_ document: InterfaceBuilderDocument, bundle: Bundle?, folders: [URL]) {
    self.document = document
    bundles = [bundle].compactMap(\.self) + folders.compactMap(Self.bundle)
  }

  /// The bundles of folders, which each cell of a file would look for again.
  private static var known: [URL: Bundle] = [:]

  private static func bundle(of folder: URL) -> Bundle? {
    if let bundle = known[folder] { return bundle }
    let bundle = Bundle(url: folder)
    known[folder] = bundle
    return bundle
  }

  /// Returns an image of an asset catalogue or a file, or a symbol.
  func image(named name: String, isSymbol: Bool) -> UIImage? {
    // Missing ones are noted with their line in the file, not as a failed lookup of the app.
    defer { MissedLookup.image.forget() }
    if isSymbol { return UIImage(systemName: name) }
    for bundle in bundles {
      if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
    }
    return nil
  }

  /// Returns the stored size of an image.
  func storedSize(of name: String) -> CGSize? {
    guard let size = document.resources.imageSizes[name],
      (0...10_000).contains(size.width), (0...10_000).contains(size.height)
    else { return nil }
    return size
  }

  /// Returns an empty image with the stored size of a missing one.
  func standIn(for name: String) -> UIImage? {
    // Half points are whole pixels at this scale; Interface Builder stores others only for symbols.
    let scale = 2.0
    guard let size = storedSize(of: name), size.width * size.height <= Self.largestStandIn,
      let bitmap = Bitmap(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    else { return nil }
    return UIImage(source: ImageSource(name: name, bitmap: bitmap), scale: scale)
      .withAlignmentRectInsets(alignmentInsets(of: name))
  }

  /// Returns the alignment insets that a catalogue has for an image, also for a PDF or SVG, which cannot be drawn.
  func alignmentInsets(of name: String) -> UIEdgeInsets {
    // Not the first of a lazy sequence, which would read its files twice.
    for bundle in bundles {
      if let insets = NamedImageLookup.alignmentInsets(of: name, in: bundle) { return insets }
    }
    return .zero
  }

  /// An area in points larger than any screen; its pixels take 16 MB.
  private static let largestStandIn = 1_000_000.0

  /// Returns a colour of an asset catalogue.
  func color(named name: String) -> UIColor? {
    for bundle in bundles {
      if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
    }
    return nil
  }
}
