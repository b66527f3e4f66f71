internal import Foundation
internal import InterfaceBuilder

/// What the views and controllers made from a file do not show, for those who ask.
///
/// As on iOS it is told on standard error as well, once in a process: a class or an outlet that is not
/// found shows itself much later otherwise, as a nil.
@MainActor final class NibJournal {
  /// Sentences with file and line, each once, in the order of their making.
  private(set) var lines: [String] = []
  private var known: Set<String> = []

  /// Writes down what a builder noticed.
  func add(_ notes: [NibNote], of document: InterfaceBuilderDocument) {
    for note in notes { add(note, in: document.fileName) }
  }

  /// Writes down what was noticed in a file, which is named without folders.
  func add(_ note: NibNote, in file: String) {
    let line = "\(file):\(note.line): \(note.message)"
    guard known.insert(line).inserted else { return }
    lines.append(line)
    if Self.told.insert(line).inserted { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }

  private static var told: Set<String> = []
}
