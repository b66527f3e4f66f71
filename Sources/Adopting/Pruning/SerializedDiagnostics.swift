import Foundation

/// Diagnostics in the format of `-serialize-diagnostics`, which clang's `SerializedDiagnostics.h` declares.
struct SerializedDiagnostics {
  /// In the order of the compiler.
  let all: [CompilerDiagnostic]

  private static let magic = "DIAG"
  private static let block: UInt64 = 9

  private enum Code: UInt64 {
    case diagnostic = 2
    case fileName = 6
  }

  /// Reads diagnostics; nil if the data is not of this format.
  ///
  /// A broken stream gives what comes before the break.
  init?(_ data: Data) {
    guard var stream = BitstreamReader(Array(data), magic: Self.magic) else { return nil }
    var files: [UInt64: String] = [:]
    var (read, depth): ([CompilerDiagnostic], Int) = ([], 0)
    while let entry = stream.next() {
      switch entry {
      case .block(let id): if id == Self.block { depth += 1 }
      case .end: depth = max(0, depth - 1)
      case .record(let record):
        switch Code(rawValue: record.code) {
        case .fileName where !record.numbers.isEmpty:
          files[record.numbers[0]] = String(decoding: record.blob, as: UTF8.self)
        case .diagnostic where depth > 0:
          guard let diagnostic = CompilerDiagnostic(record, files: files) else { continue }
          // Blocks in a diagnostic's block are its notes.
          if depth > 1, !read.isEmpty {
            read[read.count - 1].notes.append(diagnostic)
          } else {
            read.append(diagnostic)
          }
        default: break
        }
      }
    }
    all = read
  }
}

extension CompilerDiagnostic {
  /// Reads severity, file, line, column, offset, category, flag and the message.
  fileprivate init?(_ record: BitstreamReader.Record, files: [UInt64: String]) {
    guard record.numbers.count >= 5 else { return nil }
    let (file, line) = (record.numbers[1], record.numbers[2])
    severity = Severity(rawValue: record.numbers[0])
    place = files[file].flatMap { path in
      guard let line = Int(exactly: line), let offset = Int(exactly: record.numbers[4]) else {
        return nil
      }
      return Place(path: path, line: line, offset: offset)
    }
    message = String(decoding: record.blob, as: UTF8.self)
  }
}
