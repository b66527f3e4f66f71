import FileAccess
import Foundation
import ImageComparison
import NumberText
import SnapReport
import Terminal

/// The differences of two folders of pictures, by path: the value that `snap diff` prints for folders.
struct FolderDiff: Encodable {
  /// A picture that is in both folders but could not be compared.
  struct Failure: Encodable {
    let picture: String
    let message: String
  }

  var version = 1
  /// How many pictures are the same, or differ within the tolerances.
  private(set) var same = 0
  private(set) var different: [PictureDiff] = []
  /// The paths of pictures that only one folder has.
  private(set) var onlyInFirst: [String]
  private(set) var onlyInSecond: [String]
  private(set) var failures: [Failure] = []

  /// Compares all pictures; one that cannot be read costs only itself.
  ///
  /// - Parameters:
  ///   - first: the earlier pictures.
  ///   - second: the later pictures.
  ///   - output: the folder to write the diffs to; nil for none.
  ///   - compare: compares two files.
  /// - Throws: `FileError` if a diff cannot be written.
  init(
    _ first: PictureFolder, _ second: PictureFolder, output: String?,
    compare: (PictureFile, PictureFile) throws -> PictureComparison
  ) throws {
    let (old, new) = (first.pictures, second.pictures)
    let (oldSet, newSet) = (Set(old), Set(new))
    onlyInFirst = old.filter { !newSet.contains($0) }
    onlyInSecond = new.filter { !oldSet.contains($0) }
    for name in old where newSet.contains(name) {
      let comparison: PictureComparison
      do {
        if try Self.areEqual(first.file(name), second.file(name)) {
          same += 1
          continue
        }
        comparison = try compare(PictureFile(first.file(name)), PictureFile(second.file(name)))
      } catch {
        failures.append(Failure(picture: name, message: "\(error)"))
        continue
      }
      try add(comparison, name, output)
    }
  }

  private mutating func add(
    _ comparison: PictureComparison, _ name: String, _ output: String?
  ) throws {
    var diff = comparison.diff
    guard diff.status != .same else { return same += 1 }
    if let output, let picture = try comparison.encodedPicture() {
      let file = PictureFolder(output).file(name)
      try Files.write(picture, to: URL(fileURLWithPath: file))
      diff.diff = file
    }
    different.append(diff)
  }

  /// Whether the files have the same bytes, which shows that their pictures are the same.
  private static func areEqual(_ first: String, _ second: String) throws -> Bool {
    func read(_ path: String) throws -> Data {
      try Files.read(existing: URL(fileURLWithPath: path), atMost: Files.sizeLimit)
    }
    return try read(first) == read(second)
  }

  /// Whether every picture is in both folders and the same.
  var outcome: Outcome {
    if !failures.isEmpty { return .couldNotRun }
    return different.isEmpty && onlyInFirst.isEmpty && onlyInSecond.isEmpty ? .good : .differences
  }
}

extension FolderDiff: CustomStringConvertible {
  /// The differences in readable form, then the counts.
  var description: String {
    let blocks =
      different.map { "\($0.second.file): \($0.description)" }
      + onlyInFirst.map { "\($0) is only in the first folder." }
      + onlyInSecond.map { "\($0) is only in the second folder." }
      + failures.map { "\($0.picture) was not compared: \($0.message)" }
    return (blocks + [summary]).joined(separator: "\n")
  }

  private var summary: String {
    let counts = [
      (same, "same"), (different.count, "different"), (onlyInFirst.count, "only in the first"),
      (onlyInSecond.count, "only in the second"), (failures.count, "not compared"),
    ]
    let total = counts.reduce(0) { $0 + $1.0 }
    guard total > 0 else { return "No pictures." }
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(total.counted("picture")): \(parts.joined(separator: ", "))"
  }
}
