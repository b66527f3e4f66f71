public import Foundation

// What Core Foundation has beside Foundation; on Apple's systems its names come with every import of Foundation.

/// A text, as Core Foundation names it.
public typealias CFString = NSString
/// A text that can be changed, as Core Foundation names it.
public typealias CFMutableString = NSMutableString
/// A Boolean value as an object, as Core Foundation names it.
public typealias CFBoolean = NSNumber
/// A place or a length, as Core Foundation names it.
public typealias CFIndex = Int

public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// A part of a text in UTF-16 units.
public struct CFRange: Hashable, Sendable {
  /// The first unit.
  public var location: CFIndex
  /// The number of units.
  public var length: CFIndex

  /// Creates a range at 0, without units.
  public init() { self.init(location: 0, length: 0) }

  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// Creates a range, as C does.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// Transforms a text in place, such as into Latin letters.
///
/// - Parameters:
///   - string: The text.
///   - range: The part to transform, and then the part that it became; nil for the whole text.
///   - transform: A transform such as ``kCFStringTransformToLatin``, or the identifier of one of ICU.
///   - reverse: Whether to transform back.
/// - Returns: Whether there is such a transform; otherwise the text stays as it is.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let part =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    ?? NSRange(location: 0, length: string.length)
  let identifier = StringTransform(String(describing: transform))
  guard
    let text = string.substring(with: part).applyingTransform(identifier, reverse: reverse)
  else { return false }
  string.replaceCharacters(in: part, with: text)
  range?.pointee.length = text.utf16.count
  return true
}

/// Removes accents and other marks that combine with letters.
public var kCFStringTransformStripCombiningMarks: CFString! { name(of: .stripCombiningMarks) }
public var kCFStringTransformStripDiacritics: CFString! { name(of: .stripDiacritics) }
public var kCFStringTransformToLatin: CFString! { name(of: .toLatin) }
public var kCFStringTransformMandarinLatin: CFString! { name(of: .mandarinToLatin) }
public var kCFStringTransformLatinCyrillic: CFString! { name(of: .latinToCyrillic) }
public var kCFStringTransformLatinGreek: CFString! { name(of: StringTransform("Latin-Greek")) }
public var kCFStringTransformLatinArabic: CFString! { name(of: .latinToArabic) }
public var kCFStringTransformLatinHebrew: CFString! { name(of: .latinToHebrew) }
public var kCFStringTransformLatinThai: CFString! { name(of: .latinToThai) }
public var kCFStringTransformLatinHangul: CFString! { name(of: .latinToHangul) }
public var kCFStringTransformLatinHiragana: CFString! { name(of: .latinToHiragana) }
public var kCFStringTransformLatinKatakana: CFString! { name(of: .latinToKatakana) }
public var kCFStringTransformHiraganaKatakana: CFString! { name(of: .hiraganaToKatakana) }
/// Transforms letters of full width into those of half width.
public var kCFStringTransformFullwidthHalfwidth: CFString! { name(of: .fullwidthToHalfwidth) }
public var kCFStringTransformToXMLHex: CFString! { name(of: .toXMLHex) }
public var kCFStringTransformToUnicodeName: CFString! { name(of: .toUnicodeName) }

private func name(of transform: StringTransform) -> NSString {
  NSString(string: transform.rawValue)
}
