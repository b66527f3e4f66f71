package import Foundation

/// Files of a commit, and their contents, as git prints them.
package enum GitBlobs {
  /// Reads what `git ls-tree -r -z` prints: plain files with their blobs, without links.
  package static func all(in tree: Data) -> [(path: String, blob: String)] {
    tree.split(separator: 0).compactMap { entry in
      // Large repositories have tens of thousands of them.
      guard entry.starts(with: plainFile) || entry.starts(with: executableFile),
        let tab = entry.firstIndex(of: UInt8(ascii: "\t"))
      else { return nil }
      let blob = entry[..<tab].dropFirst(plainFile.count)
      return (
        String(decoding: entry[tab...].dropFirst(), as: UTF8.self),
        String(decoding: blob, as: UTF8.self)
      )
    }
  }

  private static let plainFile = Data("100644 blob ".utf8)
  private static let executableFile = Data("100755 blob ".utf8)

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
