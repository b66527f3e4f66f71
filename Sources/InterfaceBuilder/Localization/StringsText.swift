internal import Foundation

/// The characters of a translation file: UTF-8, or UTF-16 with or without a byte order mark.
enum StringsText {
  /// Returns the text, or `nil` for bytes in another encoding.
  static func decode(_ data: Data) -> String? {
    let bytes = [UInt8](data.prefix(4))
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(data.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(data.dropFirst(2), isLittleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(data.dropFirst(2), isLittleEndian: false) }
    // The first character of a translation file is ASCII: a comment or a quotation mark.
    if bytes.count > 1, bytes[0] != 0, bytes[1] == 0 { return utf16(data, isLittleEndian: true) }
    if bytes.count > 1, bytes[0] == 0, bytes[1] != 0 { return utf16(data, isLittleEndian: false) }
    return utf8(data)
  }

  private static func utf8(_ data: Data) -> String? { String(bytes: data, encoding: .utf8) }

  private static func utf16(_ data: Data, isLittleEndian: Bool) -> String? {
    guard data.count.isMultiple(of: 2) else { return nil }
    return String(bytes: data, encoding: isLittleEndian ? .utf16LittleEndian : .utf16BigEndian)
  }
}
