import FileAccess
import Foundation
import SnapshotRecords
import SnapshotReferences

/// A log in which one process writes the records of its snapshots: `.snap/results/<number>.log`.
///
/// A line is a key, a space and the record as JSON, or only the key of a record that is removed. It replaces earlier
/// lines of its key, and all those in logs with lower numbers.
struct ResultLog: Comparable {
  let url: URL
  let number: Int

  init(_ number: Int, in folder: URL) {
    self.number = number
    url = folder.appendingPathComponent("\(number).log")
  }

  /// Nil if the name is not that of a log.
  init?(_ name: String, in folder: URL) {
    guard name.hasSuffix(".log"), let number = FileNumber.read(name.dropLast(4)) else { return nil }
    self.init(number, in: folder)
  }

  static func < (one: ResultLog, other: ResultLog) -> Bool { one.number < other.number }

  /// A line of a log.
  struct Line {
    /// The description of the snapshot's key.
    let key: String
    /// The record; empty for the removal of one.
    let json: Data
    /// Whether the process was killed while it wrote the line.
    var isTorn = false

    var isRemoval: Bool { json.isEmpty && !isTorn }

    /// The line of a record, or of its removal.
    init(of key: SnapshotKey, _ record: SnapshotResult?) throws {
      self.key = "\(key)"
      json = try record.map { Data(try $0.canonicalJSON().utf8) } ?? Data()
    }

    /// The removal of what has a key, which may be damaged.
    init(removing key: String) {
      self.key = key
      json = Data()
    }

    init(_ bytes: Data) {
      let end = bytes.firstIndex(of: UInt8(ascii: " "))
      let name = String(decoding: bytes[..<(end ?? bytes.endIndex)], as: UTF8.self)
      // Only a damaged line has none; with this one it can be removed.
      key = name.isEmpty ? "?" : name
      json = end.map { bytes[($0 + 1)...] } ?? Data()
    }

    /// Whether the line may be a record of the run with a token, nil for any; decoding it costs a hundred times as much.
    func mayBeOf(_ token: Data?) -> Bool { token.map { json.range(of: $0) != nil } ?? true }

    /// The text that all records of a run have; nil if there are several ways to write it.
    static func token(ofRun run: String) -> Data? {
      let isPlain = run.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == UInt8(ascii: "-")
      }
      return isPlain ? Data("\"\(run)\"".utf8) : nil
    }

    var bytes: Data {
      isRemoval ? Data(key.utf8) : Data("\(key) ".utf8) + json
    }

    /// - Throws: `RecordFault` if it is not a record of this version.
    func record() throws(SnapshotsError.RecordFault) -> SnapshotResult {
      if isTorn { throw .torn }
      if let record = try? CanonicalJSON.decoder.decode(SnapshotResult.self, from: json),
        "\(record.key)" == key, record.version == SnapshotResult.currentVersion
      {
        return record
      }
      guard let format = try? JSONDecoder().decode(Format.self, from: json),
        format.version != SnapshotResult.currentVersion
      else { throw .damaged }
      throw .otherVersion(format.version)
    }

    /// What records of all versions have.
    private struct Format: Decodable {
      let version: Int
    }
  }

  /// Passes the lines on, in order; returns false if the log no longer exists.
  ///
  /// - Throws: `FileError` if it cannot be read, and what the function throws.
  func forEachLine(in tree: FileTree, _ body: (Line) throws -> Void) throws -> Bool {
    guard var lines = try FileLines(url, in: tree) else { return false }
    while let bytes = try lines.next() {
      var line = Line(bytes)
      if lines.isLastTorn {
        // A process that lives may still be writing its last line.
        if FileLock.isHeld(url, in: tree) { break }
        line.isTorn = true
      }
      try body(line)
    }
    return true
  }
}
