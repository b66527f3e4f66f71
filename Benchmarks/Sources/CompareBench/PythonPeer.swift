import Foundation
import Graphics

/// pybind11_pixelmatch, which a Python script measures on raw files.
struct PythonPeer {
  let python: String
  let script: URL

  /// Returns the seconds one comparison takes and its count; nil if Python or the package is missing.
  func measure(_ pictures: Pictures) throws -> (seconds: Double, count: Int)? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "compare-bench-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [pictures.first, pictures.second].enumerated().map { index, bitmap in
      (folder.appendingPathComponent("\(index).rgba"), bitmap)
    }
    for (file, bitmap) in files { try Data(bitmap.pixels).write(to: file) }
    let size = ["\(pictures.first.width)", "\(pictures.first.height)"]
    return try run([script.path] + size + files.map(\.0.path))
  }

  private func run(_ arguments: [String]) throws -> (Double, Int)? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [python] + arguments
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let words = output.split(whereSeparator: \.isWhitespace)
    guard process.terminationStatus == 0, words.count == 2, let seconds = Double(words[0]),
      let count = Int(words[1])
    else { return nil }
    return (seconds, count)
  }
}
