#if SourceRewriting
public import Foundation

extension ModuleSources {
  /// Writes a copy of each source that changed, which the compiler reads instead.
  ///
  /// A copy begins with a line that gives all others the path and number of the original's, so that messages, debug
  /// information and `#filePath` name it.
  /// - Parameters:
  ///   - copies: the copies' files, as many as there are sources.
  ///   - folder: where the names of optional methods are kept.
  ///   - changes: the lines in whose place others are compiled, by the paths of the sources.
  /// - Returns: what could not be rewritten in the sources that changed.
  /// - Throws: an error that names the file that could not be written.
  public func write(
    to copies: [URL], in folder: URL, changes: [String: [LineChange]] = [:]
  ) throws -> [RewritingFinding] {
    precondition(copies.count == sources.count, "Each source needs one copy.")
    let pairs = zip(sources, copies).map { (source: $0, copy: $1) }
    return try update(pairs, in: folder, changes: changes) { source in
      let path = source.file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "#sourceLocation(file: \"\(path)\", line: 1)\n"
    }
  }
}
#endif
