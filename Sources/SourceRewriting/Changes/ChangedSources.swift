#if SourceRewriting
internal import FileAccess
public import Foundation

/// What is compiled of an app's sources in the place of lines that do not compile: a package has it in `dropped.json`.
public struct ChangedSources: Codable, Hashable, Sendable {
  /// One of the sources.
  public struct Source: Codable, Hashable, Sendable {
    /// Relative to the folder of the list.
    public let path: String
    public let changes: [LineChange]

    /// Creates the changes of a source.
    public init(path: String, changes: [LineChange]) { (self.path, self.changes) = (path, changes) }
  }

  /// Sorted by path.
  public let sources: [Source]

  /// Creates a list.
  public init(_ sources: [Source] = []) { self.sources = sources }

  /// Reads a list.
  /// - Throws: ``UnreadableChanges``, or an error that names the file that could not be read.
  public init(contentsOf file: URL) throws {
    do {
      self = try JSONDecoder().decode(ChangedSources.self, from: Files.read(existing: file))
    } catch let error as DecodingError {
      throw UnreadableChanges(path: file.path, reason: "\(error)")
    }
  }

  /// The changes by the paths of the sources.
  ///
  /// - Parameter folder: the folder of the list.
  /// - Returns: the changes, by absolute paths.
  public func changes(in folder: URL) -> [String: [LineChange]] {
    sources.reduce(into: [:]) { changes, source in
      changes[folder.appendingPathComponent(source.path).standardizedFileURL.path] = source.changes
    }
  }
}

/// A list of changes that is none.
public struct UnreadableChanges: Error, CustomStringConvertible {
  public let path: String
  /// What the decoder says.
  public let reason: String

  /// Creates an error.
  public init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

  /// What is wrong, and what to do.
  public var description: String {
    "\(path) has no list of what was left out: \(reason). Adopt the cells again."
  }
}
#endif
