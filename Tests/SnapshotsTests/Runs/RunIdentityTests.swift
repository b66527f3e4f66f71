import Foundation
import Graphics
import SnapshotRecords
import SnapshotSamples
import Snapshots
import Testing

struct RunIdentityTests {
  private static let one = RunIdentity(engine: "Snap 1", tool: "1", decoding: .all, drawings: 1)
  private static let digest = Digest(of: Data("other".utf8))

  /// What can differ, and the part that names it.
  private static let changes: [(RunIdentity.Part, @Sendable (inout RunIdentity) -> Void)] = [
    (.engine, { $0.engine = "Snap 2" }), (.tool, { $0.tool = "2" }),
    (.compiler, { $0.compiler = "Swift" }), (.decoding, { $0.decoding = .none }),
    (.drawings, { $0.drawings = 2 }), (.files, { $0.files = digest }),
    (.otherFiles, { $0.otherFiles = digest }), (.references, { $0.references = digest }),
    (.dependencies, { $0.dependencies = digest }), (.manifest, { $0.manifest = digest }),
    (.variable("B"), { $0.variables = ["B": "00000000"] }),
  ]

  @Test(arguments: changes.indices)
  func `each part that differs is named, in both directions`(index: Int) {
    let (part, change) = Self.changes[index]
    var other = Self.one
    change(&other)
    #expect(Self.one.firstDifference(from: other) == part)
    #expect(other.firstDifference(from: Self.one) == part)
    #expect(other.firstDifference(from: other) == nil)
  }

  @Test func `two commits of equal files are no difference`() {
    var other = Self.one
    other.commit = String(repeating: "a", count: 40)
    #expect(Self.one.firstDifference(from: other) == nil)
  }

  @Test func `a variable that is empty, missing or was another one at the build differs`() {
    let environments: [[String: String]] = [[:], ["A": ""], ["A": "1"], ["A": "2"]]
    var digits = environments.map { RunIdentity.variables(["A"], in: $0) }
    digits.append(RunIdentity.variables(["A"], in: ["A": "1"], built: digits[3]))
    #expect(Set(digits).count == 5)
    #expect(digits.allSatisfy { $0["A"]?.count == 8 })
    #expect(RunIdentity.variables(["A"], in: ["A": "1", "B": "1"]) == digits[2])
  }

  private func merge(_ identities: [RunIdentity?], at commit: String? = nil) throws {
    let parts = try identities.indices.map { index in
      let package = try TemporaryPackage()
      let part = try ShardAssignment.part(index + 1, of: 2)
      var run = SampleRun(package: package, run: "run \(index)", part: part)
      run.identity = identities[index]
      try run.recordReferences()
      try run.verify()
      return package
    }
    let package = try TemporaryPackage()
    _ = try package.store(.never, run: "run").merge(
      parts.map(\.directories.pending), at: commit, start: Date())
    #expect(try package.store().readManifest()?.identity == identities[0])
  }

  private func misfit(
    _ identities: [RunIdentity?], at commit: String? = nil
  ) -> SnapshotsError? {
    #expect(throws: SnapshotsError.self) { try merge(identities, at: commit) }
  }

  @Test(arguments: changes.indices)
  func `shards that verified different things are not merged`(index: Int) throws {
    var other = Self.one
    Self.changes[index].1(&other)
    let error = try #require(misfit([Self.one, other]))
    let words = error.description
    #expect(words.hasPrefix("Nothing is merged: shards 1/2 and 2/2 "), "\(words)")
  }

  @Test func `shards of two commits are named by them`() throws {
    var (one, other) = (Self.one, Self.one)
    (one.commit, other.commit) = ("aaaa1111", "bbbb2222")
    try merge([one, other])
    other.files = Self.digest
    let error = try #require(misfit([one, other]))
    #expect(
      error.description.contains(
        "shard 2/2 is of another commit: bbbb2222, where shard 1/2 is of aaaa1111."))
    // The commit does not explain another decoding.
    other.files = nil
    other.decoding = .none
    let decoding = try #require(misfit([one, other]))
    #expect(decoding.description.contains("decoded different references"))
  }

  @Test func `a shard that does not say what it verified is not merged with one that does`() {
    let error = misfit([Self.one, nil])
    #expect(error?.description.contains("do not both say what they verified") == true)
  }

  @Test func `shards of another commit than the expected one are not merged`() throws {
    var one = Self.one
    one.commit = "aaaa1111"
    try merge([one, one], at: "aaaa111")
    let error = try #require(misfit([one, one], at: "bbbb222"))
    #expect(error.description.contains("shard 1/2 is of commit aaaa1111, not of bbbb222."))
    #expect(error.description.contains("--commit aaaa1111"))
    let unknown = try #require(misfit([Self.one, Self.one], at: "bbbb222"))
    #expect(unknown.description.contains("does not say of which commit it is"))
  }

  @Test func `two manifests in one folder are named`() throws {
    let package = try TemporaryPackage()
    for path in ["run.json", ".snap/run.json"] { try package.write("{}", to: path) }
    let error = #expect(throws: SnapshotsError.self) {
      try TemporaryPackage().store(.never, run: "r").merge([package.root], start: Date())
    }
    let root = package.root.path
    #expect(
      error?.description.contains("\(root)/run.json and \(root)/.snap/run.json are") == true)
  }
}
