import Foundation
import GitFormats

extension GitRepository {
  /// Returns the commits that changed a file, the newest first, and if it `follows`, those of the file from which it was
  /// renamed.
  ///
  /// A merge is one of them only if its file is that of no parent.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - commits: a commit to begin with, or a range such as `main..HEAD`, of whole names.
  ///   - follows: whether renames are followed.
  /// - Returns: the commits.
  /// - Throws: ``SnapError/gitFailed(arguments:)``
  func log(of file: URL, in commits: String, follows: Bool) throws -> [GitLogEntry] {
    let output = try text(
      [
        "log", "--format=%x01%ct%x09%H%x09%ad %an: %s", "--date=short", "--raw", "--no-abbrev",
        "-c",
      ] + (follows ? ["--follow", "-M"] : []) + [commits, "--", file.path])
    return GitLogEntry.all(in: output)
  }

  /// Returns a setting of this clone or of its user; nil if it is not set.
  func setting(_ name: String) throws -> String? {
    let output = run(["config", "--get", name])
    return output.exitCode == 0 ? String(output.text.dropLast()) : nil
  }

  /// Sets something for this clone.
  ///
  /// - Throws: ``SnapError/gitFailed(arguments:)``
  func set(_ name: String, to value: String) throws {
    _ = try text(["config", name, value])
  }
}
