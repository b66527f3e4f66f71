/// The properties that every view has, with UIKit's defaults.
public struct IBViewTraits: Hashable, Sendable {
  public let isHidden: Bool
  /// The opacity, from 0 to 1.
  public let alpha: Double
  /// A number that identifies the view in code.
  public let tag: Int
  /// Whether the view fills its bounds with opaque content.
  public let isOpaque: Bool
  public let clipsSubviews: Bool
  public let isUserInteractionEnabled: Bool
  public let autoresizesSubviews: Bool
  /// Whether the margins are at least the superview's, where the two overlap.
  public let preservesSuperviewLayoutMargins: Bool
  public let followsReadableWidth: Bool
  /// Whether the safe area is added to the margins.
  public let insetsLayoutMarginsFromSafeArea: Bool
  /// The direction that the leading and trailing sides follow.
  public let semanticContent: IBSemanticContent
  /// Whether the stored frame, rather than constraints, places the view at run time.
  public let hasFixedFrame: Bool
  /// Whether the stored frame differs from the constraints' frame.
  public let isMisplaced: Bool
}

extension IBViewTraits {
  init(_ element: IBElement, reader: ElementReader) throws {
    func bool(_ attribute: String, _ standard: Bool) -> Bool {
      reader.bool(attribute, of: element, default: standard)
    }
    isHidden = bool("hidden", false)
    alpha = try reader.number("alpha", of: element, default: 1)
    tag = try reader.integer("tag", of: element, default: 0)
    isOpaque = bool("opaque", true)
    clipsSubviews = bool("clipsSubviews", false)
    isUserInteractionEnabled = bool("userInteractionEnabled", true)
    autoresizesSubviews = bool("autoresizesSubviews", true)
    preservesSuperviewLayoutMargins = bool("preservesSuperviewLayoutMargins", false)
    followsReadableWidth = bool("layoutMarginsFollowReadableWidth", false)
    insetsLayoutMarginsFromSafeArea = bool("insetsLayoutMarginsFromSafeArea", true)
    semanticContent = reader.keyword(
      "semanticContentAttribute", of: element, default: .unspecified)
    hasFixedFrame = bool("fixedFrame", false)
    isMisplaced = bool("misplaced", false)
  }
}
