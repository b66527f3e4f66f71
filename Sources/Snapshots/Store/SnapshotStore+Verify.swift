import FileAccess
import Foundation
public import LayoutModel
public import SnapshotRecords
public import SnapshotReferences

extension SnapshotStore {
  /// Compares an artifact with its reference, stores the files needed for a review, and writes the record.
  ///
  /// 1. Equal to the reference, or within the artifact's tolerances: `passed`; pending files of an earlier run for this
  ///    key are removed. In the mode `all` a reference that is not completely equal is rewritten: `recorded`. In the modes
  ///    `failed` and `layouts` that is so if its pixels are equal and all of them were compared.
  /// 2. Not equal: `different` or `sizeChanged`; actual, diff and record are stored below `.snap/`. In the modes `all`
  ///    and `failed` the reference is rewritten instead: `recorded`.
  /// 3. No reference: `missing`; in every mode but `never` the reference is then written.
  /// 4. An unreadable reference, an invalid assertion, or a second fixture with one key: `error`. In the modes `all`
  ///    and `failed` a damaged reference is rewritten, but neither a Git LFS pointer nor anything but a readable file.
  ///
  /// - Parameters:
  ///   - artifact: the rendered fixture.
  ///   - key: the snapshot's key, used by one fixture only.
  ///   - diagnostics: the problems of the layout.
  ///   - source: the location of the assertion; the file from `#filePath`, or relative to the package.
  ///   - started: when rendering began, for the record's `milliseconds`; nil leaves them at 0.
  /// - Returns: the written record.
  /// - Throws: `FileError` if a file cannot be read or
  ///   written, and what the artifact throws if it cannot be encoded.
  public func verify(
    _ artifact: some SnapshotArtifact, key: SnapshotKey, diagnostics: [Diagnostic] = [],
    source: SnapshotResult.Source? = nil, started: ContinuousClock.Instant? = nil
  ) throws -> SnapshotResult {
    try prepare()
    var artifact = artifact
    artifact.note(diagnostics)
    if isTemporary { artifact.preferSpeed() }
    var record = try record(of: artifact, key: key, source: source)
    record.diagnostics = diagnostics
    let claim = KeyClaim(key: key, source: record.source, picture: artifact.digest)
    if let conflict = try take(claim) { return try refuse(record, because: conflict) }
    do {
      try judge(artifact, in: &record)
      if let started { record.milliseconds = (ContinuousClock.now - started) / .milliseconds(1) }
      try write(record)
    } catch {
      // The test fails with the error. A claim that stays would say that a record was lost.
      try? runLog?.release(claim)
      throw error
    }
    // A concurrent second fixture has already written its record; its claim was earlier, so one of the two always
    // detects the other.
    if let conflict = try conflict(on: claim) { return try refuse(record, because: conflict) }
    return record
  }

  private func record(
    of artifact: some SnapshotArtifact, key: SnapshotKey, source: SnapshotResult.Source?
  ) throws -> SnapshotResult {
    var record = SnapshotResult(
      key: key, status: .passed,
      reference: try referencePath(of: artifact, key: key),
      size: artifact.size, scale: artifact.scale)
    record.run = run
    if let test, let framework { record.test = TestIdentifier(framework, test) }
    record.source = source.map(directories.relativeToPackage)
    artifact.describe(in: &record)
    return record
  }

  private func judge(_ artifact: some SnapshotArtifact, in record: inout SnapshotResult) throws {
    let stored: StoredReference?
    do {
      stored = try readReference(of: record)
    } catch {
      let fault = "unreadableReference \(record.reference)"
      return try fail(artifact, fault: fault, error, in: &record)
    }
    do {
      record.iosAgreement = try agreement(of: artifact, record.key)
      record.pictureAgreement = try pictureAgreement(of: artifact)
      guard let reference = stored else {
        try artifact.validate()
        return try recordFirst(artifact, in: &record)
      }
      record.referenceDigest = reference.digest
      let comparison: any ArtifactComparison
      do {
        comparison = try compare(artifact, with: reference, record)
      } catch let error where !(error is ArtifactRefusal) {
        return try replaceUnreadable(artifact, error, in: &record)
      }
      try apply(comparison, of: artifact, in: &record)
      record.referencePicture = try referencePicture(of: record)
    } catch let refusal as ArtifactRefusal {
      record.status = .error
      record.fault = "refusal \(refusal.subject)"
      record.notes = [.refusal(reason: refusal.reason)]
      try removePending(of: record)
    }
  }

