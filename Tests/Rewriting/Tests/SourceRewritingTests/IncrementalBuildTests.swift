import Foundation
import RewritingTestSupport
import Testing

@testable import SourceRewriting

/// Builds with an overlay after a change in another source.
final class IncrementalBuildTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("incremental-\(UUID().uuidString)")
  private var files: [URL] {
    ["Base.swift", "Cell.swift", "main.swift"].map(folder.appendingPathComponent)
  }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(0, "class Base {}\nextension Base { func name() -> String { \"base\" } }")
    try write(1, "class Cell: Base {}")
    try write(2, "print((Cell() as Base).name())")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `a source is compiled again when only its copy changed`() throws {
    #expect(try build() == "base\n")
    waitForNextSecond()
    try write(1, "class Cell: Base { override func name() -> String { \"cell\" } }")
    #expect(try build() == "cell\n")
    waitForNextSecond()
    try write(1, "class Cell: Base {}")
    #expect(try build() == "base\n")
  }

  @Test(arguments: [
    ##"let json = #"{"a": "{"}"#"##,
    #"var json: String { "\(isOpen ? "{" : "")" }; let isOpen = true"#,
    "/* one /* two */ } */", "let json = \"{\"", "let json = \"\"\"\n  {\"}\n  \"\"\"",
    "let quote = #/\"{/#",
  ])
  func `neither text nor comments hide an override`(text: String) throws {
    try write(
      1, "class Cell: Base {\n\(text)\noverride func name() -> String { \"cell\" }\n}")
    #expect(try build() == "cell\n")
  }

  @Test func `a source keeps its date while its copy stays`() throws {
    _ = try ModuleSources(files).writeOverlay(to: folder.appendingPathComponent("results"))
    let before = try date(of: files[0])
    try write(1, "class Cell: Base { func other() {} }")
    _ = try ModuleSources(files).writeOverlay(to: folder.appendingPathComponent("results"))
    #expect(try date(of: files[0]) == before)
  }

  @Test func `a new program writes the copies that it makes differently`() throws {
    let results = folder.appendingPathComponent("results")
    let copies = files.map { results.appendingPathComponent("copies" + $0.path) }
    try write(0, "@objc class Base {}")
    try write(1, "@objc class Cell: Base {}")
    _ = try ModuleSources(files, program: "1").writeOverlay(to: results)
    let text = try String(contentsOf: copies[1], encoding: .utf8)
    let base = try date(of: copies[0])
    try "of an older program".write(to: copies[1], atomically: true, encoding: .utf8)
    _ = try ModuleSources(files, program: "1").writeOverlay(to: results)
    #expect(try String(contentsOf: copies[1], encoding: .utf8) == "of an older program")
    _ = try ModuleSources(files, program: "2").writeOverlay(to: results)
    #expect(try String(contentsOf: copies[1], encoding: .utf8) == text)
    #expect(try date(of: copies[0]) == base)
  }

  @Test func `a source whose date cannot be set is an error`() throws {
    let sources = try ModuleSources(files)
    let missing = folder.appendingPathComponent("Missing.swift")
    let error = #expect(throws: UntouchableSource.self) { try sources.touch(missing) }
    #expect(error?.description.contains("\(missing.path) has to be compiled again") == true)
  }

  @Test func `a thread that the system does not make is an error`() throws {
    let error = #expect(throws: ThreadError.self) { try DeepStack.run(stackSize: 1 << 60) { 0 } }
    #expect(error?.description.contains("ulimit -v") == true)
  }

  /// The compiler takes a change in the second of the last build for an older one.
  private func waitForNextSecond() { Thread.sleep(forTimeInterval: 1.1) }

  private func write(_ index: Int, _ text: String) throws {
    try text.write(to: files[index], atomically: true, encoding: .utf8)
  }

  private func date(of file: URL) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }

  /// Builds as SwiftPM does, by a map of objects, and returns what the program prints.
  private func build() throws -> String {
    let (overlay, _) = try ModuleSources(files).writeOverlay(
      to: folder.appendingPathComponent("results"))
    let outputs = files.map { file in
      let name = file.deletingPathExtension().path
      return
        "\"\(file.path)\": {\"object\": \"\(name).o\", \"swift-dependencies\": \"\(name).swiftdeps\"}"
    }
    let record = folder.appendingPathComponent("main.priors").path
    let map = folder.appendingPathComponent("map.json")
    try "{\"\": {\"swift-dependencies\": \"\(record)\"}, \(outputs.joined(separator: ", "))}"
      .write(to: map, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("program").path
    let compiled = try ProgramRun(
      ["swiftc", "-incremental", "-module-name", "Cells", "-output-file-map", map.path]
        + ["-vfsoverlay", overlay.path, "-o", program] + files.map(\.path))
    #expect(compiled.exitCode == 0, "\(compiled.output)")
    return try ProgramRun([program]).output
  }
}
