package import Foundation

/// What distinguishes the file at a path from any other that was or will be there.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt
  private let size: Int
  /// When the content and when anything about it changed, in seconds and nanoseconds.
  private let times: [Int]

  /// Nil if the file does not exist.
  package init?(of file: URL) { self.init(path: file.path) }

  /// Nil if the file does not exist.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
    size = Int(status.st_size)
    times = [
      status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
  }
}
