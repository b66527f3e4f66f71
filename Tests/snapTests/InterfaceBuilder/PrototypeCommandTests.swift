import Foundation
import SnapshotSamples
import Testing

/// `snap layout`, `snap render` and `snap init`.
struct PrototypeCommandTests {
  // MARK: snap layout

  @Test func `frames are printed as text, with the stored frame where it differs`() throws {
    let moved = SongFile.storyboard().replacing(
      "x=\"16\" y=\"16\" width=\"288\" height=\"20.5\"",
      with: "x=\"16\" y=\"16\" width=\"288\" height=\"21.5\"")
    let run = try FileFolder(["Main.storyboard": moved]).snap.run("layout", "Main.storyboard")
    #expect(run.exitCode == 0)
    #expect(
      run.out == """
        Main.storyboard
          SongCell (cel-l0-001), fitting height 52.5
            UITableViewCell cel-l0-001 (0 28; 320 52.5)
            UIView con-te-001 (0 0; 320 52.5)
            UILabel tit-le-001 (16 16; 288 20.5), stored (16 16; 288 21.5)

        """)
  }

  @Test func `JSON has frames relative to the superview, and null where none is stored`() throws {
    let text = SongFile.storyboard(edges: SongFile.vertical).replacing(
      "<rect key=\"frame\" x=\"16\" y=\"16\" width=\"288\" height=\"20.5\"/>", with: "")
    let run = try FileFolder(["Main.storyboard": text]).snap
      .run("layout", "Main.storyboard", "--json")
    #expect(run.exitCode == 0)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
    #expect(Set(json.keys) == ["version", "files"])
    #expect(json["version"] as? Int == 1)
    let file = try #require((json["files"] as? [[String: Any]])?.first)
    #expect(Set(file.keys) == ["path", "cells"])
    #expect(file["path"] as? String == "Main.storyboard")
    let cell = try #require((file["cells"] as? [[String: Any]])?.first)
    #expect(
      Set(cell.keys) == [
        "id", "reuseIdentifier", "views", "fittingHeight", "rowHeight", "diagnostics",
      ])
    #expect(cell["id"] as? String == "cel-l0-001")
    #expect(cell["reuseIdentifier"] as? String == "SongCell")
    #expect(cell["fittingHeight"] as? Double == 52.5)
    let views = try #require(cell["views"] as? [[String: Any]])
    #expect(views.allSatisfy { Set($0.keys) == ["id", "class", "frame", "stored"] })
    #expect(views.map { $0["class"] as? String } == ["UITableViewCell", "UIView", "UILabel"])
    #expect(views[0]["frame"] as? [Double] == [0, 28, 320, 52.5])
    #expect(views[0]["stored"] as? [Double] == [0, 28, 320, 52.5])
    #expect(views[2]["frame"] as? [Double] == [0, 16, 53, 20.5])
    #expect(views[2]["stored"] is NSNull)
    let diagnostic = try #require((cell["diagnostics"] as? [[String: Any]])?.first)
    #expect(
      Set(diagnostic.keys) == ["kind", "severity", "view", "id", "line", "message", "hint"])
    #expect(diagnostic["kind"] as? String == "ambiguousLayout")
    #expect(diagnostic["line"] as? Int == 11)
  }

  @Test func `the name of an unnamed cell is null`() throws {
    let text = SongFile.storyboard().replacing("reuseIdentifier=\"SongCell\"", with: "")
    let run = try FileFolder(["Main.storyboard": text]).snap
      .run("layout", "Main.storyboard", "--json")
    #expect(run.out.contains("\"reuseIdentifier\" : null"))
  }

  @Test(arguments: [["layout", "--cell", "Nope"], ["render", "--cell", "Nope"]])
  func `an unknown cell is answered with the list of cells`(command: [String]) throws {
    let run = try FileFolder(["Main.storyboard": SongFile.storyboard()]).snap
      .run(command + ["Main.storyboard"])
    #expect(run.exitCode == 2)
    #expect(
      run.error == "error: Main.storyboard: no cell has the identifier, reuse identifier or class "
        + "“Nope”. It has: SongCell.\n")
  }

  @Test func `one view is explained, in words or as JSON`() throws {
    let snap = try FileFolder(["Main.storyboard": SongFile.storyboard()]).snap
    let words = try snap.run("layout", "Main.storyboard", "--why", "titleLabel")
    #expect(words.exitCode == 0)
    #expect(
      words.out.hasPrefix(
        "Main.storyboard: SongCell (cel-l0-001)\ncontentView/titleLabel (UILabel, tit-le-001), "))
    #expect(
      words.out.contains(
        "\nleft 16: titleLabel.leading = contentView.leading + 16 (Main.storyboard:"))
    let run = try snap.run("layout", "Main.storyboard", "--why", "tit-le-001", "--json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
    let found = try #require(json["reasons"] as? [String: Any])
    #expect(found["text"] as? String == words.out.trimmingCharacters(in: .newlines))
    let reasons = try #require(found["reasons"] as? [String: Any])
    let edges = try #require(reasons["edges"] as? [[String: Any]])
    #expect(
      edges.compactMap { $0["edge"] as? String } == [
        "left", "right", "width", "top", "bottom", "height",
      ])
    let part = try #require((edges[0]["parts"] as? [[String: Any]])?.first)
    #expect((part["raised"] as? [String: Any])?["factor"] as? Double == 1)
    let number = try #require(part["number"] as? [String: Any])
    #expect(number["kind"] as? String == "constraint" && number["amount"] as? Double == 16)
    #expect((number["origin"] as? String)?.hasPrefix("Main.storyboard:") == true)
  }

  @Test func `a name that no view has is answered with the paths`() throws {
    let run = try FileFolder(["Main.storyboard": SongFile.storyboard()]).snap
      .run("layout", "Main.storyboard", "--why", "Nope")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("“Nope”") && run.error.contains("SongCell: contentView/titleLabel"))
    #expect(run.out.isEmpty)
  }

  @Test func `an unreadable file does not prevent laying out the others`() throws {
    let folder = try FileFolder([
      "Bad.xib": SongFile.brokenOff, "Main.storyboard": SongFile.storyboard(),
    ])
    let run = try folder.snap.run("layout", "Bad.xib", "Main.storyboard")
    #expect(run.exitCode == 2)
    #expect(run.out.contains("UILabel tit-le-001"))
    #expect(run.error.hasPrefix("error: Bad.xib:3: "))
  }

  @Test func `an unreadable file does not prevent explaining a view of another one`() throws {
    let folder = try FileFolder([
      "Bad.xib": SongFile.brokenOff, "Main.storyboard": SongFile.storyboard(),
    ])
    let run = try folder.snap.run("layout", "Bad.xib", "Main.storyboard", "--why", "titleLabel")
    #expect(run.exitCode == 2)
    #expect(run.out.contains("\nleft 16: titleLabel.leading = contentView.leading + 16 "))
    #expect(run.error.hasPrefix("error: Bad.xib:3: "))
  }

  // MARK: snap render

  @Test func `a cell is drawn at its width and scale`() throws {
    let folder = try FileFolder(["Main.storyboard": SongFile.storyboard()])
    let run = try folder.snap.run(
      "render", "Main.storyboard", "--cell", "SongCell", "--width", "375", "--scale", "3", "-o",
      "deep/song.png")
    #expect(run.exitCode == 0)
    #expect(run.out == "deep/song.png: 1125 × 157 pixels\n")
    let described = try folder.snap.run("describe", "deep/song.png")
    #expect(described.out.contains("titleLabel"))
    #expect(described.out.contains("“A song”") || described.out.contains("\"A song\""))
  }

  @Test func `bold text is drawn as in a configuration with it`() throws {
    let folder = try FileFolder(["Main.storyboard": SongFile.storyboard()])
    func fonts(_ options: String...) throws -> String {
      _ = try folder.snap.run(
        ["render", "Main.storyboard", "--cell", "SongCell", "-o", "song.png"] + options)
      return try folder.snap.run("describe", "song.png").out
    }
    #expect(try !fonts().contains("semibold"))
    #expect(try fonts("--bold").contains("semibold"))
  }

  @Test(arguments: [["--scale", "9"], ["--width", "0"]])
  func `invalid picture sizes are rejected`(option: [String]) throws {
    let folder = try FileFolder(["Main.storyboard": SongFile.storyboard()])
    let run = try folder.snap.run(
      ["render", "Main.storyboard", "--cell", "SongCell"] + option)
    #expect(run.exitCode == 2)
    #expect(run.error.contains("it must be "))
  }

  // MARK: snap init

  @Test func `a first cell file is recorded and then verified`() throws {
    let package = try TemporaryPackage()
    let storyboard = package.root.appendingPathComponent("Main.storyboard")
    try Data(SongFile.storyboard().utf8).write(to: storyboard)
    let written = try package.snap().run("init", "Main.storyboard")
    #expect(written.exitCode == 0)
    #expect(
      try package.text(of: "Main.cells.json").contains("\"titleLabel\": { \"text\": \"A song\" }"))
    let recorded = try package.snap().run("record", "--cells-only")
    #expect(recorded.exitCode == 0, "\(recorded)")
    #expect(package.exists("Snapshots/Main/SongCell.414-AX3-dark-rtl@2x.png"))
    let verified = try package.snap().run("verify", "--cells-only")
    #expect(verified.exitCode == 0, "\(verified)")
    #expect(verified.out.contains("16 snapshots: 16 passed"))
  }

  @Test func `an existing cell file is not overwritten`() throws {
    let folder = try FileFolder([
      "Main.storyboard": SongFile.storyboard(), "Main.cells.json": "mine",
    ])
    let run = try folder.snap.run("init", "Main.storyboard")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("Main.cells.json could not be written: it already exists"))
    #expect(try folder.text(of: "Main.cells.json") == "mine")
  }
}