  private func compare(
    _ artifact: some SnapshotArtifact, with reference: StoredReference, _ record: SnapshotResult
  ) throws -> any ArtifactComparison {
    switch reference {
    case .disputed(let lines):
      throw ReferencesError.disputedDigest(file: record.reference, name: lines[0].name)
    case .line(let line):
      return try compare(artifact, with: line, record)
    case .file(let data):
      guard !data.starts(with: Self.largeFileMark) else {
        throw ReferencesError.largeFilePointer(file: record.reference)
      }
      return try artifact.compared(
        with: data, name: record.reference, trustingSeal: !decodesReference(of: record.key))
    }
  }

  /// A run that may replace references looks at all of them, as what it leaves counts as looked at.
  private func decodesReference(of key: SnapshotKey) -> Bool {
    mode.recordsLayouts || mode == .engine || decoding.decodes(key, run: run)
  }

  /// How a Git LFS pointer begins.
  ///
  /// Source: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
  static let largeFileMark = Data("version https://git-lfs".utf8)

  private func apply(
    _ comparison: any ArtifactComparison, of artifact: some SnapshotArtifact,
    in record: inout SnapshotResult
  ) throws {
    comparison.explain(in: &record)
    record.elements = record.elements?.map(directories.relativeToPackage)
    switch (comparison.isAccepted, mode) {
    case (true, _): try applyAccepted(comparison, of: artifact, in: &record)
    case (false, .all), (false, .failed):
      try recordReference(artifact, in: &record)
    case (false, .engine) where record.hasEngineDrift == true:
      record.notes = [.recordedForEngine]
      try recordReference(artifact, in: &record)
    case (false, _):
      try keepPending(artifact, difference: comparison.encodedDifference(), in: &record)
    }
  }

  private func applyAccepted(
    _ comparison: any ArtifactComparison, of artifact: some SnapshotArtifact,
    in record: inout SnapshotResult
  ) throws {
    // What a mask covers varies, and so does its layout. Only pictures have one.
    let isEqual =
      record.pixels.different == 0 && record.pixels.masked == nil
      && (record.pixels.total > 0 || comparison is DigestComparison)
    let records = mode == .all || mode.recordsLayouts && isEqual
    let isSame: Bool? =
      if mode == .all {
        comparison.isSameContent
      } else if records || isEqual && comparesLayout(in: comparison, record) {
        comparison.isSameLayout
      } else { nil }
    if records, isSame == false {
      let note: ResultNote = record.pixels.different == 0 ? .refreshed : .passedAndRecorded
      record.notes = [note]
      return try recordReference(artifact, in: &record)
    }
    if !records { record.hasOlderLayout = isSame.map { !$0 } }
    try keepPicture(of: artifact, record)
    try removePending(of: record)
  }

  /// Whether a run that records nothing says of a picture that passes whether its reference has an older layout.
  ///
  /// That takes half as long as all else of a snapshot, so that a run of the tool does it for one in 32, always the same:
  /// 1.5 % of its time. Of digests it is known anyway.
  private func comparesLayout(
    in comparison: any ArtifactComparison, _ record: SnapshotResult
  ) -> Bool {
    guard run != nil, record.pixels.total > 0 else { return false }
    return comparison is DigestComparison
      || FNV1a.hash("\(record.key) layout") % Self.layoutSample == 0
  }

  private func recordFirst(
    _ artifact: some SnapshotArtifact, in record: inout SnapshotResult
  ) throws {
    if !mode.recordsMissing {
      record.notes = [.noReference]
      try keepPending(artifact, difference: nil, in: &record)
    } else {
      try recordReference(artifact, in: &record)
      record.notes = [.firstReference]
    }
    record.status = .missing
  }

  private static let layoutSample: UInt64 = 32

  /// Replaces a reference that cannot be read, except a pointer, which represents a valid one that was not fetched.
  ///
  /// With a pointer there is nothing to accept, as an accepted picture would replace it.
  private func replaceUnreadable(
    _ artifact: some SnapshotArtifact, _ error: any Error, in record: inout SnapshotResult
  ) throws {
    let isPointer = if case .largeFilePointer = error as? ReferencesError { true } else { false }
    if !isPointer && mode.recordsFailed {
      record.notes = [.replacedReference(reason: "\(error)")]
      return try recordReference(artifact, in: &record)
    }
    guard isPointer else {
      return try fail(
        artifact, fault: "unreadableReference \(record.reference)", error, in: &record)
    }
    fail(fault: "largeFilePointer", error, in: &record)
    try removePending(of: record)
  }

  private func fail(
    _ artifact: some SnapshotArtifact, fault: String, _ error: any Error,
    in record: inout SnapshotResult
  ) throws {
    fail(fault: fault, error, in: &record)
    try keepPending(artifact, difference: nil, in: &record)
  }

  private func fail(fault: String, _ error: any Error, in record: inout SnapshotResult) {
    record.status = .error
    record.fault = fault
    record.notes = [.unreadableReference(reason: "\(error)")]
  }
}
