internal import Foundation

/// Looks for a tag with more attributes than a limit.
///
/// The XML parser compares each attribute of a tag with all before it, so that hundreds of thousands
/// take minutes. No tag reaches beyond the next `<`, and each attribute has its `=`; so the number
/// of `=` before the next `<` is never less than the number of attributes.
enum TagScan {
  /// Returns the line on which a tag with too many attributes begins, or `nil` where there is none.
  static func line(inWhichATagOf data: Data, exceeds limit: Int) -> Int? {
    let start = data.withUnsafeBytes { bytes -> Int? in
      var tag = bytes.offset(of: UInt8(ascii: "<"), from: 0)
      while let begin = tag {
        let next = bytes.offset(of: UInt8(ascii: "<"), from: begin + 1)
        let end = next ?? bytes.count
        // A tag too short for the limit need not be looked at: an attribute takes four bytes, a="".
        if end - begin > 4 * limit, bytes.count(of: UInt8(ascii: "="), in: begin..<end) > limit {
          return begin
        }
        tag = next
      }
      return nil
    }
    return start.map { LineScan(data.prefix($0)).count }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func count(of byte: UInt8, in range: Range<Int>) -> Int {
    var count = 0
    var position = range.lowerBound
    while let found = offset(of: byte, from: position), found < range.upperBound {
      count += 1
      position = found + 1
    }
    return count
  }
}
