public import Foundation
public import Graphics

/// An inline picture, in place of U+FFFC.
public struct TextAttachment: Hashable, Sendable {
  /// The character that an attachment replaces.
  public static let character: UInt16 = 0xFFFC

  /// The picture; nil leaves the space empty.
  public var image: ImageSource?
  /// Whether the picture is filled with the text's colour.
  public var isTemplate: Bool
  /// The space in the line.
  public var size: CGSize
  /// How far the lower edge is raised above the baseline; negative lowers it.
  public var baselineOffset: Double

  /// Creates an attachment.
  public init(
    image: ImageSource?, isTemplate: Bool = false, size: CGSize, baselineOffset: Double = 0
  ) {
    self.image = image
    self.isTemplate = isTemplate
    self.size = size
    self.baselineOffset = baselineOffset
  }
}
