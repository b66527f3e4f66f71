import Foundation

/// An open file or folder, which is closed with the value.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  deinit { if descriptor >= 0 { close(descriptor) } }
}
