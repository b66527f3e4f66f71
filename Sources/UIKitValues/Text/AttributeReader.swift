package import Foundation
package import Graphics
internal import Typography

/// Reads the attributes of a stretch of an `NSAttributedString`.
///
/// A value of the wrong type for its key counts as absent, as in UIKit.
package struct AttributeReader {
  let attributes: [NSAttributedString.Key: Any]

  package init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

  package var font: UIFont? { attributes[.font] as? UIFont }
  package var foregroundColor: UIColor? { attributes[.foregroundColor] as? UIColor }
  package var paragraphStyle: NSParagraphStyle? { attributes[.paragraphStyle] as? NSParagraphStyle }
  package var shadow: NSShadow? { attributes[.shadow] as? NSShadow }
  package var attachment: NSTextAttachment? { attributes[.attachment] as? NSTextAttachment }

  /// The address of a link, as its text.
  package var link: String? {
    (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
  }

  package func color(_ key: NSAttributedString.Key, _ traits: UITraitCollection) -> Color? {
    (attributes[key] as? UIColor)?.resolved(with: traits)
  }

  /// A number, in any of Swift's and Foundation's types.
  package func number(_ key: NSAttributedString.Key) -> Double? {
    switch attributes[key] {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as NSUnderlineStyle: Double(value.rawValue)
    default: nil
    }
  }

  package func decoration(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
    number(key).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) }
  }
}
