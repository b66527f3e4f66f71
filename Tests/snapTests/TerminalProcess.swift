import Foundation
import SnapshotSamples

/// A `snap` in progress that is answered line by line.
final class TerminalProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let package: TemporaryPackage

  init(arguments: [String], in package: TemporaryPackage) throws {
    self.package = package
    process.executableURL = SnapTool.executable
    process.arguments = arguments
    process.currentDirectoryURL = package.root
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  func send(_ text: String) {
    input.fileHandleForWriting.write(Data(text.utf8))
  }

  /// What it prints until a text, or until it ends.
  func text(until end: String) -> String {
    var text = ""
    while !text.contains(end) {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    return text
  }
}
