import FileAccess
import Foundation
import Graphics
import ImageComparison
public import LayoutModel

extension SnapshotStore {
  /// Compares a picture with its reference, keeps what a person needs to judge it, and writes the
  /// record.
  ///
  /// - Equal to the reference, or within the options' limits: `passed`; what an earlier run kept
  ///   for this key is removed.
  /// - Not equal: `different` or `sizeChanged`; actual, diff and record are kept below `.snap/`. In
  ///   the modes `all` and `failed` the reference is rewritten instead: `recorded`. In the mode
  ///   `all` so is one that passes without being equal in picture and layout.
  /// - No reference: `missing`; in every mode but `never` the reference is then written.
  /// - A reference that cannot be read, a mask that names no view, or a second fixture on one key:
  ///   `error`. In the modes `all` and `failed` a broken reference is rewritten.
  ///
  /// - Parameters:
  ///   - actual: the picture and its layout.
  ///   - key: the snapshot's key, used by one fixture only.
  ///   - diagnostics: what is wrong with the layout, without what the assertion allows.
  ///   - source: where the assertion stands; the file as `#filePath` gives it, or relative to the
  ///     package.
  ///   - options: how to judge.
  /// - Returns: the record, as it was written.
  /// - Throws: `FileError` if a file cannot be read or
  ///   written, `PNGError` if the picture has no pixels.
  public func verify(
    _ actual: Snapshot, key: SnapshotKey, diagnostics: [Diagnostic] = [],
    source: SnapshotResult.Source? = nil, options: VerifyOptions = VerifyOptions()
  ) throws -> SnapshotResult {
    try prepare()
    var actual = actual
    actual.tree.note(diagnostics)
    var record = SnapshotResult(
      key: key, status: .passed,
      reference: directories.relativePath(
        of: directories.reference(for: key, scale: actual.scale)),
      size: actual.size, scale: actual.scale)
    record.diagnostics = diagnostics
    record.run = run
    record.source = source.map(relativeToPackage)
    let claim = KeyClaim(key: key, source: record.source, picture: actual.bitmap.digest)
    if let conflict = try take(claim) { return try refuse(record, because: conflict) }
    try judge(actual, claim.picture, options, in: &record)
    if let started = options.started {
      record.milliseconds = (ContinuousClock.now - started) / .milliseconds(1)
    }
    try write(record)
    // A second fixture that came while this one was judged has written its record already; its
    // mark stood before that, so that one of the two always sees the other.
    if let conflict = try conflict(on: claim) { return try refuse(record, because: conflict) }
    return record
  }

  private func judge(
    _ actual: Snapshot, _ pixels: Digest, _ options: VerifyOptions,
    in record: inout SnapshotResult
  ) throws {
    let file = directories.reference(for: record.key, scale: actual.scale)
    let maskError = MaskedViews(options.masks, over: [actual.tree]).error
    guard let data = try Files.read(file) else {
      if let maskError { return try refuse(maskError, in: &record) }
      record.status = .missing
      record.pixels.total = actual.bitmap.width * actual.bitmap.height
      return try keepMissing(actual, in: &record)
    }
    record.referenceDigest = ReferenceFile.digest(of: data)
    if maskError == nil, passes(actual, pixels, undecoded: data, in: &record) {
      return try removePending(of: record)
    }
    let reference: ReferenceFile
    do {
      reference = try ReferenceFile(data, name: record.reference)
    } catch {
      return try keepUnreadable(actual, error, in: &record)
    }
    let masks = MaskedViews(options.masks, over: [reference.tree, actual.tree])
    if let error = masks.error { return try refuse(error, in: &record) }
    var comparison = options.comparison
    comparison.maskedAreas += masks.areas(scale: actual.scale)
    let judgement = Judgement(of: actual, against: reference, options: comparison)
    judgement.describe(in: &record)
    switch (judgement.isAccepted, mode) {
    case (true, .all) where !judgement.isSameContent:
      record.message = "The picture passes; the reference was not equal in everything."
      try recordReference(actual, in: &record)
    case (true, _):
      try removePending(of: record)
    case (false, .all), (false, .failed):
      try recordReference(actual, in: &record)
    case (false, _):
      try keepPending(actual, diff: judgement.diff, in: &record)
    }
  }

  /// Returns whether the reference passes as it stands, without its pixels being decoded.
  private func passes(
    _ actual: Snapshot, _ pixels: Digest, undecoded data: Data, in record: inout SnapshotResult
  ) -> Bool {
    guard
      let reference = SealedReference(data, name: record.reference, holding: pixels),
      // Only this mode rewrites a reference with equal pixels, if its layout is another one.
      mode != .all || reference.isSameContent(as: actual)
    else { return false }
    record.referenceSize = actual.size
    record.pixels.total = actual.bitmap.bounds.area
    return true
  }

  /// An assertion that cannot be carried out: there is nothing to accept.
  private func refuse(_ error: SnapshotsError, in record: inout SnapshotResult) throws {
    record.status = .error
    record.message = error.description
    try removePending(of: record)
  }

  private func keepMissing(_ actual: Snapshot, in record: inout SnapshotResult) throws {
    if mode == .never {
      record.message = "There is no reference, and this run records none."
      return try keepPending(actual, diff: nil, in: &record)
    }
    try recordReference(actual, in: &record)
    record.status = .missing
    record.message = "There was no reference. It was recorded; run again to verify against it."
  }

  private func keepUnreadable(
    _ actual: Snapshot, _ error: any Error, in record: inout SnapshotResult
  ) throws {
    record.pixels.total = actual.bitmap.width * actual.bitmap.height
    if case .largeFilePointer = error as? SnapshotsError {
    } else if mode == .all || mode == .failed {
      record.message = "The old reference could not be read. \(error)"
      return try recordReference(actual, in: &record)
    }
    record.status = .error
    record.message = "\(error)"
    try keepPending(actual, diff: nil, in: &record)
  }

  private func relativeToPackage(_ source: SnapshotResult.Source) -> SnapshotResult.Source {
    let file =
      source.file.hasPrefix("/")
      ? directories.relativePath(of: URL(fileURLWithPath: source.file).standardizedFileURL)
      : source.file
    return SnapshotResult.Source(file: file, line: source.line)
  }
}
