internal import FileAccess
import Foundation
internal import Graphics
public import LayoutModel

extension SnapshotStore {
  /// Compares a text with its reference line by line, by the rules that hold for pictures.
  ///
  /// Only the text counts: a reference with the line ends of Windows is equal to one without.
  ///
  /// - Parameters:
  ///   - actual: the text.
  ///   - key: the snapshot's key, used by one fixture only.
  ///   - diagnostics: what is wrong with the layout.
  ///   - source: where the assertion stands; the file as `#filePath` gives it.
  ///   - started: when rendering began, for the record's `milliseconds`.
  ///   - sizingAudit: the audit that the text is of, for the report.
  /// - Returns: the record, as it was written; its message holds the lines that differ.
  /// - Throws: `FileError` if a file cannot be read or
  ///   written.
  public func verify(
    _ actual: TextSnapshot, key: SnapshotKey, diagnostics: [Diagnostic] = [],
    source: SnapshotResult.Source? = nil, started: ContinuousClock.Instant? = nil,
    sizingAudit: SizingAudit? = nil
  ) throws -> SnapshotResult {
    try prepare()
    var record = SnapshotResult(
      key: key, status: .passed,
      reference: directories.relativePath(of: directories.textReference(for: key)),
      size: actual.size, scale: actual.scale)
    record.diagnostics = diagnostics
    record.sizingAudit = sizingAudit
    record.run = run
    record.source = source.map(directories.relativeToPackage)
    let claim = KeyClaim(key: key, source: record.source, text: actual.text)
    if let conflict = try take(claim) { return try refuse(record, because: conflict) }
    try judge(actual, in: &record)
    if let started { record.milliseconds = (ContinuousClock.now - started) / .milliseconds(1) }
    try write(record)
    if let conflict = try conflict(on: claim) { return try refuse(record, because: conflict) }
    return record
  }

  private func judge(_ actual: TextSnapshot, in record: inout SnapshotResult) throws {
    guard let data = try Files.read(directories.textReference(for: record.key)) else {
      record.status = .missing
      return try keepMissing(actual, in: &record)
    }
    record.referenceDigest = ReferenceFile.digest(of: data)
    let reference: String
    do {
      reference = try TextReference(data, name: record.reference).text
    } catch {
      record.message = "\(error)"
      record.status = .error
      let mayRewrite = error.isRepairable && (mode == .all || mode == .failed)
      return try mayRewrite
        ? recordReference(actual, in: &record) : keepPending(actual, against: nil, in: &record)
    }
    if reference == actual.text { return try removePending(of: record) }
    record.status = .different
    if mode == .all || mode == .failed { return try recordReference(actual, in: &record) }
    try keepPending(actual, against: reference, in: &record)
  }

  private func keepMissing(_ actual: TextSnapshot, in record: inout SnapshotResult) throws {
    if mode == .never {
      record.message = "There is no reference, and this run records none."
      return try keepPending(actual, against: nil, in: &record)
    }
    try recordReference(actual, in: &record)
    record.status = .missing
    record.message = "There was no reference. It was recorded; run again to verify against it."
  }

  private func recordReference(_ actual: TextSnapshot, in record: inout SnapshotResult) throws {
    let data = Data(actual.text.utf8)
    try staging.replace(directories.textReference(for: record.key), with: data, isDurable: true)
    record.status = .recorded
    record.isRecorded = true
    record.referenceDigest = ReferenceFile.digest(of: data)
    try removePending(of: record)
  }

  private func keepPending(
    _ actual: TextSnapshot, against reference: String?, in record: inout SnapshotResult
  ) throws {
    let actualFile = directories.textActual(for: record.key)
    let diffFile = directories.textDiff(for: record.key)
    try staging.replace(actualFile, with: Data(actual.text.utf8))
    record.actual = directories.relativePath(of: actualFile)
    guard let reference else { return try Files.remove(diffFile) }
    let difference = LineDifference(from: reference, to: actual.text)
    record.message = difference.message
    let lines = difference.lines.joined(separator: "\n") + "\n"
    try staging.replace(diffFile, with: Data(lines.utf8))
    record.diff = directories.relativePath(of: diffFile)
  }
}

extension KeyClaim {
  fileprivate init(key: SnapshotKey, source: SnapshotResult.Source?, text: String) {
    self.key = key
    self.source = source
    picture = Digest(of: Data(text.utf8))
  }
}

extension SnapshotDirectories {
  fileprivate func relativeToPackage(_ source: SnapshotResult.Source) -> SnapshotResult.Source {
    guard source.file.hasPrefix("/") else { return source }
    let file = URL(fileURLWithPath: source.file).standardizedFileURL
    return SnapshotResult.Source(file: relativePath(of: file), line: source.line)
  }
}
