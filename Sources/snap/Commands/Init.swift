import ArgumentParser
import FileAccess
import Fixtures
import Foundation

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a first cell file from an Interface Builder file.",
    discussion: """
      Each cell becomes a fixture with the texts in the file. An existing cell file is not \
      overwritten. Exit codes: 0 written, 2 the file could not be read or the cell file already exists.
      """)

  @Argument(help: ArgumentHelp("A storyboard or xib.", valueName: "file"))
  var file: String

  func run() throws {
    let url = URL(fileURLWithPath: file)
    let text = try MainActor.assumeIsolated { try PrototypeFile(contentsOf: url).firstCellFile }
    let output = url.deletingPathExtension().appendingPathExtension("cells.json")
    guard !Files.exists(output) else {
      throw SnapError.cannotWrite(
        file: output.path, reason: "it already exists; remove it to write a new one")
    }
    try Files.write(Data(text.utf8), to: output)
    Console.out("\(output.path) is written. `snap record` takes its first pictures.")
  }
}
