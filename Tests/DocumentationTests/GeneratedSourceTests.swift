import Foundation
import Testing

/// The sources that `scripts/make-declared` writes are those that it would write now.
struct GeneratedSourceTests {
  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(.enabled(if: python != nil, "needs Python, as make lint does"))
  func `what is declared in one form for many names is what the tables say`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.python))
    process.arguments = [
      Repository.root.appendingPathComponent("scripts/make-declared").path, "--check",
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: data, as: UTF8.self))")
  }
}
