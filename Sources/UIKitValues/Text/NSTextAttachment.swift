public import Foundation
internal import Typography

/// A picture in a line of text.
///
/// It is not an `NSObject`, for the same reason as ``NSParagraphStyle``.
open class NSTextAttachment: Hashable {
  /// The character that an attachment replaces, U+FFFC.
  public static let character = Int(TextAttachment.character)

  /// The picture; nil leaves its space empty.
  open var image: UIImage?
  /// The space in the line; `origin.y` raises it above the baseline.
  ///
  /// An empty rectangle, the default, means the picture's own size on the baseline.
  open var bounds = CGRect.zero

  /// Creates an empty attachment.
  public init() {}

  /// Creates an attachment that shows a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Returns whether both are the same object.
  public static func == (lhs: NSTextAttachment, rhs: NSTextAttachment) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The attachment's frame relative to its origin on the baseline, y upwards.
  package var effectiveBounds: CGRect {
    bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }

  /// The attachment in the text engine's form.
  var attachment: TextAttachment {
    CallbackNesting.call(.textAttachment) {
      let bounds = effectiveBounds
      return TextAttachment(
        image: image?.source, isTemplate: image?.isTemplateInText == true,
        size: bounds.size, baselineOffset: bounds.minY)
    } ?? TextAttachment(image: nil, isTemplate: false, size: .zero, baselineOffset: 0)
  }
}

extension NSAttributedString {
  /// Creates a string of one attachment character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
