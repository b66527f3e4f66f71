import Foundation
import SnapshotSamples
import Testing

/// The old pictures of failures in cell files.
struct OldPictureTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try package.write("{ \"references\": \"digests\" }", to: "snap.json")
    try package.write(".snap/\n", to: ".gitignore")
    try package.write(SongFile.storyboard(), to: "App/Main.storyboard")
    try package.write(Self.cells, to: "App/Songs.cells.json")
  }

  private static let cells = """
    { "source": "Main.storyboard", "matrix": { "widths": [320] },
      "fixtures": [{ "name": "plain", "cell": "SongCell" }] }
    """

  private var git: Git { Git(folder: package.root) }

  private func run(_ arguments: String...) throws -> SnapTool.Output {
    var snap = try package.snap()
    snap.environment["PATH"] = "/usr/bin:/bin"
    return try snap.run(arguments)
  }

  /// Records, forgets the pictures and changes the text.
  private func change(commits: Bool = true) throws {
    #expect(try run("record", "--cells-only").exitCode == 0)
    if commits {
      try git.start()
      try git.commit("Recorded")
      try package.write("Other", to: "README")
      try git.commit("Later")
    }
    try FileManager.default.removeItem(at: package.directories.pictures)
    try package.write(SongFile.storyboard(text: "Another song"), to: "App/Main.storyboard")
  }

  @Test func `a failure draws the old picture from the commit that brought its digest`() throws {
    try change()
    try git.commit("Changed without recording")
    let run = try run("verify", "--cells-only")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("titleLabel: text \"A song\" → \"Another song\""), "\(run)")
    #expect(!run.out.contains("not on this machine") && run.error.isEmpty, "\(run)")
    #expect(package.files.contains { $0.hasPrefix(".snap/pictures/") })
    #expect(!package.files.contains { $0.contains("redrawn-") })
    #expect(package.exists(".snap/Songs/plain.320@2x.diff.png"))
    #expect(try self.run("accept", "--all").exitCode == 0)
    #expect(try self.run("verify", "--cells-only").exitCode == 0)
  }

  @Test func `an old picture has the colours and pictures of its commit`() throws {
    func write(text: String) throws {
      try package.write(
        SongFile.storyboard(text: text)
          .replacing("</label>", with: "<color key=\"textColor\" name=\"Ink\"/></label>"),
        to: "App/Main.storyboard")
    }
    let color = "App/Assets.xcassets/Ink.colorset/Contents.json"
    try package.write(Self.color(red: 1), to: color)
    try write(text: "A song")
    try change()
    try write(text: "Another song")
    try package.write(Self.color(red: 0), to: color)
    let run = try run("verify", "--cells-only")
    #expect(run.out.contains("titleLabel: text \"A song\" → \"Another song\""), "\(run)")
    #expect(run.error.isEmpty, "\(run)")
  }

  private static func color(red: Int) -> String {
    """
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{
    "red":"\(red)","green":"0","blue":"0","alpha":"1"}}}],"info":{"version":1,"author":"xcode"}}
    """
  }

  @Test func `a moved cell file is drawn from where it was`() throws {
    try change()
    try git("mv", "App/Songs.cells.json", "Songs.cells.json")
    try git("mv", "App/Main.storyboard", "Main.storyboard")
    let run = try run("verify", "--cells-only")
    #expect(run.out.contains("titleLabel: text \"A song\" → \"Another song\""), "\(run)")
  }

  @Test func `a digest that no commit has is said to be so`() throws {
    try change(commits: false)
    let outside = try run("verify", "--cells-only")
    #expect(outside.exitCode == 1 && outside.out.contains("not on this machine"), "\(outside)")
    #expect(outside.error.contains("is not in a repository of git"), "\(outside)")
    try git.start()
    let empty = try self.run("verify", "--cells-only")
    #expect(empty.exitCode == 1 && empty.error.contains("cannot be drawn: "), "\(empty)")
    try package.write("", to: "README")
    try git("add", "README")
    try git("commit", "-qm", "Only this")
    let run = try run("verify", "--cells-only")
    #expect(
      run.error.contains("Songs/plain.320 cannot be drawn: no commit has its digest."), "\(run)")
  }

  @Test func `a commit that draws another picture than its digest is named`() throws {
    #expect(try run("record", "--cells-only").exitCode == 0)
    try package.write(SongFile.storyboard(text: "Never recorded"), to: "App/Main.storyboard")
    try git.start()
    try git.commit("Wrong")
    try FileManager.default.removeItem(at: package.directories.pictures)
    let run = try run("verify", "--cells-only")
    #expect(run.exitCode == 1 && run.error.contains("draws another one."), "\(run)")
    #expect(run.out.contains("not on this machine"))
  }
}
