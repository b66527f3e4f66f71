internal import FileAccess
public import Foundation
internal import InterfaceBuilder

/// Fixtures over the cells of an Interface Builder file, declared without Swift.
///
/// ```json
/// { "source": "Feed.storyboard",
///   "fixtures": [
///     { "name": "a short title", "cell": "BasicCell",
///       "content": { "titleLabel": { "text": "Hello" } },
///       "expect": { "height": 87 } } ],
///   "matrix": { "widths": [320, 414], "appearances": ["light", "dark"] } }
/// ```
@MainActor public struct CellFile {
  /// The file's URL.
  public let url: URL
  /// The fixtures in the file's order.
  public let fixtures: [Fixture]

  /// The endings of cell files' names.
  nonisolated public static let suffixes = [".cells.json", ".cells.json5"]

  /// The name that keys of snapshots begin with: the file's name without its ending.
  public let suite: String

  /// The most bytes of a file: tens of thousands of fixtures, yet read in bounded time and memory.
  static let sizeLimit = 2 << 20

  /// Loads a cell file and the Interface Builder file that it names.
  /// - Throws: ``CellFileError`` with the line and what is allowed there, ``PrototypeError``, or the
  ///   error of the Interface Builder file.
  public init(contentsOf url: URL) throws {
    self.url = url
    let data: Data
    do throws(FileError) {
      data = try Files.read(existing: url, upTo: Self.sizeLimit + 1)
    } catch {
      throw CellFileError(
        file: url.path, line: nil,
        problem: "cannot be read: \(error.reason). Check the path and the permissions.")
    }
    guard data.count <= Self.sizeLimit else {
      throw CellFileError(
        file: url.path, line: nil,
        problem: "is larger than \(Self.sizeLimit) bytes. Split it into several files.")
    }
    suite = Self.suite(of: url)
    let root = try CellFileReader(data, file: url.path).root()
    fixtures = try CellFileReading(root: root, url: url, suite: suite).fixtures()
  }

  private static func suite(of url: URL) -> String {
    let name = url.lastPathComponent
    let suffix = suffixes.first { name.hasSuffix($0) } ?? ""
    return String(name.dropLast(suffix.count))
  }
}
