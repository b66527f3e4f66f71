import FileAccess
import Foundation
import SnapReport
import SnapshotRecords
import SnapshotReferences

/// The assertions in test functions, for snapshots of which this machine has no record: a suite has the name of its
/// file, and a fixture that of its function.
struct TestSources {
  private static let mostFiles = 100_000

  /// An assertion with the fixture whose snapshots it takes.
  private struct Assertion {
    let function: String
    let call: Gallery.Call
  }

  /// The files by the suites that their names are.
  private let files: [String: [URL]]
  private let directories: SnapshotDirectories
  private var assertions: [String: [Assertion]] = [:]

  init(of directories: SnapshotDirectories) {
    self.directories = directories
    let found = Files.files(
      below: directories.packageRoot, withExtensions: ["swift"], reading: Self.mostFiles)
    files = Dictionary(grouping: found) { file in
      SnapshotKey(suite: file.deletingPathExtension().lastPathComponent, fixture: "any").suite
    }
  }

  /// Returns the one assertion that takes a snapshot; nil where there is none, or there may be several.
  ///
  /// - Throws: `FileError` if its source cannot be read.
  mutating func call(of key: SnapshotKey) throws -> Gallery.Call? {
    let suite = key.suite.split(separator: "/").last.map(String.init) ?? key.suite
    guard let file = files[suite]?.first, files[suite]?.count == 1 else { return nil }
    let all = try assertions[suite] ?? Self.assertions(in: file, of: directories)
    assertions[suite] = all
    let named = all.filter { assertion in
      guard let name = assertion.call.text?.firstMatch(of: /named:\s*"([^"\\]*)"/)?.1 else {
        return false
      }
      return Self.fixture(assertion.function, named: String(name)) == key.fixture
    }
    let plain = all.filter { assertion in
      assertion.call.text?.contains("named:") == false
        && Self.fixture(assertion.function, named: nil) == key.fixture
    }
    let found = named.isEmpty ? plain : named
    return found.count == 1 ? found[0].call : nil
  }

  private static func fixture(_ function: String, named name: String?) -> String {
    let name = SnapshotKey.fixtureName(ofFunction: function, named: name)
    return SnapshotKey(suite: "any", fixture: name).fixture
  }

  private static func assertions(
    in file: URL, of directories: SnapshotDirectories
  ) throws -> [Assertion] {
    let data = try directories.tree.read(file) ?? Data()
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let path = directories.relativePath(of: file)
    var function = ""
    var found: [Assertion] = []
    for (index, line) in lines.enumerated() {
      if let name = line.firstMatch(of: /\bfunc\s+(`[^`]+`|\w+)/)?.1 { function = String(name) }
      guard line.firstMatch(of: /\bassertSnapshots?\(/) != nil, !function.isEmpty else { continue }
      let source = SnapshotResult.Source(file: path, line: index + 1)
      let text = SourceCall(in: lines, at: index + 1).text
      found.append(
        Assertion(function: function, call: Gallery.Call(source: source, text: text)))
    }
    return found
  }
}
