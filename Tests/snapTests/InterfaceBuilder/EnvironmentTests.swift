import Foundation
import SnapshotSamples
import Testing

/// The libraries that draw read variables of the environment, none of which may reach a picture.
///
/// Each of the variables changed pictures or line breaks before, but for the last.
struct EnvironmentTests {
  private let files: FileFolder

  init() throws {
    files = try FileFolder(["Main.storyboard": SongFile.storyboard(text: Self.text)])
  }

  private static let text = "Title in the office: कि, ไทยภาษา, العربية"

  /// Data for line breaks that allow one everywhere, for each version of ICU that may be linked.
  private func writeBreakData() throws {
    for version in 60...90 {
      try files.write("no rules", to: "icu/icudt\(version)l/brkitr/line.brk")
    }
  }

  private static let variables = [
    (
      "FREETYPE_PROPERTIES",
      "cff:no-stem-darkening=0 cff:darkening-parameters=500,400,1000,300,1667,200,2333,100"
    ),
    ("HB_SHAPER_LIST", "fallback"), ("ICU_DATA", "icu"), ("HB_OPTIONS", "uniscribe-bug-compatible"),
    ("HB_FONT_FUNCS", "ft"),
  ]

  @Test(arguments: variables) func `a variable does not reach a picture`(
    name: String, value: String
  ) throws {
    try writeBreakData()
    func drawn(_ environment: [String: String]) throws -> (picture: Data, lines: String) {
      var snap = files.snap
      snap.environment.merge(environment) { $1 }
      let run = try snap.run("render", "Main.storyboard", "--cell", "SongCell", "-o", "cell.png")
      #expect(run.exitCode == 0, "\(run)")
      let lines = try snap.run("measure", Self.text, "--width", "90").out
      return (try Data(contentsOf: files.root.appendingPathComponent("cell.png")), lines)
    }
    let usual = try drawn([:])
    let changed = try drawn([name: value])
    #expect(changed.picture == usual.picture)
    #expect(changed.lines == usual.lines)
    #expect(usual.lines.contains("office"))
  }
}
