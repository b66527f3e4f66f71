import Foundation
import ImageComparison
import SnapshotSamples
import Testing

@testable import Graphics
@testable import SnapshotRecords
@testable import SnapshotReferences
@testable import Snapshots

/// References that are verified without being decoded, and those that must be decoded.
struct SealedReferenceTests {
  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "S", fixture: "f", configuration: "w20")
  private let path = "Snapshots/S/f.w20@2x.png"

  init() throws { package = try TemporaryPackage() }

  private func verify(
    _ actual: Snapshot, against reference: Data, mode: RecordMode = .never,
    decoding: SealTrust = .none
  ) throws -> SnapshotResult {
    let file = package.root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try reference.write(to: file)
    var store = package.store(mode)
    store.decoding = decoding
    return try store.verify(actual, key: key)
  }

  /// The bytes of the compressed pixels, which follow the word IDAT.
  private func pixelBytes(_ file: Data) throws -> Range<Int> {
    let name = try #require(file.range(of: Data("IDAT".utf8)))
    let length = file[name.lowerBound - 4..<name.lowerBound].reduce(0) { $0 << 8 | Int($1) }
    return name.upperBound..<name.upperBound + length
  }

  @Test func `a sealed reference with the same pixels passes without being decoded`() throws {
    let snapshot = try Snapshot.sample()
    var file = try PNG.encode(snapshot.bitmap)
    // Undecodable pixels under a valid seal are never read.
    for index in try pixelBytes(file) { file[index] = 0 }
    let sealed = PNG.sealed(file, pixels: snapshot.bitmap.digest)
    let result = try verify(snapshot, against: sealed)
    #expect(result.status == .passed)
    #expect(result.pixels == SnapshotResult.PixelCount(different: 0, total: 800))
    #expect(result.referenceSize == snapshot.size)
  }

  @Test func `the record is the same whether the reference was decoded or not`() throws {
    let snapshot = try Snapshot.sample(dot: 3)
    var sealed = try verify(snapshot, against: snapshot.encoded())
    let bare = try PNG.encode(snapshot.bitmap, text: PNG.readText(snapshot.encoded(), name: ""))
    var decoded = try verify(snapshot, against: bare)
    #expect(sealed.referenceDigest != decoded.referenceDigest)
    sealed.referenceDigest = nil
    decoded.referenceDigest = nil
    #expect(sealed == decoded)
  }

  @Test func `a flipped byte in the pixels is always found`() throws {
    let snapshot = try Snapshot.sample(dot: 3)
    let file = try snapshot.encoded()
    for index in try pixelBytes(file) {
      var damaged = file
      damaged[index] ^= 0x20
      let result = try verify(snapshot, against: damaged)
      #expect(result.status == .error, "byte \(index)")
      #expect(result.message?.contains(path) ?? false)
    }
  }

  @Test(arguments: [0, 17, 39])
  func `one changed pixel is found`(dot: Int) throws {
    let result = try verify(.sample(dot: dot), against: Snapshot.sample().encoded())
    #expect(result.status == .different)
    #expect(result.pixels.different == 1)
  }

  @Test func `a size that changed is found`() throws {
    let result = try verify(.sample(height: 22), against: Snapshot.sample().encoded())
    #expect(result.status == .sizeChanged)
  }

  @Test func `a file saved by another encoder is decoded, with or without the old seal`() throws {
    let (old, new) = (try Snapshot.sample(), try Snapshot.sample(dot: 5))
    for texts in [try PNG.readText(old.encoded(), name: ""), []] {
      #expect(try verify(old, against: PNG.encode(old.bitmap, text: texts)).status == .passed)
      #expect(try verify(old, against: PNG.encode(new.bitmap, text: texts)).status == .different)
      #expect(try verify(new, against: PNG.encode(new.bitmap, text: texts)).status == .passed)
    }
  }

  @Test func `a seal for other pixels is not trusted`() throws {
    let (old, new) = (try Snapshot.sample(), try Snapshot.sample(dot: 5))
    let (oldFile, newFile) = (try PNG.encode(old.bitmap), try PNG.encode(new.bitmap))
    let seal = PNG.sealed(oldFile, pixels: old.bitmap.digest).count - oldFile.count
    let forged =
      newFile.prefix(33) + PNG.sealed(oldFile, pixels: old.bitmap.digest)[33..<33 + seal]
      + newFile.dropFirst(33)
    #expect(try verify(old, against: forged).status == .different)
    #expect(try verify(new, against: forged).status == .passed)
  }

  @Test func `where references are decoded, a false seal that fits the file is found`() throws {
    let (old, new) = (try Snapshot.sample(), try Snapshot.sample(dot: 5))
    let forged = PNG.sealed(
      try PNG.encode(new.bitmap, text: PNG.readText(new.encoded(), name: "")),
      pixels: old.bitmap.digest)
    #expect(PNG.sealedDigest(of: forged) == old.bitmap.digest)
    let result = try verify(old, against: forged, decoding: .all)
    #expect(result.status == .different)
    #expect(result.message?.contains("The seal of the reference names other pixels") == true)
    #expect(try verify(old, against: old.encoded(), decoding: .all).status == .passed)
    for mode in [RecordMode.all, .failed] {
      #expect(try verify(old, against: forged, mode: mode).status == .recorded)
      #expect(package.read(path) == (try old.encoded()))
    }
  }

  @Test func `where references are decoded, undecodable pixels under a seal that fits are found`()
    throws
  {
    let snapshot = try Snapshot.sample()
    var file = try PNG.encode(snapshot.bitmap)
    for index in try pixelBytes(file) { file[index] = 0 }
    let sealed = PNG.sealed(file, pixels: snapshot.bitmap.digest)
    #expect(try verify(snapshot, against: sealed, decoding: .all).status == .error)
  }

  @Test(arguments: [[], [ComparisonMask.rectangle(CGRect(x: 0, y: 0, width: 5, height: 5))]])
  func `a decoded reference gives the record of a trusted one, also under masks`(
    masks: [ComparisonMask]
  ) throws {
    let artifact = PictureArtifact(try .sample(dot: 3), masks: masks)
    let file = package.root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try artifact.snapshot.encoded().write(to: file)
    let records = try SealTrust.allCases.map { decoding in
      var store = package.store(.never)
      store.decoding = decoding
      return try store.verify(artifact, key: key)
    }
    #expect(records[0].status == .passed)
    #expect(records[0].pixels.masked == 100 || masks.isEmpty)
    #expect(Set(records).count == 1)
  }

  @Test func `a sample is a sixteenth of the references, others in each run`() throws {
    let keys = (0..<4096).map { SnapshotKey(suite: "S", fixture: "f\($0)") }
    func sample(_ run: String?) -> Set<SnapshotKey> {
      Set(keys.filter { SealTrust.sample.decodes($0, run: run) })
    }
    for run in ["a", "b", nil] { #expect((200..<320).contains(sample(run).count)) }
    #expect(sample("a") != sample("b"))
    #expect(sample("a") == sample("a"))
  }

  @Test func `all references are decoded in CI, and where a variable says so`() throws {
    #expect(try SealTrust.resolve(environment: [:]) == .none)
    #expect(try SealTrust.resolve(environment: ["CI": "true"]) == .all)
    #expect(try SealTrust.resolve(environment: ["CI": "1", "SNAP_DECODE": "sample"]) == .sample)
    #expect(throws: RecordsError.self) {
      try SealTrust.resolve(environment: ["SNAP_DECODE": "some"])
    }
  }

  @Test func `the mode all compares the layout of equal pixels`() throws {
    let file = try Snapshot.sample(text: "A").encoded()
    #expect(try verify(.sample(text: "A"), against: file, mode: .all).status == .passed)
    #expect(package.read(path) == file)
    #expect(try verify(.sample(text: "B"), against: file, mode: .all).status == .recorded)
    #expect(package.read(path) == (try Snapshot.sample(text: "B").encoded()))
  }

  @Test func `a sealed picture without a layout is rewritten in the mode all`() throws {
    let file = try PNG.encodeSealed(Snapshot.sample().bitmap)
    #expect(try verify(.sample(), against: file).status == .passed)
    #expect(try verify(.sample(), against: file, mode: .all).status == .recorded)
  }
}
