import Foundation

/// Reads bytes from a descriptor into a buffer.
struct ByteInput {
  private let descriptor: Int32
  private(set) var isAtEnd = false
  /// What was read and not yet taken.
  var buffer: [UInt8] = []

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for more bytes, or the end.
  mutating func fill() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 {
      buffer += bytes.prefix(count)
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }
}
