internal import Foundation
internal import InterfaceBuilder
internal import PrintedText

/// Notes about parts of a file that its views and controllers do not show.
///
/// As on iOS they are also printed on standard error, once per process: otherwise a missing class or outlet only
/// becomes apparent much later, as a nil.
@MainActor final class NibJournal {
  /// Sentences with file and line, each once, in order.
  private(set) var lines: [String] = []
  private var known: Set<String> = []

  /// Adds a builder's notes.
  func add(_ notes: [NibNote], of document: InterfaceBuilderDocument) {
    for note in notes { add(note, in: document.fileName) }
  }

  /// Writes down what was noticed in a file, which is named without folders.
  func add(_ note: NibNote, in file: String) {
    let line = "\(file):\(note.line): \(note.message)"
    guard known.insert(line).inserted else { return }
    lines.append(line)
    if Self.printed.insert(line).inserted {
      FileHandle.standardError.write(Data("\(PrintedText(line: line))\n".utf8))
    }
  }

  private static var printed: Set<String> = []
}
