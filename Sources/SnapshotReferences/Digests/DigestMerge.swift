public import Foundation

/// The merge driver of git, which passes three files.
public enum DigestMerge {
  /// Merges the files of digests of two branches.
  ///
  /// - Parameters:
  ///   - base: the file before both branches; empty if there was none.
  ///   - ours: the file of the current branch.
  ///   - theirs: the file of the other branch.
  ///   - name: the file's name in errors.
  /// - Returns: the merged file's bytes, and the names of the pictures whose lines both changed differently.
  /// - Throws: ``ReferencesError/invalidDigests(file:line:)``
  public static func merged(
    base: Data, ours: Data, theirs: Data, name: String
  ) throws -> (data: Data, disputed: [String]) {
    try DigestFile.merge(
      base: DigestFile(base, name: name), ours: DigestFile(ours, name: name),
      theirs: DigestFile(theirs, name: name))
  }
}
