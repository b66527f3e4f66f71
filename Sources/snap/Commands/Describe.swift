import ArgumentParser
import FileAccess
import Foundation
import LayoutModel
import SnapReport
import SnapshotReferences
import Terminal

struct Describe: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the layout stored in a picture, one view per line.",
    discussion: "For layouts in `git diff`, run `snap init --git`. \(ExitCodes.describe)")

  @Argument(help: ArgumentHelp("A picture recorded by Snap.", valueName: "file.png"))
  var file: String

  func run() throws {
    let layout = try Snapshot.layout(
      ofPNG: Files.read(existing: URL(fileURLWithPath: file), atMost: Files.sizeLimit), name: file)
    Console.out(LayoutOutline(layout.layout.tree).description)
  }
}
