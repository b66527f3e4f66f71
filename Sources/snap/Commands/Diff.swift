import ArgumentParser
import FileAccess
import Foundation
import ImageComparison
import SnapReport
import Terminal
import TestRuns

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Compares two pictures, two folders of them, or what two commits draw, and explains what changed in the layout.",
    discussion: """
      Compares exactly, unless a tolerance is given. No tolerance accepts a different size or a change of \
      the picture's overall colour. Of two folders, the PNG files with the same path are compared.

      Of two commits (main..HEAD), or of a commit and the working tree (main), the cells of cell files, storyboards and \
      xibs are drawn that can show what changed, from git and without a checkout. main...HEAD begins where the branches \
      parted. --build compares what the tests of a package draw, too.

      --design compares a cell with a frame that Figma or Sketch exported: edges that are a point or more away, sizes, missing \
      parts and colours, by view. Fonts may differ.

      \(ExitCodes.diff)
      """)

  @Argument(
    help: ArgumentHelp("The earlier picture or folder, or the commits.", valueName: "a.png|commits")
  )
  var first: String?

  @Argument(help: ArgumentHelp("The later picture or folder.", valueName: "b.png"))
  var second: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Write the diff here, if the pictures differ; of two folders, the diffs into this folder.",
      valueName: "d.png"))
  var output: String?

  @OptionGroup var tolerances: ToleranceOptions
  @OptionGroup var revisions: RevisionOptions

  @Flag(
    help: ArgumentHelp(
      "Compare a cell's picture, the first, with the frame of a design, a PNG exported at any scale, by where things are."
    ))
  var design = false

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    guard (first == nil) == (revisions.mergeBase != nil) else {
      throw ValidationError(
        "Name two pictures, two folders or commits such as main..HEAD, or pass --merge-base.")
    }
    let comparesPictures = second != nil
    if comparesPictures && revisions.isUsed {
      throw ValidationError(
        "--report, --markdown, --github, --build, --filter and --scratch-path are for commits.")
    }
    if design && (!comparesPictures || tolerances.isUsed) {
      throw ValidationError(
        "--design compares two pictures, the cell and the exported frame, and takes no masks and tolerances."
      )
    }
    if !comparesPictures && (output != nil || tolerances.isUsed) {
      throw ValidationError("--output, masks and tolerances are for pictures.")
    }
  }

  func run() throws {
    guard let first, let second else { return try revisions.compare(first, json: json) }
    if design { return try compareDesign(first, second) }
    switch (isFolder(first), isFolder(second)) {
    case (true, true): try compareFolders(first, second)
    case (false, false): try comparePictures(first, second)
    case (true, false): throw SnapError.folderAndFile(folder: first, file: second)
    case (false, true): throw SnapError.folderAndFile(folder: second, file: first)
    }
  }

  private func isFolder(_ path: String) -> Bool { Files.isFolder(URL(fileURLWithPath: path)) }

  private func compareDesign(_ cell: String, _ design: String) throws {
    for path in [cell, design] where isFolder(path) { throw SnapError.folderForDesign(path) }
    let comparison = try DesignComparison(of: PictureFile(cell), with: PictureFile(design))
    var diff = comparison.diff
    if let output, diff.status == .different {
      try Files.write(comparison.encodedPicture(), to: URL(fileURLWithPath: output))
      diff.diff = output
    }
    if json { try printJSON(diff) } else { Console.out(diff.description) }
    if diff.status == .different { throw Outcome.differences }
  }

  private func compareFolders(_ first: String, _ second: String) throws {
    let diff = try FolderDiff(PictureFolder(first), PictureFolder(second), output: output) {
      try compare($0, $1)
    }
    if json { try printJSON(diff) } else { Console.out(diff.description) }
    if diff.outcome != .good { throw diff.outcome }
  }

  private func compare(_ first: PictureFile, _ second: PictureFile) throws -> PictureComparison {
    try PictureComparison(
      first, second, options: tolerances.comparison, masks: tolerances.masks)
  }

  private func comparePictures(_ first: String, _ second: String) throws {
    let comparison = try compare(PictureFile(first), PictureFile(second))
    var diff = comparison.diff
    if let output, let picture = try comparison.encodedPicture() {
      try Files.write(picture, to: URL(fileURLWithPath: output))
      diff.diff = output
    }
    if json { try printJSON(diff) } else { Console.out(diff.description) }
    if diff.status != .same { throw Outcome.differences }
  }
}
