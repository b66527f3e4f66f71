import FileAccess
import Foundation
import GitFormats

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
