import Foundation
import TestSupport
import Testing

@testable import Adopting

/// What the compiler writes of its errors, as it is and damaged.
struct SerializedDiagnosticsTests {
  /// The file of a source with an error that has a note.
  private static let data: Data? = {
    let source = "class A { func f() {} }\nlet b = missing\nclass C: A { func f() {} }\n"
    guard let folder = try? TemporaryFolder(["Source.swift": source]) else { return nil }
    let (process, output) = (Process(), folder.url(of: "errors.dia"))
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-frontend", "-typecheck", folder.url(of: "Source.swift").path,
      "-serialize-diagnostics-path", output.path,
    ]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return try? Data(contentsOf: output)
  }()

  @Test func `errors have their places, and notes are theirs`() throws {
    let data = try #require(Self.data)
    let all = try #require(SerializedDiagnostics(data)).all
    let errors = all.filter(\.isError)
    #expect(errors.map { $0.place?.line } == [2, 3])
    #expect(errors.map { $0.place?.offset } == [32, 58])
    #expect(errors.first?.message.contains("missing") == true)
    #expect(errors.last?.notes.map { $0.place?.line } == [1])
  }

  @Test func `a file of another kind is none`() {
    #expect(SerializedDiagnostics(Data("DIAL".utf8)) == nil)
    #expect(SerializedDiagnostics(Data()) == nil)
    #expect(SerializedDiagnostics(Data("DIAG".utf8))?.all.isEmpty == true)
  }

  @Test func `a file that ends anywhere gives what comes before`() throws {
    let data = try #require(Self.data)
    let all = try #require(SerializedDiagnostics(data)).all.map(\.message)
    for length in 0..<data.count {
      let read = SerializedDiagnostics(data.prefix(length))?.all ?? []
      #expect(read.count <= all.count, "\(length)")
    }
  }

  @Test func `a file with any other byte is read to an end`() throws {
    let data = try #require(Self.data)
    var generator = SeededGenerator(state: 58)
    for index in data.indices {
      var damaged = data
      damaged[index] ^= UInt8.random(in: 1...255, using: &generator)
      // Whatever it is, it has no more records than bytes.
      let read = SerializedDiagnostics(damaged)?.all ?? []
      #expect(read.count <= data.count)
    }
  }
}

/// Numbers that are the same in each run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
