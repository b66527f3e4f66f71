#if SourceRewriting
internal import FileAccess
public import Foundation

/// The sources of one module, which are rewritten together: what one declares optional, others call.
public struct ModuleSources {
  /// A source and its text.
  struct Source {
    let file: URL
    let text: String
  }

  let sources: [Source]
  private let rewriter: SourceRewriter

  /// Reads the sources of a module.
  /// - Parameter files: the files, of which each is in UTF-8.
  /// - Throws: ``UnreadableSource``, or an error that names the file that could not be read.
  public init(_ files: [URL]) throws {
    sources = try files.map { file in
      guard let text = String(validating: try Files.read(existing: file), as: UTF8.self) else {
        throw UnreadableSource(path: file.path)
      }
      return Source(file: file, text: text)
    }
    let methods = sources.flatMap { SourceRewriter.optionalMethods(in: $0.text) }
    rewriter = SourceRewriter(optionalMethods: Set(methods))
  }

  /// Rewrites the sources whose copies are older than they are.
  ///
  /// - Parameters:
  ///   - copies: the sources with their copies.
  ///   - folder: where the optional methods of the last time are kept; if they changed, all are rewritten.
  ///   - header: the text before each.
  /// - Returns: what could not be rewritten in these sources.
  /// - Throws: an error that names the file that could not be read or written.
  func update(
    _ copies: [(source: Source, copy: URL)], in folder: URL, header: (Source) -> String
  ) throws -> [RewritingFinding] {
    let methods = folder.appendingPathComponent("optional-methods.txt")
    let names = rewriter.optionalMethods.sorted().map { "\($0)\n" }.joined()
    let areMethodsKnown = try Files.read(methods) == Data(names.utf8)
    let findings = try copies.flatMap { source, copy -> [RewritingFinding] in
      let isOlder = Self.modificationDate(of: copy) < Self.modificationDate(of: source.file)
      guard isOlder || !areMethodsKnown else { return [] }
      let rewritten = rewriter.rewrite(source.text, path: source.file.path)
      let data = Data((header(source) + rewritten.text).utf8)
      // A build would compile a copy again that is written, though nothing in it changed.
      if try isOlder || Files.read(copy) != data { try Files.write(data, to: copy) }
      return rewritten.findings
    }
    if !areMethodsKnown { try Files.write(Data(names.utf8), to: methods) }
    return findings
  }

  private static func modificationDate(of file: URL) -> Date {
    let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate ?? .distantPast
  }
}

/// A source that is not in UTF-8.
public struct UnreadableSource: Error, CustomStringConvertible {
  /// The path of the source.
  public let path: String

  /// What is wrong, and what to do.
  public var description: String { "\(path) is not in UTF-8. Save it in UTF-8." }
}
#endif
