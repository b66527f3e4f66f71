import Foundation

/// Where a run keeps its inputs, so that one that crashes or hangs is still there.
///
/// Before each trial its file is written as `current.xib`, beside `current.txt` with what to type to try
/// it again. A trial that fails leaves a copy of both under the name of its seed.
struct FuzzFolder: Sendable {
  let url: URL

  init(_ path: String) throws {
    url = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func begin(_ bytes: [UInt8], note: String) throws {
    try Data(bytes).write(to: file("current", "xib"))
    try Data(note.utf8).write(to: file("current", "txt"))
  }

  /// Keeps the current trial under a name.
  func keep(as name: String, why: String) {
    for ending in ["xib", "txt"] {
      try? FileManager.default.removeItem(at: file(name, ending))
      try? FileManager.default.copyItem(at: file("current", ending), to: file(name, ending))
    }
    guard let handle = try? FileHandle(forWritingTo: file(name, "txt")) else { return }
    defer { try? handle.close() }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: Data("\n\(why)\n".utf8))
  }

  /// Removes what says that a trial is under way.
  func end() {
    for ending in ["xib", "txt"] {
      try? FileManager.default.removeItem(at: file("current", ending))
    }
  }

  private func file(_ name: String, _ ending: String) -> URL {
    url.appendingPathComponent(name).appendingPathExtension(ending)
  }
}
