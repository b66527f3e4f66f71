import Foundation
import Testing

struct StressCommandTests {
  private let truncated = SongFile.storyboard(text: "Song")

  @Test func `a broken cell ends with 1, JSON has its smallest values, and pictures are written`()
    throws
  {
    let folder = try FileFolder(["Main.storyboard": truncated])
    let run = try folder.snap.run(
      "stress", "Main.storyboard", "--trials", "60", "--json", "-o", "pictures")
    #expect(run.exitCode == 1, "\(run.error)")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 1)
    let cell = try #require((json["cells"] as? [[String: Any]])?.first)
    #expect(cell["cell"] as? String == "SongCell")
    let failure = try #require((cell["failures"] as? [[String: Any]])?.first)
    #expect(failure["isMinimal"] as? Bool == true)
    #expect((failure["widths"] as? [Double])?.count == 2)
    let picture = folder.url(of: "pictures/SongCell-1.png")
    #expect(FileManager.default.fileExists(atPath: picture.path))
  }

  @Test func `the same seed prints the same text`() throws {
    let folder = try FileFolder(["Main.storyboard": truncated])
    let runs = try (1...2).map { _ in
      try folder.snap.run("stress", "Main.storyboard", "--trials", "60", "--seed", "3").out
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0].contains("60 trials, "))
  }

  @Test func `a file that cannot be read ends with 2, and the others are tried`() throws {
    let folder = try FileFolder(["A.storyboard": truncated, "B.xib": SongFile.brokenOff])
    let run = try folder.snap.run("stress", "B.xib", "A.storyboard", "--trials", "20")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("B.xib:3: the file ends unexpectedly"))
    #expect(run.out.contains("A.storyboard: SongCell\n"))
  }

  @Test func `a cell that takes too long costs only itself`() throws {
    let folder = try FileFolder(["A.storyboard": truncated, "B.xib": SongFile.brokenOff])
    let run = try folder.snap.run(
      "stress", "A.storyboard", "B.xib", "--trials", "100000", "--time-limit", "1")
    #expect(run.exitCode == 2)
    #expect(
      run.error.contains(
        "A.storyboard: SongCell: trying it took longer than 1 seconds and was given up."))
    #expect(run.error.contains("B.xib:3: the file ends unexpectedly"))
  }

  @Test func `a name that no cell has, and two budgets, are errors`() throws {
    let folder = try FileFolder(["Main.storyboard": truncated])
    let unknown = try folder.snap.run("stress", "Main.storyboard", "--cell", "Sing")
    #expect(unknown.exitCode == 2)
    #expect(unknown.error.contains("No cell or fixture is named “Sing”."))
    let both = try folder.snap.run("stress", "A.xib", "--trials", "3", "--seconds", "1")
    #expect(both.exitCode == 2)
    #expect(both.error.contains("exclude each other"))
  }

  @Test(arguments: [
    ("86400", true), ("86401", false), ("1e308", false), ("inf", false), ("0", false),
  ])
  func `a budget of time is at most a day`(seconds: String, isRead: Bool) throws {
    let run = try FileFolder().snap.run("stress", "none.xib", "--seconds", seconds)
    #expect(run.exitCode == 2)
    #expect(run.error.contains("--seconds must be above 0 and at most 86400.") != isRead, "\(run)")
  }

  @Test func `lint finds what breaks only if asked`() throws {
    let folder = try FileFolder(["Main.storyboard": truncated])
    let plain = try folder.snap.run("lint", "Main.storyboard")
    #expect(!plain.out.contains("trials"))
    let stressed = try folder.snap.run("lint", "Main.storyboard", "--stress")
    #expect(stressed.exitCode == 1)
    #expect(stressed.out.hasPrefix(plain.out))
    #expect(stressed.out.contains("Main.storyboard: SongCell\n"))
    #expect(stressed.out.contains(" trials, "))
    let json = try folder.snap.run("lint", "Main.storyboard", "--stress", "--format", "json")
    #expect(json.exitCode == 2)
    #expect(json.error.contains("--stress prints text only"))
  }
}
