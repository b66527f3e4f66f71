package import Foundation

/// The contents of blobs, as git prints them.
package enum GitBlobs {
  /// Reads what `git cat-file --batch` prints for a number of blobs, in their order; nil if one of them is missing.
  package static func contents(in output: Data, count: Int) -> [Data]? {
    var (rest, found) = (output[...], [Data]())
    for _ in 0..<count {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        let length = Int(
          String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last ?? ""),
        length >= 0, rest.distance(from: end, to: rest.endIndex) - 1 > length
      else { return nil }
      found.append(Data(rest[rest.index(after: end)...].prefix(length)))
      rest = rest[rest.index(end, offsetBy: length + 2)...]
    }
    return found
  }
}
