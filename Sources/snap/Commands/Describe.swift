import ArgumentParser
import FileAccess
import Foundation
import SnapReport
import Snapshots

struct Describe: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the layout that a picture shows, one view a line.",
    discussion: """
      Git compares pictures by it after `git config diff.snap.textconv "snap describe"` and a line \
      `Snapshots/**/*.png diff=snap` in .gitattributes.
      """)

  @Argument(help: ArgumentHelp("A picture that Snap recorded.", valueName: "file.png"))
  var file: String

  func run() throws {
    let layout = try Snapshot.layout(
      ofPNG: Files.read(existing: URL(fileURLWithPath: file)), name: file)
    Console.out(LayoutOutline(layout.tree).description)
  }
}
