public import Foundation

/// What can go wrong around the files of snapshots.
public enum SnapshotsError: Error, Hashable, Sendable {
  /// No folder above a test's file holds a `Package.swift`.
  case noPackage(file: String)
  /// An environment variable holds a word that is no record mode.
  case invalidRecordMode(variable: String, value: String)
  /// A text is not a snapshot key.
  case invalidKey(String)
  /// A PNG holds no layout tree, or one that cannot be read.
  case noLayout(file: String, reason: String)
  /// A view's frame holds a number that is infinite or none, which a file cannot hold.
  case frameNotFinite(view: String)
  /// A mask names a view that neither picture has.
  case noSuchView(name: String, views: [String])
  /// A reference is a Git LFS pointer, whose picture was not fetched.
  case largeFilePointer(file: String)
  /// A result record cannot be read.
  case invalidRecord(file: String, reason: String)
  /// A file below `.snap/` besides result records cannot be understood.
  case invalidFile(file: String, content: String)
  /// A text is no part of a whole such as `2/4`.
  case invalidShard(source: String, value: String)
  /// The last run does not tell which references may go.
  case cannotPrune(reason: String)
  /// Folders are not the parts of one run.
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
      "\(variable) is `\(value)`, which is no record mode. Use one of: "
        + RecordMode.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .invalidKey(let text):
      "`\(text)` is not a snapshot key. A key reads Suite/Fixture.configuration, as `snap status` prints it."
    case .noLayout(let file, let reason):
      "\(file) holds no layout tree that this version reads: \(reason.withoutFullStop). Record it again with `snap record`."
    case .frameNotFinite(let view):
      "The frame of \(view) is infinite or not a number. Check what its size is computed from."
    case .noSuchView(let name, let views):
      "The mask `.view(\"\(name)\")` names no view. There are: " + views.joined(separator: ", ")
        + ". Give the path of one of them, or its end."
    case .largeFilePointer(let file):
      "\(file) is a Git LFS pointer, not a picture. Run `git lfs pull`."
    case .invalidRecord(let file, let reason):
      "\(file) is no result record that this version reads: \(reason.withoutFullStop). Delete it and run `snap verify` again."
    case .invalidFile(let file, let content):
      "\(file) is no \(content) that this version reads. Delete it and run `snap verify` again."
    case .invalidShard(let source, let value):
      "\(source) is `\(value)`, which is no part of a whole. Write I/N with I from 1 to N, such as 2/4."
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
  /// The text without the full stop that some systems end their reasons with.
  package var withoutFullStop: Substring { hasSuffix(".") ? dropLast() : self[...] }
}
