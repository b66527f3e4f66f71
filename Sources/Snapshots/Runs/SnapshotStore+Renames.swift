import FileAccess
import Foundation
import Graphics
public import SnapshotRecords
import SnapshotReferences

/// Finding fixtures that only have another name.
extension SnapshotStore {
  /// A new fixture, or suite, that is as one whose references nothing uses any more.
  public struct Rename: Hashable, Sendable {
    public let old: ReferenceName
    public let new: ReferenceName
    /// The new snapshots, sorted.
    public let keys: [SnapshotKey]
  }

  /// Returns what a run shows to be renamed, in the order of the new names.
  ///
  /// A fixture is if none of its snapshots has a reference, and exactly one fixture has references with equal pixels and
  /// layouts, or equal texts, in all of its configurations, that the run did not use. Nothing is if the run left tests out.
  ///
  /// - Parameters:
  ///   - manifest: the run, which has ended.
  ///   - results: its results.
  /// - Returns: the renames; the fixtures of a suite that was renamed are one.
  /// - Throws: ``ReferencesError/invalidDigests(file:line:)``, or `FileError` if a file cannot be read.
  public func renames(in manifest: RunManifest, _ results: [SnapshotResult]) throws -> [Rename] {
    guard manifest.hasAllTests, manifest.keysLeft.isEmpty, !manifest.unnamedReferences.isEmpty
    else { return [] }
    let fixtures = Dictionary(grouping: results) { ReferenceName(fixtureOf: $0.key) }
    let new = fixtures.filter { $0.value.allSatisfy { $0.status == .missing && $0.isPending } }
    guard !new.isEmpty else { return [] }
    let references = manifest.unnamedReferences.map(named)
    let unused = Dictionary(grouping: references) {
      ReferenceName(fixtureOf: SnapshotKey(suite: $0.suite, fixture: $0.fixture))
    }.filter { fixtures[$0.key] == nil }
    let sights = try sights(of: unused)
    var found: [Rename] = []
    for (name, results) in new.sorted(by: { $0.key.description < $1.key.description }) {
      let matches = try sights[sight(of: results[0]), default: []]
        .filter { try isSame(results, as: unused[$0, default: []]) }
      guard matches.count == 1, let old = matches.first else { continue }
      found.append(Rename(old: old, new: name, keys: results.map(\.key).sorted()))
    }
    // Of two fixtures that look like one, nothing tells which it was.
    let counts = Dictionary(found.map { ($0.old, 1) }, uniquingKeysWith: +)
    return wholeSuites(found.filter { counts[$0.old] == 1 }, manifest, references)
  }

  /// What tells most references apart without decoding them, so that each is read once however many fixtures are new.
  private struct Sight: Hashable {
    let rest: String
    let isLine: Bool
    /// The digest of the pixels, or of the bytes of what is not a sealed picture; nil for what is not there.
    let mark: Digest?
  }

  private func mark(of file: URL) throws -> Digest? {
    try directories.tree.read(file).map { PNG.sealedDigest(of: $0) ?? Digest(of: $0) }
  }

  private func sight(of result: SnapshotResult) throws -> Sight {
    Sight(
      rest: rest(of: result), isLine: result.isLineOfDigests,
      mark: try mark(of: directories.actual(of: result)))
  }

  private func sight(of reference: NamedReference) throws -> Sight {
    let mark =
      if let name = reference.line {
        try rememberedDigests(of: reference.suite)[name].first?.pixels
      } else {
        try mark(of: reference.file)
      }
    return Sight(rest: reference.rest, isLine: reference.line != nil, mark: mark)
  }

  /// The fixtures that have a reference with a sight.
  private func sights(
    of unused: [ReferenceName: [NamedReference]]
  ) throws -> [Sight: Set<ReferenceName>] {
    var names: [Sight: Set<ReferenceName>] = [:]
    for (name, references) in unused {
      for reference in references { names[try sight(of: reference), default: []].insert(name) }
    }
    return names
  }

  private func isSame(_ results: [SnapshotResult], as old: [NamedReference]) throws -> Bool {
    try results.allSatisfy { result in
      guard
        let reference = old.first(where: {
          $0.rest == rest(of: result) && ($0.line != nil) == result.isLineOfDigests
        }),
        let actual = try directories.tree.read(directories.actual(of: result))
      else { return false }
      return try isSame(actual, as: reference)
    }
  }

  /// The configuration, the scale and the ending in the name of a result's reference.
  private func rest(of result: SnapshotResult) -> String {
    let name =
      result.isLineOfDigests
      ? result.lineName : URL(fileURLWithPath: result.reference).lastPathComponent
    return String(name.dropFirst(result.key.fixture.count))
  }

  /// Whether pixels and layout of pictures are equal, or the bytes of others.
  private func isSame(_ actual: Data, as reference: NamedReference) throws -> Bool {
    if let name = reference.line {
      let lines = try rememberedDigests(of: reference.suite)[name]
      let content = try? PictureContent(ofPNG: actual)
      return lines.count == 1 && content != nil && content == lines.first.map(PictureContent.init)
    }
    guard let old = try directories.tree.read(reference.file) else { return false }
    if old == actual { return true }
    // A seal is compared first: it is read in no time.
    guard let pixels = PNG.sealedDigest(of: actual), pixels == PNG.sealedDigest(of: old) else {
      return false
    }
    // What is not a picture of Snap is not the same as one.
    guard let content = try? PictureContent(ofPNG: actual) else { return false }
    return content == (try? PictureContent(ofPNG: old))
  }

  /// The renames, with those of a whole suite as one.
  private func wholeSuites(
    _ renames: [Rename], _ manifest: RunManifest, _ references: [NamedReference]
  ) -> [Rename] {
    let unused = Dictionary(grouping: references, by: \.suite)
    let used = Set(manifest.keys.map(\.suite))
    var whole: [Rename] = []
    for rename in renames {
      let (old, new) = (
        ReferenceName(suite: rename.old.suite), ReferenceName(suite: rename.new.suite)
      )
      if whole.last?.old == old, whole.last?.new == new { continue }
      let all = renames.filter { $0.old.suite == old.suite }
      let isWhole =
        !used.contains(old.suite) && old != new && all.count > 1
        && all.allSatisfy { $0.new.suite == new.suite && $0.new.fixture == $0.old.fixture }
        && Set(unused[old.suite, default: []].map(\.fixture)) == Set(all.compactMap(\.old.fixture))
      whole.append(
        isWhole ? Rename(old: old, new: new, keys: all.flatMap(\.keys).sorted()) : rename)
    }
    return whole
  }
}
