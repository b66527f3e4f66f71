import Fixtures
import Foundation
import TestSupport
import Testing

/// Files that are damaged at random end with an error that names them, or load; nothing crashes.
///
/// ``FuzzRun`` says which variables make the last tests go on.
@MainActor struct DamagedFileTests {
  nonisolated static let seeds = 1...16
  nonisolated static let environment = ProcessInfo.processInfo.environment

  private static let original = Xib.cell(
    Xib.label("lab-el-001", attributes: "numberOfLines=\"0\"")
      + Xib.label("lab-el-002", "x=\"16\" y=\"40\" width=\"100\" height=\"18\"")
        + """
        <stackView axis="vertical" spacing="4" id="sta-ck-001" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="200" y="4" width="80" height="50"/><subviews>
        <imageView image="photo" id="ima-ge-001"><rect key="frame" x="0" y="0" width="80" height="20"/></imageView>
        <button buttonType="system" id="but-to-001"><rect key="frame" x="0" y="24" width="80" height="26"/><state key="normal" title="Go"/></button>
        </subviews></stackView>
        """,
    constraints: Xib.pins("lab-el-001", [("leading", 16), ("top", 11)])
      + Xib.pins("lab-el-002", [("leading", 16), ("bottom", -2)])
      + Xib.pins("sta-ck-001", [("trailing", -16), ("centerY", 0)]))

  @Test(arguments: seeds)
  func `a file with damaged bytes loads or is rejected by name`(seed: Int) {
    var damage = ByteDamage(random: SeededGenerator(seed: UInt64(seed)))
    for _ in 0..<6 {
      let bytes = damage.damaged(Array(Self.original.utf8))
      for work in [Trial.Work.layout, .storedSizes] {
        #expect(Trial(work: work).complaints(about: bytes) == [])
      }
    }
  }

  @Test(arguments: seeds)
  func `a damaged storyboard provides its controllers or is rejected by name`(seed: Int) {
    var damage = ByteDamage(random: SeededGenerator(seed: UInt64(seed)))
    for _ in 0..<6 {
      let bytes = damage.damaged(Array(Storyboard.text.utf8))
      #expect(Trial(work: .controllers).complaints(about: bytes) == [])
    }
  }

  @Test(arguments: seeds)
  func `a file with a damaged structure is laid out, checked and drawn`(seed: Int) throws {
    let random = SeededGenerator(seed: UInt64(seed))
    let text = try #require(StructureDamage.damaged(Self.original, by: random))
    for work in Trial.Work.allCases {
      #expect(Trial(work: work).complaints(about: Array(text.utf8)) == [])
    }
  }

  @Test func `writing an undamaged file preserves its meaning`() throws {
    let markup = try #require(Markup(Self.original))
    let (one, other) = (try Xib.file(Self.original), try Xib.file(markup.text))
    let frames = { (file: PrototypeFile) in
      try file.layout(storedSizes: false).cells.flatMap(\.views).map(\.frame)
    }
    #expect(try frames(one) == frames(other))
  }

  @Test(.enabled(if: environment["SNAP_FUZZ_SECONDS"] != nil))
  func `files are damaged for the chosen time`() throws {
    var run = try FuzzRun(sample: Self.original)
    #expect(try run.run() == [])
  }

  @Test(.enabled(if: environment["SNAP_FUZZ_REPLAY"] != nil))
  func `files that failed are tried again`() throws {
    var run = try FuzzRun(sample: Self.original)
    #expect(try run.replay(Self.environment["SNAP_FUZZ_REPLAY"] ?? "") == [])
  }
}
