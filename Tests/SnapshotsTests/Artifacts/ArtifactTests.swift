import Foundation
import Graphics
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Snapshots
import Testing

/// A kind of artifact that the store does not know: a number, kept as JSON.
private struct NumberArtifact: SnapshotArtifact {
  static let fileType = ArtifactFileType(fileExtension: "json")

  var number: Int
  /// What happens while the number is compared with its reference.
  var whileComparing: @Sendable () throws -> Void = {}

  let size = SnapshotResult.Size(width: 1, height: 1)
  let scale = 2.0
  var digest: Digest { Digest(of: encoded()) }

  func encoded() -> Data { Data("\(number)".utf8) }

  func validate() throws(ArtifactRefusal) {
    if number < 0 { throw ArtifactRefusal(reason: "\(number) is negative.") }
  }

  func compared(
    with reference: Data, name: String, trustingSeal: Bool
  ) throws -> any ArtifactComparison {
    try validate()
    try whileComparing()
    return NumberComparison(
      reference: try JSONDecoder().decode(Int.self, from: reference), actual: number)
  }
}

/// Numbers pass if they are equal but for their sign's side of zero, or one apart.
private struct NumberComparison: ArtifactComparison {
  let reference: Int
  let actual: Int

  var isAccepted: Bool { abs(reference - actual) <= 1 }
  var isSameContent: Bool { reference == actual }

  func encodedDifference() -> Data? { Data("\(actual - reference)".utf8) }

  func explain(in record: inout SnapshotResult) {
    guard !isAccepted else { return }
    record.status = .different
    record.notes = [.refusal(reason: "\(reference) became \(actual).")]
  }
}

/// A kind of its own is verified, recorded, accepted and failed by the store as it is.
struct ArtifactTests {
  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "S", fixture: "f", configuration: "320")
  private let reference = "Snapshots/S/f.320.json"
  private let actual = ".snap/S/f.320.actual.json"
  private let difference = ".snap/S/f.320.diff.json"

  init() throws { package = try TemporaryPackage() }

  private func verify(_ number: Int, _ mode: RecordMode = .missing) throws -> SnapshotResult {
    try package.store(mode).verify(NumberArtifact(number: number), key: key)
  }

  private func text(_ path: String) -> String? {
    package.read(path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `it is recorded where there is no reference, and then passes`() throws {
    #expect(try verify(7, .never).status == .missing)
    #expect(text(actual) == "7")
    #expect(try verify(7).status == .missing)
    #expect(text(reference) == "7")
    #expect(try verify(7).status == .passed)
    #expect(try verify(8).status == .passed)
    #expect(text(actual) == nil)
  }

  @Test func `it fails with its own explanation, actual and difference`() throws {
    _ = try verify(7)
    let result = try verify(12)
    #expect(result.status == .different)
    #expect(result.message == "7 became 12.")
    #expect((result.reference, result.actual, result.diff) == (reference, actual, difference))
    #expect((text(reference), text(actual), text(difference)) == ("7", "12", "5"))
    #expect(try package.store().pending().map(\.key) == [key])
  }

  @Test(arguments: [
    (RecordMode.failed, 12, "12"), (.all, 12, "12"), (.failed, 8, "7"), (.all, 8, "8"),
  ])
  func `recording rewrites it as it does pictures`(
    mode: RecordMode, number: Int, kept: String
  ) throws {
    _ = try verify(7)
    _ = try verify(number, mode)
    #expect(text(reference) == kept)
    #expect(text(actual) == nil)
  }

  @Test func `it is accepted, taken back and rejected`() throws {
    _ = try verify(7)
    _ = try verify(12)
    let store = package.store()
    let before = try #require(store.beforeDecision(on: [key]).before.first)
    #expect(try store.accept(["S/f"]).map(\.outcome) == [.accepted])
    #expect((text(reference), text(actual), text(difference)) == ("12", nil, nil))
    #expect(try store.undo(before).outcome == .undone)
    #expect((text(reference), text(actual), text(difference)) == ("7", "12", "5"))
    #expect(try store.reject(["S/f"]).map(\.outcome) == [.rejected])
    #expect((text(reference), text(actual), text(difference)) == ("7", nil, nil))
  }

  @Test(arguments: [RecordMode.missing, .failed])
  func `an unreadable reference is an error, which recording replaces`(mode: RecordMode) throws {
    try package.write("no number", to: reference)
    let result = try verify(7, mode)
    #expect(result.status == (mode == .failed ? .recorded : .error))
    #expect(text(reference) == (mode == .failed ? "7" : "no number"))
    #expect(text(actual) == (mode == .failed ? nil : "7"))
  }

  @Test(arguments: RecordMode.allCases)
  func `a Git LFS pointer is never replaced`(mode: RecordMode) throws {
    try package.write("version https://git-lfs.github.com/spec/v1\n", to: reference)
    #expect(try verify(7, mode).message?.contains("git lfs pull") == true)
    #expect(text(reference)?.hasPrefix("version https://git-lfs") == true)
  }

  @Test(arguments: [false, true])
  func `an artifact that refuses is an error, and nothing is kept`(hasReference: Bool) throws {
    if hasReference { _ = try verify(7) }
    let result = try verify(-1, .all)
    #expect((result.status, result.message) == (.error, "-1 is negative."))
    #expect(text(reference) == (hasReference ? "7" : nil))
    #expect(text(actual) == nil)
  }

  @Test func `the second of two fixtures that meet while one is compared is noticed by the first`()
    throws
  {
    _ = try verify(7)
    let session = ProcessSession()
    let (package, key) = (package, key)
    let result = try package.store(session: session).verify(
      NumberArtifact(
        number: 7,
        whileComparing: {
          let second = try package.store(session: session).verify(
            NumberArtifact(number: 7), key: key, source: .init(file: "Tests/B.swift", line: 2))
          #expect(second.status == .error)
        }), key: key, source: .init(file: "Tests/A.swift", line: 1))
    #expect(result.status == .error)
    #expect(result.message?.contains("one at Tests/A.swift:1, one at Tests/B.swift:2") == true)
    #expect(try package.store().readResults().map(\.status) == [.error])
  }

}
