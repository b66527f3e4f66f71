import Foundation
import Graphics
import LayoutChanges
import LayoutModel
import SnapshotRecords
import SnapshotSamples
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
    record.notes = [.refusal(reason: text)]
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

  @Test func `notes and changes may have numbers that are not finite`() throws {
    var record = Samples.result(.different)
    record.notes = [
      .sizeChange(from: .init(width: 1, height: 2), to: .init(width: .infinity, height: -.infinity))
    ]
    record.layoutChanges = [.height("cell", 1, .infinity)]
    let text = try record.canonicalJSON()
    #expect(try CanonicalJSON.decoder.decode(SnapshotResult.self, from: Data(text.utf8)) == record)
  }

  @Test func `every note is read as it was written`() throws {
    var record = Samples.result(.different)
    let claims = [1, 2].map { line in
      KeyClaim(
        key: record.key, source: .init(file: "a", line: line), picture: Digest(of: Data()))
    }
    let conflict = try #require(KeyConflict(first: claims[0], second: claims[1]))
    let anchor = LayoutConstraint.Anchor(view: 0, attribute: "height")
    let constraints = [10.0, 20].map { LayoutConstraint(first: anchor, constant: $0) }
    let changed = LayoutComparison(
      from: Layout(.view("a"), constraints: [constraints[0]]),
      to: Layout(.view("a"), constraints: [constraints[1]]))
    record.notes = [
      .sizeChange(from: .init(width: 1, height: 2), to: .init(width: 3, height: 4)),
      .causes(changed.rootCauses), .unstable(drawing: 2, changes: changed.changes),
      .configurations(
        [ConfigurationChange(name: "320", notes: [.engineDrift])], of: 2, added: ["a"], removed: []),
      .unexplainedPixels(views: ["a"]), .engineChange(from: Engine(), to: Engine(name: "Other")),
      .engineDrift, .layoutDrift, .falseSeal, .onlyDigest(isLayoutEqual: true), .noReferenceLayout,
      .uniformColorChange, .noReference, .firstReference, .passedAndRecorded, .recordedForEngine,
      .refreshed, .unreadableReference(reason: "a"), .replacedReference(reason: "b"),
      .refusal(reason: "c"), .keyConflict(conflict), .replacedBeforeConflict,
    ]
    let text = try record.canonicalJSON()
    #expect(try CanonicalJSON.decoder.decode(SnapshotResult.self, from: Data(text.utf8)) == record)
  }

  private func full() throws -> SnapshotResult {
    let diagnostic = Diagnostic(.overlap, severity: .warning, view: "a", message: "m \"n\"")
    var record = Samples.result(.different, configuration: "320")
    record.isRecorded = true
    (record.notes, record.fault) = ([.falseSeal, .unexplainedPixels(views: ["a"])], "refusal size")
    (record.actual, record.diff) = (".snap/a.png", ".snap/d.png")
    (record.referencePicture, record.referenceDigest) = (".snap/pictures/r.png", "0123abcd")
    (record.isComparedByDigestOnly, record.acceptsDifferences) = (true, true)
    (record.hasEngineDrift, record.hasLayoutDrift) = (false, true)
    record.hasOlderLayout = false
    record.referenceSize = .init(width: 320.5, height: 81)
    record.pixels = .init(different: 3, total: 104_960, masked: 12)
    record.regions = [.init(x: 1, y: 2, width: 3, height: 4, views: ["cell/title"])]
    record.layoutChanges = [
      ViewChange(view: "cell", .attribute(name: "image", from: "1", to: nil), cause: "c")
    ]
    record.elements = [LayoutElement(view: "cell", file: "Row.xib", line: 7, id: "a-b")]
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
    record.pictureAgreement = PictureAgreement(
      picture: "a.png",
      deviations: [
        .init(
          .color, view: "cell", area: .init(left: 1, top: 2, width: 3, height: 4.5),
          colors: ["FF0000", "00FF00"])
      ])
    return record
  }
}
