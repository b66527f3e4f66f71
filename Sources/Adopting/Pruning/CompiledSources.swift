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
  /// A function on a line behind a source, which makes a cell that only the source knows.
  struct Maker {
    let cell: String
    let text: String
    /// The function without the cell's content; nil if it has none.
    let emptyText: String?
  }

  /// The cells whose functions do not compile.
  struct LeftOutMakers {
    /// Those that are not made.
    var unmade: Set<String> = []
    /// Those that are made without content.
    var emptied: Set<String> = []
  }

  private struct Source {
    let file: URL
    /// Nil while the compiler reads the file itself.
    var text: String?
    var makers: [Maker] = []
    var isWritten = false
    /// Its place in the compiler's arguments; another one if a source before has the same name.
    let compiled: URL
  }

  private var sources: [Source]
  /// The texts of the sources that were rewritten, by their paths.
  private let rewritten: [String: String]
  private let folder: URL
  /// The types that the sources declare.
  private let types: Set<String>
  /// The paths of the sources of which as much as possible is kept.
  private let kept: Set<String>
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
  ///   - kept: the paths of those of which as much as possible is kept.
  ///   - folder: a folder for copies, without files.
  /// - Throws: an error that names the file that cannot be read.
  init(
    _ files: [URL], types: Set<String>, libraries: [String: [String]], keeping kept: Set<String>,
    in folder: URL
  ) throws {
    (self.folder, self.types, self.libraries, self.kept) = (folder, types, libraries, kept)
    #if SourceRewriting
    let copies = try ModuleSources(files).rewritten()
    let texts = Dictionary(uniqueKeysWithValues: copies.map { ($0.file.path, $0.source.text) })
    rewritten = texts
    warnings = copies.flatMap(\.source.findings).map(\.description)
    var known: Set<String> = []
    sources = try files.enumerated().map { index, file in
      // Of one module, no two may have the same name.
      guard known.insert(file.lastPathComponent).inserted else {
        let name = "\(index)-\(file.lastPathComponent)"
        return Source(
          file: file, text: try texts[file.path] ?? Files.text(existing: file),
          compiled: folder.appendingPathComponent("named/\(name)"))
      }
      return Source(file: file, text: texts[file.path], compiled: file)
    }
    try replaceManaged()
    #else
    rewritten = [:]
    sources = files.map { Source(file: $0, compiled: $0) }
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
      let lines = source.makers.map { "\n" + $0.text }.joined()
      try Files.write(Data((text + lines).utf8), to: copy(of: source))
      sources[index].isWritten = true
    }
    let copies = sources.filter { $0.text != nil && $0.compiled == $0.file }.map {
      (source: $0.file, copy: copy(of: $0))
    }
    let overlay = folder.appendingPathComponent("overlay.yaml")
    try ModuleSources.writeOverlay(of: copies, to: overlay)
    return ["-vfsoverlay", overlay.path]
    #else
    return []
    #endif
  }

  /// Adds functions behind sources.
  ///
  /// - Parameter makers: the functions, by the paths of the sources.
  /// - Throws: an error that names the file that cannot be read.
  mutating func add(_ makers: [String: [Maker]]) throws {
    for index in sources.indices {
      guard let added = makers[sources[index].file.path] else { continue }
      sources[index].text = try sources[index].text ?? Files.text(existing: sources[index].file)
      sources[index].makers = added
    }
  }

  /// Leaves out the functions that the compiler refused, or the contents of their cells.
  ///
  /// - Returns: their cells.
  mutating func leaveOutMakers(at errors: [CompilerDiagnostic]) -> LeftOutMakers {
    var left = LeftOutMakers()
    for index in sources.indices where !sources[index].makers.isEmpty {
      let path = sources[index].compiled.path
      var start = sources[index].text?.utf8.count ?? 0
      let refused = sources[index].makers.filter { maker in
        let range = start..<(start + 1 + maker.text.utf8.count)
        start = range.upperBound
        return errors.contains {
          $0.place.map { $0.path == path && range.contains($0.offset) } ?? false
        }
      }.map(\.cell)
      guard !refused.isEmpty else { continue }
      sources[index].isWritten = false
      sources[index].makers = sources[index].makers.compactMap { maker in
        guard refused.contains(maker.cell) else { return maker }
        guard let text = maker.emptyText else {
          left.unmade.insert(maker.cell)
          return nil
        }
        left.emptied.insert(maker.cell)
        return Maker(cell: maker.cell, text: text, emptyText: nil)
      }
    }
    return left
  }

  private func copy(of source: Source) -> URL {
    source.compiled == source.file
      ? folder.appendingPathComponent("copies" + source.file.path) : source.compiled
  }

  /// What the compiler is given.
  var paths: [String] { sources.map(\.compiled.path) }

  /// Returns the byte of a line and a column, both from 1, in a source as the compiler reads it.
  ///
  /// Column 0 is that of the line's first byte that is not blank.
  func offset(in path: String, line: Int, column: Int) -> Int? {
    guard let source = sources.first(where: { $0.compiled.path == path }), line > 0, column >= 0,
      let text = try? source.text ?? Files.text(existing: source.file)
    else { return nil }
    let starts = text.utf8.indices.lazy.filter { text.utf8[$0] == UInt8(ascii: "\n") }
    let before = line == 1 ? nil : starts.dropFirst(line - 2).first
    guard line == 1 || before != nil else { return nil }
    let start = before.map { text.utf8.distance(from: text.startIndex, to: $0) + 1 } ?? 0
    let blanks = text.utf8.dropFirst(start).prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return min(start + (column == 0 ? blanks.count : column - 1), text.utf8.count)
  }

  /// Leaves out what the compiler refused, or what ended the program.
  ///
  /// - Parameters:
  ///   - errors: the errors of the last attempt, or the place where the program ended.
  ///   - attempt: which attempt that was, from 0.
  ///   - endedProgram: true for what compiles and ended the program.
  /// - Returns: whether something is left out that was there before.
  /// - Throws: an error that names the file that cannot be read.
  mutating func prune(
    _ errors: [CompilerDiagnostic], attempt: Int, endedProgram: Bool? = nil
  ) throws -> Bool {
    #if SourceRewriting
    var added: [DroppedCode] = []
    for index in sources.indices {
      let path = sources[index].compiled.path
      // Those behind it are of functions that were added.
      let end = sources[index].makers.isEmpty ? Int.max : sources[index].text?.utf8.count ?? 0
      let errors = errors.filter { $0.place.map { $0.path == path && $0.offset < end } ?? false }
      guard !errors.isEmpty else { continue }
      let text = try sources[index].text ?? Files.text(existing: sources[index].file)
      let isKept = kept.contains(sources[index].file.path)
      let isCrowded = !isKept && errors.count > Self.mostErrors
      let small = isCrowded ? max(attempt, Self.attemptsInOthers) : attempt
      let pruned = try SourcePruner.prune(
        text, at: errors.compactMap { place(of: $0, in: path, small, isKept: isKept) },
        types: types)
      guard pruned.text != text else { continue }
      (sources[index].text, sources[index].isWritten) = (pruned.text, false)
      added += pruned.pieces.map {
        let file = sources[index].file.path
        return DroppedCode(
          $0, in: file, endedProgram == true ? [] : libraries[file, default: []],
          errors[$0.place].message, endedProgram: endedProgram)
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
  /// Core Data makes no members here.
  private mutating func replaceManaged() throws {
    for index in sources.indices {
      let text = try sources[index].text ?? Files.text(existing: sources[index].file)
      let replaced = try SourcePruner.replaceManaged(in: text)
      guard !replaced.pieces.isEmpty else { continue }
      sources[index].text = replaced.text
      let file = sources[index].file.path
      dropped += replaced.pieces.map {
        DroppedCode($0, in: file, libraries[file, default: []], "Core Data makes it")
      }
    }
  }

  /// The places of an error and its notes in a source.
  private func place(
    of error: CompilerDiagnostic, in path: String, _ attempt: Int, isKept: Bool
  ) -> PruningPlace? {
    guard let place = error.place else { return nil }
    let notes = error.notes.compactMap(\.place)
    return PruningPlace(
      offset: place.offset, notes: notes.filter { $0.path == path }.map(\.offset),
      hasOtherNotes: notes.contains { $0.path != path },
      patience: PruningPatience(
        inAttempt: attempt, after: tried[ErrorKey(error), default: 0], isKept: isKept))
  }
  #endif

  /// How often sources are pruned: most have an end after three attempts, and whole apps after a dozen or two.
  static let attempts = 40
  /// How often small things are taken out of sources that none of the cells is in.
  static let attemptsInOthers = 8
  /// How many errors such a source may have for that: a table that a program wrote has thousands.
  private static let mostErrors = 300
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
extension CompiledSources {
  /// What is compiled in the place of lines of the rewritten sources.
  ///
  /// - Parameter modules: the modules whose imports go, too.
  /// - Returns: the sources that have such lines, with these.
  /// - Throws: an error that names the file that cannot be read.
  func changes(without modules: Set<String>) throws -> [(file: URL, changes: [LineChange])] {
    try sources.compactMap { source in
      let text = try source.text ?? Files.text(existing: source.file)
      let before = try rewritten[source.file.path] ?? Files.text(existing: source.file)
      let after = try SourcePruner.removeImports(of: modules, from: text)
      let changes = LineChange.all(from: before, to: after)
      return changes.isEmpty ? nil : (source.file, changes)
    }
  }

  /// Leaves out what was left out before.
  ///
  /// - Parameter changes: the changes, by the paths of the sources.
  /// - Throws: an error that names the file that cannot be read.
  mutating func apply(_ changes: [String: [LineChange]]) throws {
    for index in sources.indices {
      guard let known = changes[sources[index].file.path] else { continue }
      let text = try sources[index].text ?? Files.text(existing: sources[index].file)
      sources[index].text = LineChange.apply(known, to: text).text
    }
  }
}
#endif
