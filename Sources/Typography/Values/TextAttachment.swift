public import Foundation
public import Graphics

/// A picture that stands in a line as a character does, in place of U+FFFC.
public struct TextAttachment: Hashable, Sendable {
  /// The character that an attachment stands for.
  public static let character: UInt16 = 0xFFFC

  /// The picture; nil leaves the room empty.
  public var image: ImageSource?
  /// Whether the picture is filled with the text's colour.
  public var isTemplate: Bool
  /// The room in the line.
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
