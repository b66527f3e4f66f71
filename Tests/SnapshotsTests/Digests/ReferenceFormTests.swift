import Foundation
import Graphics
import ImageComparison
import LayoutModel
import SnapshotSamples
import TestSupport
import Testing

@testable import SnapshotRecords
@testable import SnapshotReferences
@testable import Snapshots

/// Pictures and digests give the same verdicts.
struct ReferenceFormTests {
  private let key = SnapshotKey(suite: "S", fixture: "f", configuration: "w20")

  private struct Trial: CustomStringConvertible {
    var reference: Snapshot
    var actual: Snapshot
    var options = ComparisonOptions.exact
    var masks: [ComparisonMask] = []
    var diagnostics: [Diagnostic] = []
    var mode: RecordMode
    var description: String { "\(mode) \(options) \(masks) \(diagnostics.count)" }
  }

  private func trial(_ generator: inout SeededGenerator) throws -> Trial {
    func snapshot() throws -> Snapshot {
      try .sample(
        height: [20, 20, 20, 24].randomElement(using: &generator) ?? 20,
        dot: [nil, 3, 4].randomElement(using: &generator) ?? nil,
        text: ["Title", "Titel"].randomElement(using: &generator) ?? "",
        scale: [2, 2, 2, 1].randomElement(using: &generator) ?? 2)
    }
    var trial = Trial(
      reference: try snapshot(), actual: try snapshot(),
      mode: RecordMode.allCases.randomElement(using: &generator) ?? .never)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: trial.options.maxDifferentPixels = 1
    case 1: trial.masks = [.view("titleLabel")]
    default: break
    }
    if Bool.random(using: &generator) {
      trial.diagnostics = [
        Diagnostic(.zeroHeight, severity: .error, view: "contentView", message: "m")
      ]
    }
    return trial
  }

  /// What a run, an acceptance and another run give.
  private func outcome(
    _ trial: Trial, _ form: ReferenceForm, forgetsPictures: Bool = false
  ) throws -> [SnapshotResult] {
    let package = try TemporaryPackage()
    try package.write("{ \"references\": \"\(form.rawValue)\" }", to: "snap.json")
    func verify(_ snapshot: Snapshot, _ mode: RecordMode) throws -> SnapshotResult {
      try package.store(mode).verify(
        snapshot, key: key, diagnostics: trial.diagnostics, comparison: trial.options,
        masks: trial.masks)
    }
    var results = [try verify(trial.reference, .all)]
    if forgetsPictures { try? FileManager.default.removeItem(at: package.directories.pictures) }
    results.append(try verify(trial.actual, trial.mode))
    let decisions = try package.store(.never).accept(["*"])
    results.append(try verify(trial.actual, .never))
    #expect(decisions.allSatisfy { $0.outcome == .accepted })
    return results
  }

  /// The record without what names the places of files.
  private func content(_ results: [SnapshotResult]) -> [SnapshotResult] {
    results.map { result in
      var result = result
      result.reference = ""
      result.referencePicture = nil
      result.referenceDigest = nil
      return result
    }
  }

  @Test(arguments: 0..<8)
  func `records are the same in either form`(seed: Int) throws {
    var generator = SeededGenerator(trial: seed)
    for _ in 0..<25 {
      let trial = try trial(&generator)
      let (pictures, digests) = (try outcome(trial, .pictures), try outcome(trial, .digests))
      #expect(content(pictures) == content(digests), "\(trial)")
    }
  }

  @Test(arguments: 0..<8)
  func `verdicts are the same without the pictures`(seed: Int) throws {
    var generator = SeededGenerator(trial: 100 + seed)
    for _ in 0..<25 {
      let trial = try trial(&generator)
      let pictures = try outcome(trial, .pictures)
      let digests = try outcome(trial, .digests, forgetsPictures: true)
      #expect(pictures.map(\.status) == digests.map(\.status), "\(trial)")
      #expect(pictures.map(\.isFailure) == digests.map(\.isFailure), "\(trial)")
      #expect(pictures.map(\.isPending) == digests.map(\.isPending), "\(trial)")
      #expect(pictures.map(\.isRecorded) == digests.map(\.isRecorded), "\(trial)")
    }
  }

  @Test func `the pictures of this package convert to digests and back, byte by byte`() throws {
    let package = try TemporaryPackage()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardizedFileURL
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("Snapshots"), to: package.directories.references)
    let before = package.files.filter { $0.hasPrefix("Snapshots/") }
    let contents = before.map { package.read($0) }
    let store = package.store(.never)
    let count = try store.referenceCounts().pictures
    #expect(count > 100)
    #expect(try store.convertReferences(to: .digests) == .init(converted: count))
    #expect(try store.referenceCounts() == (0, count))
    #expect(try store.referenceForm() == .digests)
    let size = package.files.filter { $0.hasSuffix(".snapshots") }
      .reduce(0) { $0 + (package.read($1)?.count ?? 0) }
    #expect(size < count * 160)
    #expect(try store.convertReferences(to: .pictures).converted == count)
    #expect(package.files.filter { $0.hasPrefix("Snapshots/") } == before)
    #expect(before.map { package.read($0) } == contents)
    #expect(!package.exists("snap.json"))
  }

  @Test func `a picture that is compared with a tolerance stays one`() throws {
    let package = try TemporaryPackage()
    var options = ComparisonOptions.exact
    options.maxDifferentPixels = 1
    let tolerant = SnapshotKey(suite: "S", fixture: "tolerant")
    for mode in [RecordMode.all, .never] {
      _ = try package.store(mode).verify(.sample(), key: key)
      _ = try package.store(mode).verify(.sample(), key: tolerant, comparison: options)
    }
    let conversion = try package.store().convertReferences(to: .digests)
    #expect(conversion == .init(converted: 1, kept: ["Snapshots/S/tolerant@2x.png"]))
    let result = try package.store(.never).verify(
      .sample(dot: 4), key: tolerant, comparison: options)
    #expect(result.status == .passed)
  }

  @Test func `digests without their pictures do not convert, and stay`() throws {
    let package = try TemporaryPackage()
    _ = try package.store(.all).verify(.sample(), key: key)
    let store = package.store()
    _ = try store.convertReferences(to: .digests)
    try FileManager.default.removeItem(at: package.directories.pictures)
    let before = package.read("Snapshots/S.snapshots")
    #expect(throws: ReferencesError.noPictures(names: ["S/f.w20@2x"])) {
      try store.convertReferences(to: .pictures)
    }
    #expect(package.read("Snapshots/S.snapshots") == before)
    #expect(try store.referenceForm() == .digests)
  }
}
