import FileAccess
import Foundation
import Graphics
import ImageComparison
import LayoutModel
import SnapReport
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Testing

struct VerifyTests {
  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "S", fixture: "f", configuration: "w20")
  private let reference = "Snapshots/S/f.w20@2x.png"
  private let actual = ".snap/S/f.w20@2x.actual.png"
  private let diff = ".snap/S/f.w20@2x.diff.png"
  private let record = ".snap/results/*.log"

  init() throws { package = try TemporaryPackage() }

  /// Writes the reference with a separate store, as an earlier run would.
  private func accept(_ snapshot: Snapshot) throws -> Data {
    _ = try package.store(.all).verify(snapshot, key: key)
    return try #require(package.read(reference))
  }

  @Test func `a missing reference fails, is recorded, and passes when run again`() throws {
    let first = try package.store().verify(.sample(), key: key)
    #expect(first.status == .missing)
    #expect(first.isFailure && first.isRecorded && !first.isPending)
    let second = try package.store().verify(.sample(), key: key)
    #expect(second.status == .passed)
    #expect(!second.isFailure && !second.isRecorded)
    #expect(package.files == [record, reference])
  }

  @Test func `nothing is recorded in the mode never, and the picture is pending`() throws {
    let result = try package.store(.never).verify(.sample(), key: key)
    #expect(result.status == .missing)
    #expect(result.isFailure && !result.isRecorded)
    #expect(result.actual == actual)
    #expect(package.files == [actual, record].sorted())
  }

  @Test(arguments: [RecordMode.missing, .never])
  func `a picture that differs keeps the reference and writes actual, diff and record`(
    mode: RecordMode
  ) throws {
    let before = try accept(.sample())
    let changed = try Snapshot.sample(dot: 4, text: "Titel")
    let result = try package.store(mode).verify(changed, key: key)
    #expect(result.status == .different)
    #expect(result.pixels == SnapshotResult.PixelCount(different: 1, total: 800))
    #expect(result.regions.map(\.views) == [["contentView/titleLabel"]])
    #expect(
      result.describedChanges.map(\.description) == [
        "contentView/titleLabel: text \"Title\" → \"Titel\""
      ])
    #expect(package.read(reference) == before)
    #expect(package.files == [actual, diff, record, reference].sorted())
    let kept = try Snapshot(png: #require(package.read(actual)), name: actual)
    #expect(kept == changed)
    #expect(result.actual == actual && result.diff == diff && result.reference == reference)
  }

  @Test func `a picture that passes again removes pending files`() throws {
    _ = try accept(.sample())
    _ = try package.store().verify(.sample(dot: 4), key: key)
    let result = try package.store().verify(.sample(), key: key)
    #expect(result.status == .passed)
    #expect(package.files == [record, reference].sorted())
  }

  @Test func `a different size is reported in points`() throws {
    _ = try accept(.sample(height: 20))
    let result = try package.store().verify(.sample(height: 26), key: key)
    #expect(result.status == .sizeChanged)
    #expect(
      result.message
        == "3 pt taller (20 × 10 → 20 × 13 pt).\nCell 3 pt taller; titleLabel is 3 pt taller.")
    #expect(result.size == SnapshotResult.Size(width: 20, height: 13))
    #expect(result.referenceSize == SnapshotResult.Size(width: 20, height: 10))
  }

  @Test(arguments: [RecordMode.all, .failed])
  func `a recording run rewrites pictures that differ`(mode: RecordMode) throws {
    _ = try accept(.sample())
    let changed = try Snapshot.sample(dot: 4)
    let result = try package.store(mode).verify(changed, key: key)
    #expect(result.status == .recorded)
    #expect(result.isRecorded && !result.isFailure)
    #expect(result.pixels.different == 1)
    #expect(try Snapshot(png: #require(package.read(reference)), name: "") == changed)
    #expect(package.files == [record, reference].sorted())
  }

  @Test(arguments: RecordMode.allCases)
  func `an equal reference is not rewritten in any mode`(mode: RecordMode) throws {
    var old = try Snapshot.sample()
    old.engine = Engine(name: "An older engine")
    let before = try accept(old)
    let result = try package.store(mode).verify(.sample(), key: key)
    #expect(result.status == .passed)
    #expect(package.read(reference) == before)
  }

  @Test(arguments: [RecordMode.all, .failed, .layouts])
  func `a mode that records rewrites the layout of an equal picture`(mode: RecordMode) throws {
    let before = try accept(.sample(text: "A"))
    #expect(try package.store(.missing).verify(.sample(text: "B"), key: key).status == .passed)
    #expect(package.read(reference) == before)
    #expect(try package.store(mode).verify(.sample(text: "B"), key: key).status == .recorded)
    #expect(package.read(reference) != before)
  }

  @Test func `a tolerated difference passes, is counted, and leaves no files behind`() throws {
    let before = try accept(.sample())
    let options = ComparisonOptions(maxDifferentPixels: 1)
    let changed = try Snapshot.sample(dot: 4)
    let result = try package.store().verify(changed, key: key, comparison: options)
    #expect(result.status == .passed)
    #expect(result.pixels.different == 1)
    #expect(package.files == [record, reference].sorted())
    #expect(package.read(reference) == before)
    let recording = try package.store(.all).verify(changed, key: key, comparison: options)
    #expect(recording.status == .recorded)
  }

  @Test func `the diff is as large as both pictures`() throws {
    _ = try accept(.sample(height: 20))
    _ = try package.store().verify(.sample(height: 26), key: key)
    let picture = try PNG.decode(#require(package.read(diff)), name: diff).bitmap
    #expect((picture.width, picture.height) == (40, 26))
  }

  @Test func `pixels are compared, not the bytes of the file`() throws {
    let bare = try PNG.encode(Snapshot.sample().bitmap)
    _ = try accept(.sample())
    try bare.write(to: package.root.appendingPathComponent(reference))
    #expect(try package.store().verify(.sample(), key: key).status == .passed)
    let different = try package.store().verify(.sample(dot: 1), key: key)
    #expect(different.status == .different)
    #expect(different.message?.contains("has no layout data") ?? false)
  }

  @Test func `a reference from another engine is named where the layout differs, too`() throws {
    var old = try Snapshot.sample()
    old.engine = Engine(name: "An older engine")
    _ = try accept(old)
    let result = try package.store().verify(.sample(dot: 1, text: "Titel"), key: key)
    let sentence = "The reference was drawn by An older engine, this picture by \(Engine.name)."
    #expect(result.message?.hasSuffix(sentence) == true)
  }

  @Test(arguments: ["", "no picture", "\u{89}PNG\r\n\u{1a}\nrest"])
  func `a damaged reference is an error that names it, and is kept`(content: String) throws {
    try package.write(content, to: reference)
    let result = try package.store().verify(.sample(), key: key)
    #expect(result.status == .error)
    #expect(result.isFailure && result.isPending)
    #expect(result.message?.contains(reference) ?? false)
    #expect(package.read(reference) == Data(content.utf8))
  }

  /// What may be in the place of a reference.
  enum Obstacle: CaseIterable {
    case folder, pipe, hugeFile

    func put(at file: URL) throws {
      try Files.makeFolder(file.deletingLastPathComponent())
      switch self {
      case .folder: try Files.makeFolder(file)
      case .pipe: #expect(mkfifo(file.path, 0o600) == 0)
      case .hugeFile:
        try Files.write(Data(), to: file)
        // Without data, as only the size is looked at.
        #expect(truncate(file.path, 5 << 40) == 0)
      }
    }
  }

  @Test(arguments: Obstacle.allCases, [RecordMode.never, .all])
  func `what is no file in the place of a reference is an error of that snapshot`(
    obstacle: Obstacle, mode: RecordMode
  ) throws {
    try obstacle.put(at: package.root.appendingPathComponent(reference))
    let result = try package.store(mode).verify(.sample(), key: key)
    #expect(result.status == .error && result.isPending)
    #expect(result.message?.contains(reference) ?? false)
    let other = SnapshotKey(suite: "S", fixture: "other")
    #expect(try package.store(mode).verify(.sample(), key: other).status == .missing)
    let decisions = try package.store().accept(["*"])
    #expect(decisions.first { $0.key == key }?.outcome == .stale)
    #expect(decisions.allSatisfy { $0.key == key || $0.outcome == .accepted })
  }

  @Test func `a recording run replaces a damaged reference`() throws {
    try package.write("no picture", to: reference)
    #expect(try package.store(.failed).verify(.sample(), key: key).status == .recorded)
    #expect(try package.store().verify(.sample(), key: key).status == .passed)
  }

  @Test(arguments: RecordMode.allCases)
  func `a Git LFS pointer is never mistaken for a picture or replaced`(mode: RecordMode) throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    try package.write(pointer, to: reference)
    let result = try package.store(mode).verify(.sample(), key: key)
    #expect(result.status == .error)
    #expect(result.message?.contains("git lfs pull") ?? false)
    #expect(result.fault == "largeFilePointer")
    #expect(package.read(reference) == Data(pointer.utf8))
    #expect(!result.isPending)
    #expect(try package.store().accept(["*"]).isEmpty)
  }

  @Test func `a diagnostic of severity error fails a picture that passes`() throws {
    _ = try accept(.sample())
    let error = Diagnostic(.zeroHeight, severity: .error, view: "contentView", message: "m")
    let warning = Diagnostic(.overlap, severity: .warning, view: "contentView", message: "m")
    let failing = try package.store().verify(.sample(), key: key, diagnostics: [error])
    let passing = try package.store().verify(.sample(), key: key, diagnostics: [warning])
    #expect(failing.status == .passed && failing.isFailure)
    #expect(passing.status == .passed && !passing.isFailure)
  }

  @Test func `a folder in place of a reference is an error that names it`() throws {
    try package.write("", to: reference + "/x")
    let result = try package.store().verify(.sample(), key: key)
    #expect(result.status == .error)
    #expect(result.message?.contains(reference) ?? false)
  }

  @Test(arguments: ["Snapshots", "Snapshots/S"])
  func `a file in place of a folder is an error that names it`(obstacle: String) throws {
    try package.write("a file", to: obstacle)
    let result = try package.store(.all).verify(.sample(), key: key)
    #expect(result.status == .error)
    #expect(result.message?.contains(package.root.path + "/Snapshots") ?? false)
    #expect(package.read(obstacle) == Data("a file".utf8))
  }

  @Test func `an unwritable record is reported`() throws {
    try package.write("a file", to: ".snap")
    let error = #expect(throws: FileError.self) {
      try package.store().verify(.sample(), key: key)
    }
    #expect(error?.description.contains(".snap") ?? false)
    #expect(!package.exists(reference))
  }

  @Test func `a picture without pixels is an error and leaves no files`() throws {
    var empty = try Snapshot.sample()
    empty.bitmap = try #require(Bitmap(width: 20, height: 0))
    #expect(throws: PNGError.emptyBitmap) { try package.store().verify(empty, key: key) }
    #expect(package.files.isEmpty)
  }

  @Test func `a run's files are ignored by git`() throws {
    _ = try package.store().verify(.sample(), key: key)
    #expect(package.read(".snap/.gitignore") == Data("*\n".utf8))
  }

  @Test func `the time since rendering began is on record`() throws {
    let started = ContinuousClock.now - .milliseconds(50)
    let timed = try package.store().verify(
      .sample(), key: key, started: started)
    #expect((50..<10_000).contains(timed.milliseconds))
    #expect(try package.store().verify(.sample(), key: key).milliseconds == 0)
    let text = TextSnapshot(text: "a", size: timed.size, scale: 2)
    let textKey = SnapshotKey(suite: "S", fixture: "text")
    let timedText = try package.store().verify(text, key: textKey, started: started)
    #expect((50..<10_000).contains(timedText.milliseconds))
  }

  @Test func `a rewritten reference that passed says why it was rewritten`() throws {
    _ = try accept(.sample(text: "A"))
    let result = try package.store(.all).verify(.sample(text: "B"), key: key)
    #expect(
      result.message
        == "The picture is equal; the layout and diagnostics in its reference were out of date.")
  }

  @Test(arguments: [true, false]) func `a mask does not cover a hidden view`(isHidden: Bool) throws
  {
    func snapshot(dot: Int?) throws -> Snapshot {
      var snapshot = try Snapshot.sample(dot: dot)
      snapshot.tree.children[0].children[0].isHidden = isHidden
      return snapshot
    }
    _ = try accept(snapshot(dot: nil))
    let result = try package.store().verify(
      snapshot(dot: 6), key: key, masks: [.view("titleLabel")])
    #expect(result.status == (isHidden ? .different : .passed))
  }
}
