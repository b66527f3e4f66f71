import FileAccess
import Foundation
import Graphics

/// What git has in the place of a file that Git LFS keeps elsewhere.
///
/// Reading a blob runs no filter, so that a commit has pointers even where the working tree has the files.
///
/// Source of the format: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
struct LargeFilePointer {
  /// The digest of the file, 64 hexadecimal digits, by which it is found.
  let name: String

  private static let head = Data("version https://git-lfs.github.com/spec/v1\n".utf8)
  /// A pointer is shorter than this many bytes.
  private static let limit = 1024

  /// Reads a pointer; nil for any other file.
  init?(_ data: Data) {
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
  static func isPointer(_ data: Data) -> Bool { data.count < limit && data.starts(with: head) }

  /// Whether a file of the working tree is one.
  static func isPointer(at file: URL) throws -> Bool {
    guard let size = Files.size(of: file), size < limit, size >= head.count else { return false }
    return isPointer(try Files.read(existing: file, atMost: limit))
  }

  /// What to say of a file of which only the pointer is known.
  static func problem(of path: String) -> String {
    "\(path): Git LFS has not fetched this file. Run `git lfs fetch --all`, or `git lfs pull` for the working tree."
  }
}

extension GitRepository {
  /// Returns a file from the store of Git LFS on this machine; nil if that does not have it.
  func largeFile(_ pointer: LargeFilePointer) throws -> Data? {
    let folder = try text(["rev-parse", "--path-format=absolute", "--git-common-dir"])
    let name = pointer.name
    let path = "lfs/objects/\(name.prefix(2))/\(name.dropFirst(2).prefix(2))/\(name)"
    return try Files.read(
      URL(fileURLWithPath: String(folder.dropLast())).appendingPathComponent(path))
  }
}
