import Foundation
import Graphics

/// The pixelmatch packages on PyPI, if the Python named by `PYTHON`, or `python3`, has one of them.
struct PixelmatchPeer {
  /// A comparison for a peer.
  struct Question {
    let name: String
    let first: Bitmap
    let second: Bitmap
    let threshold: Double
    let includesAntialiasing: Bool
  }

  /// A peer's count; nil without its package.
  struct Answer {
    let pybind11Pixelmatch: Int?
    let pixelmatch: Int?
  }

  static let isInstalled = (try? PixelmatchPeer().answers(to: [])) != nil

  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Peers/pixelmatch-counts.py")

  func answers(to questions: [Question]) throws -> [Answer] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var lines = ""
    for (index, question) in questions.enumerated() {
      let files = ["\(index)a", "\(index)b"].map { folder.appending(path: $0) }
      try Data(question.first.pixels).write(to: files[0])
      try Data(question.second.pixels).write(to: files[1])
      lines += "\(question.first.width) \(question.first.height) \(question.threshold) "
      lines += "\(question.includesAntialiasing) \(files[0].path) \(files[1].path)\n"
    }
    let input = folder.appending(path: "questions")
    try Data(lines.utf8).write(to: input)
    return try run(input).split(separator: "\n").map { line in
      let counts = line.split(separator: " ").map { Int($0) }
      return Answer(pybind11Pixelmatch: counts[0], pixelmatch: counts[1])
    }
  }

  private func run(_ input: URL) throws -> String {
    let process = Process()
    let output = Pipe()
    let python = ProcessInfo.processInfo.environment["PYTHON"] ?? "python3"
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [python, PixelmatchPeer.script.path]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw SampleError.noPeer }
    return String(decoding: text, as: UTF8.self)
  }
}
