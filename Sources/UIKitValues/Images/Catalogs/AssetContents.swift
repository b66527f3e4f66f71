internal import Foundation

/// The `Contents.json` of an image set in an asset catalogue, the part that affects drawing.
///
/// Format: Apple's "Asset Catalog Format Reference", Image Set Type.
struct AssetContents: Decodable {
  let images: [Entry]?
  let properties: Properties?

  struct Entry: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [Appearance]?
    /// The language for which the file is.
    let locale: String?
    let resizing: Resizing?
    let alignmentInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, locale, resizing
      case alignmentInsets = "alignment-insets"
    }

    /// Pixels per point; nil for a file of all scales, and for a number that no screen has.
    var scaleFactor: CGFloat? {
      scale.flatMap { Double($0.replacing("x", with: "")) }
        .flatMap { (1...10).contains($0) ? CGFloat($0) : nil }
    }

    var isDark: Bool {
      appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true
    }

    var isHighContrast: Bool {
      appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } == true
    }

    /// The kind of device of an entry that is not for all.
    var device: UIUserInterfaceIdiom? {
      switch idiom {
      case "iphone": .phone
      case "ipad": .pad
      default: nil
      }
    }

    /// Whether the entry is for a kind of device; one of which nothing is known is taken for a phone.
    func isUsable(on idiom: UIUserInterfaceIdiom) -> Bool {
      guard (appearances ?? []).allSatisfy(\.isKnown) else { return false }
      if self.idiom == nil || self.idiom == "universal" { return true }
      return device == (idiom == .pad ? .pad : .phone)
    }
  }

  struct Appearance: Decodable {
    let appearance: String?
    let value: String?

    var isKnown: Bool { appearance == "luminosity" || appearance == "contrast" }
  }

  struct Resizing: Decodable {
    let center: Center?
    let capInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case center
      case capInsets = "cap-insets"
    }

    struct Center: Decodable {
      let mode: String?
    }
  }

  /// Lengths in pixels.
  struct Insets: Decodable {
    let top: Double?
    let left: Double?
    let bottom: Double?
    let right: Double?

    func points(scale: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(
        top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale,
        right: (right ?? 0) / scale)
    }
  }

  struct Properties: Decodable {
    let templateRenderingIntent: String?
    let providesNamespace: Bool?
    /// Whether a vector is drawn at the size at which it is used.
    let keepsShapes: Bool?

    enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
      case keepsShapes = "preserves-vector-representation"
    }

    var renderingMode: UIImage.RenderingMode {
      switch templateRenderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    }
  }
}
