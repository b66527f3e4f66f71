public import Foundation

/// Errors about the files of snapshots.
public enum SnapshotsError: Error, Hashable, Sendable {
  /// No folder above a test's file contains a `Package.swift`.
  case noPackage(file: String)
  /// An environment variable contains an invalid record mode.
  case invalidRecordMode(variable: String, value: String)
  /// A text is not a snapshot key.
  case invalidKey(String)
  /// A PNG contains no layout tree, or an unreadable one.
  case noLayout(file: String, reason: String)
  /// A view's frame contains infinity or NaN, which a file cannot store.
  case frameNotFinite(view: String)
  /// A mask names a view that is in neither picture.
  case noSuchView(name: String, views: [String])
  /// A reference is a Git LFS pointer, whose picture was not fetched.
  case largeFilePointer(file: String)
  /// A reference that should be a text is not UTF-8.
  case notText(file: String)
  /// A result record cannot be read.
  case invalidRecord(file: String, reason: String)
  /// A file below `.snap/` other than a result record is invalid.
  case invalidFile(file: String, content: String)
  /// A text is not a shard such as `2/4`.
  case invalidShard(source: String, value: String)
  /// The last run does not show which references are unused.
  case cannotPrune(reason: String)
  /// Folders are not the shards of one run.
  case shardsDoNotFit(reason: String)
}

extension SnapshotsError: CustomStringConvertible, LocalizedError {
  /// What happened, to which file, and what to do next.
  public var description: String {
    switch self {
    case .noPackage(let file):
      "No Package.swift in any folder above \(file). Keep the test inside its package, or set "
        + "SNAP_REFERENCE_DIR to the absolute path of the folder that holds the references."
    case .invalidRecordMode(let variable, let value):
      "\(variable) is `\(value)`, which is not a valid record mode. Use one of: "
        + RecordMode.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .invalidKey(let text):
      "`\(text)` is not a snapshot key. A key reads Suite/Fixture.configuration, as `snap status` prints it."
    case .noLayout(let file, let reason):
      "\(file) holds no layout tree that this version reads: \(reason.withoutFullStop). Record it again with `snap record`."
    case .frameNotFinite(let view):
      "The frame of \(view) is infinite or not a number. Check what its size is computed from."
    case .noSuchView(let name, let views):
      "The mask `.view(\"\(name)\")` matches no view. The views are: "
        + views.joined(separator: ", ")
        + ". Give the path of one of them, or its end."
    case .largeFilePointer(let file):
      "\(file) is a Git LFS pointer, not a picture. Run `git lfs pull`."
    case .notText(let file): "\(file) is not UTF-8 text. Record it again with `snap record`."
    case .invalidRecord(let file, let reason):
      "\(file) is not a result record that this version reads: \(reason.withoutFullStop). Delete it "
        + "and run `snap verify` again."
    case .invalidFile(let file, let content):
      "\(file) is not a \(content) that this version reads. Delete it and run `snap verify` again."
    case .invalidShard(let source, let value):
      "\(source) is `\(value)`, which is not a valid shard. Write I/N with I from 1 to N, such as 2/4."
    case .cannotPrune(let reason):
      "Nothing is removed: \(reason). Run `snap verify` over the whole package, without options that "
        + "leave something out, until it passes; then prune."
    case .shardsDoNotFit(let reason):
      "Nothing is merged: \(reason)\(reason.hasSuffix("?") ? "" : ".")"
    }
  }

  /// The same as ``description``, for callers that know only `Error`.
  public var errorDescription: String? { description }
}

extension String {
  /// The text without the full stop at the end of some systems' reasons.
  package var withoutFullStop: Substring { hasSuffix(".") ? dropLast() : self[...] }
}
