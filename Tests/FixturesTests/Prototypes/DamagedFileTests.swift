import Fixtures
import Foundation
import Testing
import UIKit

/// Files that are damaged at random end with an error that names them, or load; nothing crashes.
///
/// `SNAP_FUZZ_SECONDS` makes the last test go on for as long; with `SNAP_IB_CORPUS` over the files of
/// that folder.
@MainActor struct DamagedFileTests {
  nonisolated static let seeds = 1...40

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
  func `a file that was damaged in some places loads or is refused by name`(seed: Int) {
    var damage = Damage(seed: UInt64(seed))
    for _ in 0..<12 { check(damage.damaged(Array(Self.original.utf8))) }
  }

  @Test(arguments: seeds)
  func `a storyboard that was damaged in some places gives its controllers or is refused by name`(
    seed: Int
  ) {
    var damage = Damage(seed: UInt64(seed))
    for _ in 0..<6 { check(damage.damaged(Array(Storyboard.text.utf8))) }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["SNAP_FUZZ_SECONDS"] != nil))
  func `files are damaged for as long as asked`() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["SNAP_FUZZ_SECONDS"].flatMap(Double.init) ?? 60
    let files = environment["SNAP_IB_CORPUS"].map(Self.files) ?? []
    let end = Date().addingTimeInterval(seconds)
    var damage = Damage(seed: UInt64(environment["SNAP_FUZZ_SEED"] ?? "") ?? 1)
    var count = 0
    while Date() < end {
      let file = files.isEmpty ? nil : files[damage.below(files.count)]
      let bytes = try file.map { [UInt8](try Data(contentsOf: $0)) } ?? Array(Self.original.utf8)
      guard bytes.count < 200_000 else { continue }
      check(damage.damaged(bytes))
      count += 1
    }
    print("\(count) damaged files in \(Int(seconds)) s")
  }

  private func check(_ bytes: [UInt8]) {
    do {
      let file = try PrototypeFile(Data(bytes), name: "Damaged.xib")
      _ = try file.layout(storedSizes: false)
      _ = try file.layout(storedSizes: true)
    } catch {
      #expect("\(error)".hasPrefix("Damaged.xib"), "\(error)")
    }
    do {
      for controller in try UIStoryboard(Data(bytes), name: "Damaged.xib").makeAllControllers() {
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.layoutIfNeeded()
      }
    } catch {
      #expect("\(error)".hasPrefix("Damaged.xib"), "\(error)")
    }
  }

  private static func files(in folder: String) -> [URL] {
    let found = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
    let urls = (found?.allObjects as? [URL] ?? []).filter {
      ["xib", "storyboard"].contains($0.pathExtension)
    }
    return urls.sorted { $0.path < $1.path }
  }
}

/// Changes bytes, numbers, attributes and elements at random places, by a fixed sequence (SplitMix64,
/// https://prng.di.unimi.it/splitmix64.c).
private struct Damage {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(count, 1)))
  }

  private static let values = [
    "", "NO", "YES", "-1", "1e300", "-1e300", "99999999999", "0", "nan", "1:0", "infinite",
    "lab-el-001",
    "con-te-001", "width", "top", "leading", "baseline", "leadingMargin", "0.0001", "1000", "1001",
  ]

  mutating func damaged(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0...below(4) where !bytes.isEmpty {
      let place = below(bytes.count)
      switch below(5) {
      case 0: bytes[place] = UInt8(below(256))
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + below(60)))
      case 2: bytes.removeSubrange(place...)
      case 3:
        let end = min(bytes.count, place + below(200))
        bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count))
      default: replaceValue(in: &bytes, from: place)
      }
    }
    return bytes
  }

  /// Gives the next attribute another value.
  private mutating func replaceValue(in bytes: inout [UInt8], from place: Int) {
    let quote = UInt8(ascii: "\"")
    guard let start = bytes[place...].firstIndex(of: quote),
      let end = bytes[(start + 1)...].firstIndex(of: quote)
    else { return }
    let value = Self.values[below(Self.values.count)]
    bytes.replaceSubrange((start + 1)..<end, with: Array(value.utf8))
  }
}
