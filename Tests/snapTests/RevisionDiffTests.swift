import Foundation
import SnapshotSamples
import Snapshots
import Testing

/// `snap diff` of commits.
struct RevisionDiffTests: SongRepository {
  let files: FileFolder

  init() throws { files = try Self.repository() }

  @Test func `a changed text is named, in the cells that show it and no others`() throws {
    try change(text: "Another song")
    try git.commit()
    let run = try snap.run("diff", "main~1..main")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.hasPrefix("Cell differs: Songs/plain.320\n"))
    #expect(run.out.contains("titleLabel: text \"A song\" → \"Another song\""))
    #expect(run.out.contains("before     .snap/diff/Snapshots/Songs/plain.320@2x.png"))
    #expect(!run.out.contains("accept") && !run.out.contains("filled"))
    #expect(run.out.hasSuffix("cells: 2 changed, 2 the same\n"))
  }

  @Test func `the working tree is compared with a commit`() throws {
    #expect(try snap.run("diff", "main").out == "No cell changed.\n")
    try change(text: "Another song")
    #expect(try snap.run("diff", "main").out.hasSuffix("cells: 2 changed, 2 the same\n"))
    try git("switch", "-qc", "feature")
    try git.commit()
    #expect(try snap.run("diff", "--merge-base", "main").exitCode == 1)
    #expect(try snap.run("diff", "main...feature").exitCode == 1)
    #expect(try snap.run("diff", "feature").exitCode == 0)
  }

  @Test func `a commit that changes nothing that cells show is the same`() throws {
    try files.write("more", to: "README")
    try files.write(
      SongFile.storyboard().replacing("<!-- The title. -->", with: "<!-- A title. -->"),
      to: "App/Main.storyboard")
    try git.commit()
    let run = try snap.run("diff", "HEAD~1..")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out == "cells: 4 the same\n")
  }

  @Test func `new and gone cells are said`() throws {
    try files.write(
      Self.cells.replacing("\"plain\"", with: "\"fresh\""), to: "App/Songs.cells.json")
    let run = try snap.run("diff", "main")
    #expect(run.out.contains("Cell is new: Songs/fresh.320"), "\(run)")
    #expect(run.out.contains("Songs/plain.320 is gone.\nSongs/plain.414 is gone.\n"))
    #expect(run.out.hasSuffix("cells: 2 new, 2 gone, 2 the same\n"))
    let json = try snap.run("diff", "main", "--json", "--report", "page")
    #expect(
      json.out.contains("\"gone\" : [\n      \"Songs/plain.320\",\n      \"Songs/plain.414\""))
    #expect(try files.text(of: "page/junit.xml").contains("<skipped message=\"gone\"/>"))
  }

  @Test func `files that moved are compared with what they were`() throws {
    try git("mv", "App/Songs.cells.json", "App/Music.cells.json")
    try git("mv", "App/Other.storyboard", "Else.storyboard")
    try git.commit()
    let run = try snap.run("diff", "main~1..main")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.out.hasPrefix(
        """
        moved  App/Other.storyboard → Else.storyboard
        moved  App/Songs.cells.json → App/Music.cells.json
        cells:
        """))
  }

  @Test func `a storyboard without a cell file is drawn, too`() throws {
    try files.write(
      SongFile.storyboard(cell: "OtherCell", text: "Else"), to: "App/Other.storyboard")
    let run = try snap.run("diff", "main")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("Cell differs: App-Other/OtherCell.320"))
    #expect(run.out.contains("titleLabel: text \"A song\" → \"Else\""))
  }

  @Test func `cells that a changed storyboard leaves as they were are not drawn`() throws {
    try files.write(
      SongFile.storyboard(cell: "OtherCell").replacing("<scenes>", with: "\n<scenes>"),
      to: "App/Other.storyboard")
    let run = try snap.run("diff", "main")
    #expect(run.out == "cells: 16 the same\n", "\(run)")
    #expect(!files.exists(".snap/diff/Snapshots"))
  }

  @Test func `a changed resource concerns the files that name it`() throws {
    try files.write("{}", to: "App/Pictures.xcassets/Contents.json")
    try git.commit()
    try files.write("{}", to: "App/Pictures.xcassets/star.imageset/Contents.json")
    try files.write("\"id\" = \"text\";\n", to: "App/fr.lproj/Localizable.strings")
    try files.write("no picture", to: "App/moon@2x.png")
    #expect(try snap.run("diff", "main").out == "No cell changed.\n")
    try files.write("\"id\" = \"text\";\n", to: "App/fr.lproj/Other.strings")
    #expect(try snap.run("diff", "main").out == "cells: 16 the same\n")
    try files.write(
      Self.cells.replacing("\"Other\"", with: "\"star\""), to: "App/Songs.cells.json")
    #expect(try snap.run("diff", "main").out.contains("cells: 2 changed, 18 the same\n"))
    try files.write("{}", to: "App/Pictures.xcassets/group/Contents.json")
    #expect(try snap.run("diff", "main").out.contains("cells: 2 changed, 18 the same\n"))
  }

  @Test func `a cell with another size in its file is the same cell`() throws {
    try files.write(ItemFile.xib(height: 80), to: "Item.xib")
    try git.commit()
    try files.write(ItemFile.xib(height: 90), to: "Item.xib")
    let run = try snap.run("diff", "main")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("Cell has another size: Item/Item.100x90\n"))
    #expect(run.out.contains("before     .snap/diff/Snapshots/Item/Item.100x90@2x.png"))
    #expect(!run.out.contains("gone") && !run.out.contains("new"))
    #expect(run.out.hasSuffix("cells: 8 changed\n"))
  }

  @Test func `the formats are those of a run`() throws {
    try change(text: "Another song")
    let run = try snap.run(
      "diff", "main", "--report", "page", "--markdown", "summary.md", "--github")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("::error"))
    #expect(try files.text(of: "summary.md").hasPrefix("## Changed cells\n"))
    #expect(try !files.text(of: "summary.md").contains("accept"))
    let page = try files.text(of: "page/index.html")
    #expect(page.components(separatedBy: "<script type=\"image/png\"").count > 3)
    let json = try snap.run("diff", "main", "--json")
    #expect(json.out.contains("\"key\" : \"Songs/plain.320\""))
  }

  @Test func `a file that cannot be read on one side is named, and the others are compared`() throws
  {
    try change(text: "Another song")
    try files.write(SongFile.brokenOff, to: "App/Other.storyboard")
    let run = try snap.run("diff", "main")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.out.contains("after: App/Other.storyboard:"))
    #expect(!run.out.contains("is gone"))
    #expect(run.out.contains("Cell differs: Songs/plain.320"))
  }

  @Test(arguments: [
    (["nonsense"], "`nonsense` is not a commit"),
    (["main..nonsense"], "`nonsense` is not a commit"),
    ([], "Name two pictures"), (["main", "--threshold", "0.1"], "are for pictures"),
    (["a.png", "b.png", "--github"], "are for commits"),
    (["main", "--filter", "Row"], "which only --build runs"),
  ])
  func `what cannot be compared ends with 2`(arguments: [String], problem: String) throws {
    let run = try snap.run(["diff"] + arguments)
    #expect(run.exitCode == 2)
    #expect(run.error.contains(problem), "\(run)")
  }

  @Test func `outside of a repository a commit cannot be read`() throws {
    let run = try Self.snap(in: FileFolder()).run("diff", "main")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("is not in a repository of git"))
  }
}
