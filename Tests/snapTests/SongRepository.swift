import Foundation

/// Tests in a repository of git with a commit of two storyboards and a cell file.
protocol SongRepository {
  /// The working tree.
  var files: FileFolder { get }
}

extension SongRepository {
  static func repository() throws -> FileFolder {
    let files = try FileFolder([
      "App/Main.storyboard": SongFile.storyboard(), "App/Songs.cells.json": cells,
      "App/Other.storyboard": SongFile.storyboard(cell: "OtherCell"), "README": "text",
    ])
    let git = Git(folder: files.root)
    try git.start()
    try git.commit()
    return files
  }

  /// The tool, with git on its path.
  var snap: SnapTool { Self.snap(in: files) }

  static func snap(in files: FileFolder) -> SnapTool {
    var snap = files.snap
    snap.environment["PATH"] = "/usr/bin:/bin"
    return snap
  }

  static var cells: String {
    """
    { "source": "Main.storyboard", "matrix": { "widths": [320, 414] }, "fixtures": [
    { "name": "plain", "cell": "SongCell" },
    { "name": "filled", "cell": "SongCell", "content": { "titleLabel": { "text": "Other" } } }
    ] }
    """
  }

  var git: Git { Git(folder: files.root) }

  func change(text: String) throws {
    try files.write(SongFile.storyboard(text: text), to: "App/Main.storyboard")
  }
}
