import Foundation
import Graphics
import ImageComparison
import LayoutModel
import SnapshotSamples
import Testing

@testable import SnapshotRecords
@testable import SnapshotReferences
@testable import Snapshots

/// References that are digests.
struct DigestReferenceTests {
  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "S", fixture: "f", configuration: "w20")
  private let file = "Snapshots/S.snapshots"
  private let actual = ".snap/S/f.w20@2x.actual.png"

  init() throws {
    package = try TemporaryPackage()
    try package.write("{ \"references\": \"digests\" }", to: "snap.json")
  }

  private func forgetPictures() throws {
    try FileManager.default.removeItem(at: package.directories.pictures)
  }

  @Test func `a first reference is a line, and the picture stays on this machine`() throws {
    let first = try package.store().verify(.sample(), key: key)
    #expect(first.status == .missing && first.isRecorded)
    #expect(first.reference == file)
    #expect(package.read("Snapshots/S/f.w20@2x.png") == nil)
    let picture = try #require(first.referencePicture)
    #expect(try package.read(picture) == Snapshot.sample().encoded())
    #expect(try package.store().verify(.sample(), key: key).status == .passed)
  }

  @Test func `a snapshot that passes on another machine leaves its picture there`() throws {
    _ = try package.store().verify(.sample(), key: key)
    try forgetPictures()
    let result = try package.store(.never).verify(.sample(), key: key)
    #expect(result.status == .passed)
    #expect(try package.read(#require(result.referencePicture)) == Snapshot.sample().encoded())
  }

  @Test func `a difference is explained by the picture on this machine`() throws {
    _ = try package.store().verify(.sample(), key: key)
    let result = try package.store(.never).verify(.sample(dot: 4, text: "Titel"), key: key)
    #expect(result.status == .different)
    #expect(result.pixels.different == 1)
    #expect(result.layoutChanges.map(\.view) == ["contentView/titleLabel"])
    #expect(result.diff != nil)
  }

  @Test func `without the picture, a difference is known and not explained`() throws {
    _ = try package.store().verify(.sample(), key: key)
    try forgetPictures()
    let result = try package.store(.never).verify(.sample(dot: 4), key: key)
    #expect(result.status == .different && result.isPending)
    #expect(result.isComparedByDigestOnly == true && result.hasUnexplainedPixels)
    #expect(result.message?.hasPrefix("The pixels have another digest.") == true)
    #expect(result.referencePicture == nil && result.diff == nil && result.shownReference == nil)
    let resized = try package.store(.never).verify(.sample(height: 24), key: key)
    #expect(resized.status == .sizeChanged)
    #expect(resized.referenceSize == SnapshotResult.Size(width: 20, height: 10))
  }

  @Test func `an accepted picture becomes the line, and the acceptance can be undone`() throws {
    _ = try package.store().verify(.sample(), key: key)
    let before = package.read(file)
    let store = package.store(.never)
    _ = try store.verify(.sample(dot: 4), key: key)
    let undo = try store.beforeDecision(on: [key]).before
    #expect(try store.accept(["*"]).map(\.outcome) == [.accepted])
    #expect(package.read(file) != before)
    #expect(try package.store(.never).verify(.sample(dot: 4), key: key).status == .passed)
    #expect(try store.undo(undo[0]).outcome == .undone)
    #expect(package.read(file) == before)
  }

  @Test func `a line that changed since the comparison is not replaced`() throws {
    _ = try package.store().verify(.sample(), key: key)
    let store = package.store(.never)
    _ = try store.verify(.sample(dot: 4), key: key)
    try store.updateDigests(of: "S") { digests in
      let line = digests["f.w20@2x"][0]
      digests[line.name] = [
        DigestLine(
          name: line.name, size: line.size, pixels: Digest(of: Data()), layout: line.layout,
          engine: line.engine)
      ]
    }
    #expect(try store.accept(["*"]).map(\.obstacle) == [.referenceChanged])
  }

  @Test func `a picture that is not the one of its name is not used`() throws {
    let first = try package.store().verify(.sample(), key: key)
    let picture = try #require(first.referencePicture)
    try Snapshot.sample(dot: 7).encoded().write(to: package.url(of: picture))
    let result = try package.store(.never).verify(.sample(dot: 4), key: key)
    #expect(result.isComparedByDigestOnly == true)
    #expect(package.read(picture) == nil)
  }

  @Test func `a picture from elsewhere explains a difference, if it is the right one`() throws {
    _ = try package.store().verify(.sample(), key: key)
    let picture = try #require(package.store().digestPictures().first)
    #expect(picture.name == "S/f.w20@2x")
    try forgetPictures()
    let store = package.store(.never)
    let result = try store.verify(.sample(dot: 4, text: "Titel"), key: key)
    let missing = try #require(try store.missingPicture(of: result))
    #expect(missing == picture.content)
    #expect(try store.explain(result) == nil)
    for wrong in [try Snapshot.sample(dot: 7).encoded(), Data("no picture".utf8)] {
      #expect(try !store.keep(wrong, as: missing))
    }
    #expect(try store.picture(missing) == nil)
    #expect(try store.keep(Snapshot.sample().encoded(), as: missing))
    let explained = try #require(try store.explain(result))
    #expect(explained.status == .different && explained.pixels.different == 1)
    #expect(explained.layoutChanges.map(\.view) == ["contentView/titleLabel"])
    #expect(explained.diff != nil && explained.referencePicture != nil)
    #expect(explained.isComparedByDigestOnly == nil)
    #expect(try store.readResults() == [explained])
    #expect(try store.accept(["*"]).map(\.outcome) == [.accepted])
  }

  @Test func `settings stay when references are converted`() throws {
    try package.write(
      "{ \"pictures\": \"https://example.com/a\", \"paths\": \"{target}/{file}/{test}\" }",
      to: "snap.json")
    _ = try package.store().verify(.sample(), key: key)
    _ = try package.store().convertReferences(to: .digests)
    let store = package.store()
    #expect(try store.referenceForm() == .digests)
    #expect(try store.pictureServer()?.description == "https://example.com/a")
    #expect(try store.pathTemplate() == PathTemplate("{target}/{file}/{test}"))
  }

  @Test func `a disputed line is an error until it is drawn`() throws {
    _ = try package.store().verify(.sample(), key: key)
    let old = try DigestFile(#require(package.read(file)), name: file)
    _ = try package.store(.all).verify(.sample(dot: 4), key: key)
    let new = try DigestFile(#require(package.read(file)), name: file)
    try DigestFile.merge(base: DigestFile(), ours: old, theirs: new).data
      .write(to: package.url(of: file))
    let result = try package.store().verify(.sample(dot: 4), key: key)
    #expect(result.status == .error)
    #expect(result.message?.hasPrefix("Two branches have changed f.w20@2x") == true)
    let other = SnapshotKey(suite: "S", fixture: "other")
    #expect(try package.store().verify(.sample(), key: other).isRecorded)
    #expect(try package.store().verify(.sample(dot: 4), key: key).status == .error)
    #expect(try package.store(.failed).verify(.sample(dot: 4), key: key).status == .recorded)
    #expect(try package.store(.never).verify(.sample(dot: 4), key: key).status == .passed)
  }

  @Test(arguments: [
    ("{", "is not a JSON object of texts"),
    (
      "{\"reference\": \"digests\"}",
      "has an unknown setting, “reference”. Did you mean “references”? Allowed: references, paths, pictures, environment."
    ),
    ("{\"path\": \"{file}/{test}\"}", "“path”. Did you mean “paths”?"),
    ("{\"pahts\": \"{file}/{test}\"}", "“pahts”. Did you mean “paths”?"),
    (
      "{\"suites\": \"{file}/{test}\"}",
      "“suites”. Allowed: references, paths, pictures, environment."
    ),
    ("{\"references\": \"digest\"}", "Write pictures or digests."),
    ("{\"paths\": \"{target}\"}", "as in {target}/{file}/{test}."),
    ("{\"pictures\": \"file:///pictures\"}", "https://example.com/pictures"),
    ("{\"pictures\": \"https://me:secret@example.com\"}", "without a user or a query"),
  ])
  func `settings that cannot be used are an error`(text: String, problem: String) throws {
    try package.write(text, to: "snap.json")
    let error = #expect(throws: ReferencesError.self) {
      try package.store().verify(.sample(), key: key)
    }
    #expect(error?.description.hasPrefix("snap.json ") == true)
    #expect(error?.description.contains(problem) == true)
  }

  @Test func `a broken line costs its suite only, and is named`() throws {
    _ = try package.store().verify(.sample(), key: key)
    try package.write("nonsense\n", to: file)
    let result = try package.store().verify(.sample(), key: key)
    #expect(result.status == .error)
    #expect(result.message?.hasPrefix("\(file):1: this line is not a snapshot") == true)
    let other = SnapshotKey(suite: "T", fixture: "f")
    #expect(try package.store().verify(.sample(), key: other).isRecorded)
  }

  @Test func `prune removes lines that no test uses, and their pictures`() throws {
    let gone = SnapshotKey(suite: "S", fixture: "gone")
    let old = try package.store().verify(.sample(dot: 4), key: gone)
    _ = try package.store().verify(.sample(), key: key)
    let store = package.store(.never, run: "run")
    var manifest = RunManifest(run: "run", start: Date())
    manifest.completeness = .complete
    try store.begin(manifest)
    let result = try store.verify(.sample(), key: key)
    let ended = try store.end(manifest, results: [result], exitCode: 0)
    #expect(ended.unnamedReferences.map(\.place) == ["\(file): gone@2x"])
    let pruned = try store.prune()
    #expect(pruned.map(\.line) == ["gone@2x"] && pruned.allSatisfy(\.isRemoved))
    #expect(try DigestFile(#require(package.read(file)), name: file).names == ["f.w20@2x"])
    #expect(try package.read(#require(old.referencePicture)) == nil)
    #expect(try package.read(#require(result.referencePicture)) != nil)
  }

  @Test func `many at once leave every line`() async throws {
    let package = package
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          let key = SnapshotKey(suite: "S", fixture: "f\(number)")
          _ = try package.store().verify(.sample(dot: number), key: key)
        }
      }
      try await group.waitForAll()
    }
    #expect(try DigestFile(#require(package.read(file)), name: file).names.count == 40)
  }
}
