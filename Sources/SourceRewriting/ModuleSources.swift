#if SourceRewriting
internal import FileAccess
public import Foundation

/// The sources of one module, which are rewritten together: what one declares optional, others call, and if one imports
/// UIKit, all do.
public struct ModuleSources {
  /// A source and its text.
  struct Source {
    let file: URL
    let text: String

    /// Whether it may import UIKit.
    var mentionsUIKit: Bool { text.contains("import UIKit") }
  }

  let sources: [Source]
  let rewriter: SourceRewriter

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
    rewriter = SourceRewriter(SharedDeclarations(in: sources.map(\.text)))
  }

  /// Rewrites the sources whose copies are older than they are.
  ///
  /// - Parameters:
  ///   - copies: the sources with their copies.
  ///   - folder: where what the sources share is kept; if it changed, all are rewritten.
  ///   - header: the text before each.
  /// - Returns: what could not be rewritten in these sources.
  /// - Throws: an error that names the file that could not be read or written.
  func update(
    _ copies: [(source: Source, copy: URL)], in folder: URL, header: (Source) -> String
  ) throws -> [RewritingFinding] {
    let shared = folder.appendingPathComponent("shared.txt")
    let text = rewriter.module.text
    let isSharedKnown = try Files.read(shared) == Data(text.utf8)
    let findings = try copies.flatMap { source, copy -> [RewritingFinding] in
      let isOlder = Self.modificationDate(of: copy) < Self.modificationDate(of: source.file)
      guard isOlder || !isSharedKnown else { return [] }
      let rewritten = rewriter.rewrite(source.text, path: source.file.path)
      let data = Data((header(source) + rewritten.text).utf8)
      // A build would compile a copy again that is written, though nothing in it changed.
      if try isOlder || Files.read(copy) != data { try Files.write(data, to: copy) }
      return rewritten.findings
    }
    if !isSharedKnown { try Files.write(Data(text.utf8), to: shared) }
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
