internal import FileAccess
package import Foundation

/// Finds a named image among a bundle's files and asset catalogues.
package struct NamedImageLookup {
  let bundle: Bundle
  let traits: UITraitCollection

  enum Failure: Error {
    case notFound
    case unreadable(String)
  }

  /// Returns the image with the best scale and appearance for the traits.
  func image(named name: String) throws(Failure) -> UIImage {
    let files = ImageFile.candidates(forPath: name, scale: traits.displayScale)
    for folder in bundle.assetFolders {
      if let set = folder.assetSet(.images, named: name) {
        return try image(named: name, inSet: set)
      }
      if let image = image(named: name, in: files, of: folder) { return image }
    }
    throw .notFound
  }

  /// Returns the alignment insets of the first file of a set in points, whatever kind of file it is; nil without a set.
  ///
  /// A PDF is as large in points as a bitmap of one pixel per point.
  package static func alignmentInsets(of name: String, in bundle: Bundle) -> UIEdgeInsets? {
    for folder in bundle.assetFolders {
      if let set = folder.assetSet(.images, named: name) { return alignmentInsets(ofSet: set) }
    }
    return nil
  }

  private static func alignmentInsets(ofSet folder: URL) -> UIEdgeInsets {
    let files = try? contents(ofSet: folder).images?.filter {
      $0.isUsable(on: .phone) && $0.filename != nil
    }
    let insets = files?.lazy.compactMap { file in
      file.alignmentInsets?.points(scale: file.scaleFactor ?? 1)
    }
    return insets?.first ?? .zero
  }

  private static func contents(ofSet folder: URL) throws -> AssetContents {
    let file = folder.appendingPathComponent("Contents.json")
    return try JSONDecoder().decode(AssetContents.self, from: Files.read(existing: file))
  }

  private func image(named name: String, inSet folder: URL) throws(Failure) -> UIImage {
    let contents: AssetContents
    do {
      contents = try Self.contents(ofSet: folder)
    } catch {
      let reason = (error as? FileError).map { " (\($0.reason))" } ?? ""
      throw .unreadable("the Contents.json of \(folder.lastPathComponent)\(reason)")
    }
    let entries = (contents.images ?? []).filter {
      $0.isUsable(on: traits.userInterfaceIdiom) && $0.filename != nil
    }
    let resizing = entries.compactMap(\.resizing).first
    let variants = entries.flatMap { $0.variants(in: folder) }
    let asset = UIImageAsset(
      name: name, variants: variants, isSliced: resizing != nil,
      keepsShapes: contents.properties?.keepsShapes == true)
    guard let best = asset.variant(for: traits) else {
      throw .unreadable("a file for light appearance in \(folder.lastPathComponent)")
    }
    var attributes = best.attributes(of: asset)
    attributes.renderingMode = contents.properties?.renderingMode ?? .automatic
    attributes.resizingMode = resizing?.center?.mode == "stretch" ? .stretch : .tile
    return UIImage(contents: best.contents, attributes: attributes)
  }

  /// Returns the image of those files that a folder has, given by their paths in it; nil if it has none.
  private func image(named name: String, in files: [String], of folder: URL) -> UIImage? {
    let files = folder.existing(files).map {
      ImageFile(url: folder.appendingPathComponent($0))
    }
    let asset = UIImageAsset(
      name: name,
      variants: files.map {
        ImageVariant(file: $0.url, scale: $0.scale, isOfAllScales: $0.isVector)
      })
    return asset.variant(for: traits).map {
      UIImage(contents: $0.contents, attributes: $0.attributes(of: asset))
    }
  }
}

extension AssetContents.Entry {
  /// The variants of an entry; a file without a scale is used for all scales.
  fileprivate func variants(in folder: URL) -> [ImageVariant] {
    guard let filename else { return [] }
    let scale = scaleFactor ?? 1
    return [
      ImageVariant(
        file: folder.appendingPathComponent(filename), scale: scale,
        isOfAllScales: scaleFactor == nil && ImageFile.isVector(filename), isDark: isDark,
        isHighContrast: isHighContrast, idiom: device, isLocalized: locale != nil,
        capInsets: resizing?.capInsets?.points(scale: scale) ?? .zero,
        alignmentInsets: alignmentInsets?.points(scale: scale) ?? .zero)
    ]
  }
}
