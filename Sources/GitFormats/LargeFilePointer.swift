internal import FileAccess
package import Foundation

/// What git has in the place of a file that Git LFS keeps elsewhere.
///
/// Reading a blob runs no filter, so that a commit has pointers even where the working tree has the files.
///
/// Source of the format: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
package struct LargeFilePointer {
  /// The digest of the file, 64 hexadecimal digits, by which it is found.
  package let name: String

  private static let head = Data("version https://git-lfs.github.com/spec/v1\n".utf8)
  /// A pointer is shorter than this many bytes.
  private static let limit = 1024

  /// Reads a pointer; nil for any other file.
  package init?(_ data: Data) {
    guard Self.isPointer(data) else { return nil }
    let label = "oid sha256:"
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix(label) }) else { return nil }
    let name = line.dropFirst(label.count)
    // It becomes a part of a path.
    guard name.utf8.count == 64, name.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
    else { return nil }
    self.name = String(name)
  }

  /// Whether bytes are those of a pointer.
  package static func isPointer(_ data: Data) -> Bool {
    data.count < limit && data.starts(with: head)
  }

  /// Whether a file of the working tree is one.
  package static func isPointer(at file: URL) throws -> Bool {
    guard let size = Files.size(of: file), size < limit, size >= head.count else { return false }
    return isPointer(try Files.read(existing: file, atMost: limit))
  }

  /// What to say of a file of which only the pointer is known.
  package static func problem(of path: String) -> String {
    "\(path): Git LFS has not fetched this file. Run `git lfs fetch --all`, or `git lfs pull` for the working tree."
  }
}
