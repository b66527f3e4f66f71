import Foundation
import LayoutModel
import SnapshotSamples
import Snapshots
import TestSupport
import Testing

/// A record is written member by member, with the bytes that an encoder writes.
struct RecordTextTests {
  @Test func `a record without any optional value has the bytes of an encoder`() throws {
    let record = Samples.result()
    #expect(try record.canonicalJSON() == CanonicalJSON.text(of: record))
  }

  @Test func `a record with all values has the bytes of an encoder`() throws {
    let record = try full()
    for (name, value) in Mirror(reflecting: record).children {
      let name = try #require(name)
      let children = Mirror(reflecting: value)
      let isOptional = children.displayStyle == .optional || children.displayStyle == .collection
      #expect(!isOptional || !children.children.isEmpty, "\(name) needs a value here")
    }
    #expect(try record.canonicalJSON() == CanonicalJSON.text(of: record))
  }

  @Test(arguments: [
    "", "plain", "\"quoted\"", "a\\b", "a/b", "tab\tand\nline", "\u{0}\u{1F}\u{7F}\u{80}",
    "\u{2028}\u{FEFF}", "é e\u{301} 👨‍👩‍👧 שלום",
  ]) func `text is escaped as an encoder escapes it`(text: String) throws {
    var record = Samples.result()
    record.message = text
    record.reference = text
    record.source = .init(file: text, line: -1)
    record.test = TestIdentifier(.xcTest, text)
    #expect(try record.canonicalJSON() == CanonicalJSON.text(of: record))
  }

  @Test func `random numbers are written as an encoder writes them`() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      var record = Samples.result()
      let number = Double(bitPattern: UInt64.random(in: .min ... .max, using: &generator))
      record.milliseconds = number.isFinite ? number : -0.0
      record.scale = (number.isFinite ? number : 1).rounded()
      record.size.width = Double(Int.random(in: -9_000...9_000, using: &generator)) / 16
      record.pixels.different = Int.random(in: .min ... .max, using: &generator)
      #expect(try record.canonicalJSON() == CanonicalJSON.text(of: record))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is not finite is refused as an encoder refuses it`(number: Double) {
    var record = Samples.result()
    record.milliseconds = number
    #expect(throws: EncodingError.self) { try record.canonicalJSON() }
  }

  private func full() throws -> SnapshotResult {
    let diagnostic = Diagnostic(.overlap, severity: .warning, view: "a", message: "m \"n\"")
    var record = Samples.result(.different, configuration: "320")
    record.isRecorded = true
    (record.message, record.fault) = ("It differs.", "refusal size")
    (record.actual, record.diff) = (".snap/a.png", ".snap/d.png")
    (record.referencePicture, record.referenceDigest) = (".snap/pictures/r.png", "0123abcd")
    (record.isComparedByDigestOnly, record.acceptsDifferences) = (true, true)
    (record.hasEngineDrift, record.hasLayoutDrift) = (false, true)
    record.referenceSize = .init(width: 320.5, height: 81)
    record.pixels = .init(different: 3, total: 104_960, masked: 12)
    record.regions = [.init(x: 1, y: 2, width: 3, height: 4, views: ["cell/title"])]
    record.layoutChanges = [
      .init(view: "cell", kind: .added, old: "1", new: "2", description: "moved", cause: "c")
    ]
    record.unexplainedViews = ["cell/photo"]
    (record.diagnostics, record.knownDiagnostics) = ([diagnostic], [diagnostic])
    record.lineChanges = LineDifference(from: "a\nb", to: "a\nc")
    record.milliseconds = 3.25
    record.source = .init(file: "Tests/RowTests.swift", line: 12)
    record.test = TestIdentifier(.swiftTesting, "AppTests.RowTests/wraps()")
    record.run = "r1"
    record.sizingAudit = SizingAudit(rows: [
      .init(
        section: 0, row: 1, estimate: 44, height: 60.5, freshHeight: 60.5, reusedHeight: 61)
    ])
    record.iosAgreement = try JSONDecoder().decode(
      FrameAgreement.self,
      from: Data(
        #"{"system":"iOS 18","compared":2,"misses":[],"onlyOnIOS":["a"],"onlyHere":[]}"#.utf8))
    return record
  }
}
