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
  }

  let sources: [Source]
  let rewriter: SourceRewriter
  /// What tells this program from others, whose copies may differ.
  private let program: String

  /// Reads the sources of a module.
  /// - Parameter files: the files, of which each is in UTF-8.
  /// - Throws: ``UnreadableSource``, ``ThreadError``, or an error that names the file that could not be read.
  public init(_ files: [URL]) throws {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    try self.init(files, program: "\(Self.modificationDate(of: executable).timeIntervalSince1970)")
  }

  init(_ files: [URL], program: String) throws {
    self.program = program
    sources = try files.map { file in
      guard let text = String(validating: try Files.read(existing: file), as: UTF8.self) else {
        throw UnreadableSource(path: file.path)
      }
      return Source(file: file, text: text)
    }
    rewriter = SourceRewriter(try SharedDeclarations(in: sources.map(\.text)))
  }

  /// Rewrites the sources whose copies are older than they are.
  ///
  /// - Parameters:
  ///   - copies: the sources with their copies.
  ///   - folder: where what the sources share is kept; if it changed, or the program, all are rewritten.
  ///   - isLaidOver: whether the compiler reads the copies by the originals' names, so that a build sees the originals'
  ///     dates only.
  ///   - changes: the lines in whose place others are compiled, by the paths of the sources.
  ///   - header: the text before each.
  /// - Returns: what could not be rewritten in these sources.
  /// - Throws: ``UntouchableSource``, ``ThreadError``, or an error that names the file that could not be read or written.
  func update(
    _ copies: [(source: Source, copy: URL)], in folder: URL, isLaidOver: Bool = false,
    changes: [String: [LineChange]] = [:], header: (Source) -> String
  ) throws -> [RewritingFinding] {
    let shared = folder.appendingPathComponent("shared.txt")
    let text =
      rewriter.module.text + "\nprogram \(program)\n"
      + changes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
    let isSharedKnown = try Files.read(shared) == Data(text.utf8)
    let findings = try copies.flatMap { source, copy -> [RewritingFinding] in
      let isOlder = Self.modificationDate(of: copy) < Self.modificationDate(of: source.file)
      guard isOlder || !isSharedKnown else { return [] }
      let rewritten = try rewriter.rewrite(source.text, path: source.file.path)
        .changed(by: changes[source.file.path, default: []], in: source.file.path)
      let data = Data((header(source) + rewritten.text).utf8)
      // A build would compile a copy again that is written, though nothing in it changed.
      let previous = try Files.read(copy)
      // Before the copy is written, which would seem older otherwise.
      if isLaidOver, !isOlder, let previous, previous != data { try touch(source.file) }
      if isOlder || previous != data { try Files.write(data, to: copy) }
      return rewritten.findings
    }
    if !isSharedKnown { try Files.write(Data(text.utf8), to: shared) }
    return findings
  }

  /// Gives a source the present date, so that a build compiles it although only what it shares with others changed.
  func touch(_ source: URL) throws {
    guard utimensat(AT_FDCWD, source.path, nil, 0) == 0 else {
      throw UntouchableSource(path: source.path, code: errno)
    }
  }

  private static func modificationDate(of file: URL) -> Date {
    let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate ?? .distantPast
  }
}

extension RewrittenSource {
  /// Makes changes; what cannot be found of them is said.
  func changed(by changes: [LineChange], in path: String) -> RewrittenSource {
    guard !changes.isEmpty else { return self }
    let changed = LineChange.apply(changes, to: text)
    return RewrittenSource(
      text: changed.text,
      findings: findings
        + changed.missing.map {
          RewritingFinding(path: path, line: $0.line, column: 1, reason: .otherLines)
        })
  }
}

/// A source whose date could not be set.
public struct UntouchableSource: Error, CustomStringConvertible {
  public let path: String
  /// The error of the system, as in `errno`.
  public let code: Int32

  /// What is wrong, and what to do.
  public var description: String {
    "\(path) has to be compiled again, as other sources changed what is compiled in its place, but its date could "
      + "not be set: \(String(cString: strerror(code))). Allow writing it, or remove the folder of the build."
  }
}

/// A source that is not in UTF-8.
public struct UnreadableSource: Error, CustomStringConvertible {
  public let path: String

  /// What is wrong, and what to do.
  public var description: String { "\(path) is not in UTF-8. Save it in UTF-8." }
}
#endif
