internal import Foundation
internal import Graphics
internal import VectorPictures

/// One file of an image asset, and when it is shown.
struct ImageVariant: Sendable {
  let file: URL
  /// Pixels per point of a bitmap.
  let scale: CGFloat
  /// Whether the file is for screens of all scales.
  var isOfAllScales = false
  var isDark = false
  var isHighContrast = false
  /// The kind of device for which it is; nil for all.
  var idiom: UIUserInterfaceIdiom?
  /// Whether it is for one language.
  var isLocalized = false
  var capInsets = UIEdgeInsets.zero
  var alignmentInsets = UIEdgeInsets.zero

  /// What is shown of a variant, and its insets in points.
  struct Picture {
    let contents: ImageContents
    let scale: CGFloat
    let capInsets: UIEdgeInsets
    let alignmentInsets: UIEdgeInsets
    /// What the picture lacks, or that it stands in for one that cannot be drawn.
    var problem: MissingResource?

    func attributes(of asset: UIImageAsset) -> ImageAttributes {
      var attributes = ImageAttributes(
        scale: scale, capInsets: capInsets, alignmentRectInsets: alignmentInsets, asset: asset)
      attributes.missing = problem
      return attributes
    }
  }

  /// Returns the picture in the file.
  ///
  /// As Xcode's compiler does, a vector becomes pixels at the screen's scale unless its shapes are kept.
  func picture(
    of contents: PictureContents, asset: UIImageAsset, scale screen: CGFloat,
    insteadOf broken: (file: URL, why: UnusablePicture)?
  ) -> Picture {
    let shown: ImageContents
    var problem = broken.map { Self.problem($0.file, $0.why, asset.name, "another file of it") }
    switch contents {
    case .bitmap(let source): shown = .bitmap(source)
    case .vector(let vector):
      shown =
        asset.keepsShapes
        ? .vector(vector) : .bitmap(vector.source(size: vector.size, scale: screen))
      problem = problem ?? Self.problem(file, vector.omissions, asset.name)
    }
    return Picture(
      contents: shown, scale: contents.isVector ? screen : scale, capInsets: capInsets,
      alignmentInsets: alignmentInsets, problem: problem)
  }

  /// Returns a crossed box of the file's size.
  func placeholder(
    of asset: UIImageAsset, why: UnusablePicture, scale screen: CGFloat
  ) -> Picture {
    let scale = why.pixels == nil ? screen : self.scale
    let box = why.pixels == nil ? "a crossed box of the usual size" : "a crossed box of its size"
    return Picture(
      contents: .bitmap(
        ImagePlaceholder.source(name: asset.name, pixels: why.pixels, scale: scale)),
      scale: scale, capInsets: .zero, alignmentInsets: alignmentInsets,
      problem: Self.problem(file, why, asset.name, box))
  }

  private static func problem(
    _ file: URL, _ why: UnusablePicture, _ name: String, _ shown: String
  ) -> MissingResource {
    MissingResource(
      name: name,
      message: "The picture “\(name)” is not drawn; \(shown) is shown. The file "
        + "\(file.lastPathComponent) \(why.reason).", isUnsupported: true)
  }

  private static func problem(
    _ file: URL, _ omissions: [VectorOmission], _ name: String
  ) -> MissingResource? {
    guard !omissions.isEmpty else { return nil }
    let parts = omissions.prefix(3).map(\.words).joined(separator: ", ")
    let rest = omissions.count > 3 ? " and \(omissions.count - 3) more" : ""
    return MissingResource(
      name: name,
      message:
        "The picture “\(name)” is not drawn whole: of \(file.lastPathComponent), \(parts)\(rest)"
        + " \(omissions.count == 1 ? "is" : "are") left out. Export it as plain shapes.",
      isUnsupported: true)
  }
}

extension [ImageVariant] {
  /// Returns those that may be shown with some traits, the best first; of equal ones that which comes first.
  func inOrder(for traits: UITraitCollection) -> [ImageVariant] {
    let isDark = traits.userInterfaceStyle == .dark
    let isHigh = traits.accessibilityContrast == .high
    let scales = ImageFile.scales(nearestTo: traits.displayScale)
    func rank(_ variant: ImageVariant) -> [Int]? {
      guard !variant.isDark || isDark, !variant.isHighContrast || isHigh,
        let scale = variant.isOfAllScales ? 0 : scales.firstIndex(of: variant.scale)
      else { return nil }
      return [
        variant.isDark == isDark ? 0 : 1, variant.isHighContrast == isHigh ? 0 : 1,
        variant.isLocalized ? 1 : 0, variant.idiom == nil ? 1 : 0, scale,
      ]
    }
    return enumerated().compactMap { index, variant in
      rank(variant).map { (rank: $0 + [index], variant) }
    }
    .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.1)
  }
}
