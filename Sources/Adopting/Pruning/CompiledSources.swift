import FileAccess
import Foundation
import SnapshotRecords

#if SourceRewriting
import SourceRewriting
#endif

/// The sources of a module as the compiler reads them: rewritten, and without what does not compile.
///
/// The sources stay as they are; an overlay puts copies in their places.
struct CompiledSources {
  private struct Source {
    let file: URL
    /// Nil while the compiler reads the file itself.
    var text: String?
    var isWritten = false
  }

  private var sources: [Source]
  private let folder: URL
  /// The types that the sources declare.
  private let types: Set<String>
  /// The missing modules that each source imports, by its path.
  private let libraries: [String: [String]]
  /// What could not be rewritten.
  let warnings: [String]
  /// How often each error was there before.
  private var tried: [ErrorKey: Int] = [:]
  /// What is left out, in the order of the attempts.
  private(set) var dropped: [DroppedCode] = []

  /// Rewrites sources, if the tool can.
  ///
  /// - Parameters:
  ///   - files: the sources.
  ///   - types: the types that they declare.
  ///   - libraries: the missing modules that each imports, by its path.
  ///   - folder: a folder for copies, without files.
  /// - Throws: an error that names the file that cannot be read.
  init(
    _ files: [URL], types: Set<String>, libraries: [String: [String]], in folder: URL
  ) throws {
    (self.folder, self.types, self.libraries) = (folder, types, libraries)
    #if SourceRewriting
    let rewritten = try ModuleSources(files).rewritten()
    let texts = Dictionary(uniqueKeysWithValues: rewritten.map { ($0.file.path, $0.source.text) })
    sources = files.map { Source(file: $0, text: texts[$0.path]) }
    warnings = rewritten.flatMap(\.source.findings).map(\.description)
    #else
    sources = files.map { Source(file: $0) }
    warnings = []
    #endif
  }

  /// Writes the copies that changed.
  ///
  /// - Returns: the compiler's arguments for reading them.
  /// - Throws: an error that names the file that cannot be written.
  mutating func writeCopies() throws -> [String] {
    #if SourceRewriting
    for (index, source) in sources.enumerated() where !source.isWritten {
      guard let text = source.text else { continue }
      try Files.write(Data(text.utf8), to: copy(of: source))
      sources[index].isWritten = true
    }
    let copies = sources.filter { $0.text != nil }.map { (source: $0.file, copy: copy(of: $0)) }
    let overlay = folder.appendingPathComponent("overlay.yaml")
    try ModuleSources.writeOverlay(of: copies, to: overlay)
    return ["-vfsoverlay", overlay.path]
    #else
    return []
    #endif
  }

  private func copy(of source: Source) -> URL {
    folder.appendingPathComponent("copies" + source.file.path)
  }

  /// Leaves out what the compiler refused.
  ///
  /// - Parameters:
  ///   - errors: the errors of the last attempt.
  ///   - attempt: which attempt that was, from 0.
  /// - Returns: whether something is left out that was there before.
  /// - Throws: an error that names the file that cannot be read.
  mutating func prune(_ errors: [CompilerDiagnostic], attempt: Int) throws -> Bool {
    #if SourceRewriting
    var added: [DroppedCode] = []
    for index in sources.indices {
      let path = sources[index].file.path
      let errors = errors.filter { $0.place?.path == path }
      guard !errors.isEmpty else { continue }
      let text = try sources[index].text ?? Files.text(existing: sources[index].file)
      let pruned = try SourcePruner.prune(
        text, at: errors.compactMap { place(of: $0, in: path, attempt) }, types: types)
      guard pruned.text != text else { continue }
      (sources[index].text, sources[index].isWritten) = (pruned.text, false)
      added += pruned.pieces.map {
        DroppedCode($0, in: path, libraries[path, default: []], errors[$0.place].message)
      }
    }
    for error in errors { tried[ErrorKey(error), default: 0] += 1 }
    DroppedCode.add(added, to: &dropped)
    return !added.isEmpty
    #else
    return false
    #endif
  }

  #if SourceRewriting
  /// The places of an error and its notes in a source.
  private func place(
    of error: CompilerDiagnostic, in path: String, _ attempt: Int
  ) -> PruningPlace? {
    guard let place = error.place else { return nil }
    let notes = error.notes.compactMap(\.place)
    return PruningPlace(
      offset: place.offset, notes: notes.filter { $0.path == path }.map(\.offset),
      hasOtherNotes: notes.contains { $0.path != path },
      patience: PruningPatience(inAttempt: attempt, after: tried[ErrorKey(error), default: 0]))
  }
  #endif

  /// How often sources are pruned: most have an end after three attempts, and whole apps after a dozen.
  static let attempts = 20
}

/// An error that is the same in two attempts.
private struct ErrorKey: Hashable {
  let path: String?
  let line: Int?
  let message: String

  init(_ error: CompilerDiagnostic) {
    (path, line, message) = (error.place?.path, error.place?.line, error.message)
  }
}

extension Files {
  fileprivate static func text(existing file: URL) throws -> String {
    String(decoding: try Files.read(existing: file), as: UTF8.self)
  }
}

#if SourceRewriting
extension PruningPatience {
  /// Most errors are mended by small things; larger ones are taken where these did not help, and make sure of an end.
  fileprivate init(inAttempt attempt: Int, after tries: Int) {
    let all: [Self] = [.elements, .statements, .members, .declarations]
    let late = attempt < CompiledSources.attempts - 4 ? 0 : 2
    self = all[min(max(tries, late), all.count - 1)]
  }
}

extension DroppedCode {
  fileprivate init(
    _ piece: PrunedPiece, in path: String, _ libraries: [String], _ reason: String
  ) {
    self.init(
      file: path, line: piece.lines.lowerBound, lastLine: piece.lines.upperBound,
      kind: Kind(piece.kind), name: piece.name, libraries: libraries,
      replacement: piece.replacement, reason: reason)
  }
}

extension DroppedCode.Kind {
  fileprivate init(_ kind: PrunedPiece.Kind) {
    switch kind {
    case .statement: self = .statement
    case .condition: self = .condition
    case .argument: self = .argument
    case .element: self = .element
    case .member: self = .member
    case .declaration: self = .declaration
    case .attribute: self = .attribute
    case .modifier: self = .modifier
    case .inheritedType: self = .inheritedType
    case .enumCase: self = .enumCase
    case .importing: self = .importing
    case .result: self = .result
    case .value: self = .value
    case .type: self = .type
    case .addition: self = .addition
    }
  }
}
#endif
