import Foundation
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import TestSupport
import Testing

/// `snap history`, `snap bisect` and `snap diff` in a repository of 200 commits whose changes are known.
struct GeneratedHistoryTests {
  // Making the repository takes as long as all that reads it, so that one is made for each form.
  @Test func `each commit that changed something is found with what it changed, and no other`()
    throws
  {
    let history = try GeneratedHistory(.pictures)
    try history.checkHistories()
    try history.checkBisections()
    try history.checkComparisons()
  }

  @Test func `digests have the same history as pictures`() throws {
    let history = try GeneratedHistory(.digests)
    try history.checkHistories()
    try history.checkBisections()
  }
}

/// A repository of 200 commits, with what each changed.
private struct GeneratedHistory {
  private static let commits = 200
  private static let suite = "CellTests"

  /// What a picture shows.
  private struct Content: Equatable {
    var label = "0"
    var height = 8.0
    var color: UInt8 = 0
  }

  /// The versions of each fixture, with the numbers of the commits that made them.
  private typealias Versions = [(commit: Int, content: Content)]

  private let package: TemporaryPackage
  private var versions: [String: Versions] = [:]
  /// The commits that changed the storyboard, and those that changed nothing that a cell shows.
  private var storyboards: [(commit: Int, text: String)] = []
  private var others: [Int] = []

  init(_ form: ReferenceForm) throws {
    package = try TemporaryPackage()
    try package.write("{ \"references\": \"\(form.rawValue)\" }", to: "snap.json")
    try package.write(".snap/\n", to: ".gitignore")
    try package.write(SongFile.storyboard(text: "0"), to: "App/Main.storyboard")
    try package.write(Self.cells, to: "App/Songs.cells.json")
    try git.start()
    for fixture in ["one", "two", "six"] {
      versions[fixture] = [(0, Content())]
      try record(fixture, Content())
    }
    try git.commit("0")
    var random = SeededGenerator(seed: 21)
    for commit in 1..<Self.commits {
      try change(commit, &random)
      try git.commit("\(commit)")
    }
  }

  private static let cells = """
    { "source": "Main.storyboard", "matrix": { "widths": [320] },
      "fixtures": [{ "name": "plain", "cell": "SongCell" }] }
    """

  private var git: Git { Git(folder: package.root) }

  private var snap: SnapTool {
    get throws {
      var snap = try package.snap()
      snap.environment["PATH"] = "/usr/bin:/bin"
      return snap
    }
  }

  private func record(_ fixture: String, _ content: Content) throws {
    let key = SnapshotKey(suite: Self.suite, fixture: fixture)
    _ = try package.store(.all).verify(
      Samples.cell(label: content.label, height: content.height, color: content.color), key: key)
  }

  private mutating func change(_ commit: Int, _ random: inout SeededGenerator) throws {
    let fixture = random.pick(["one", "two", "six"])
    guard var content = versions[fixture]?.last?.content else { return }
    let old = content
    switch random.below(6) {
    case 0: content.label = "\(random.below(3))"
    case 1: content.height = 8 + Double(random.below(3))
    case 2: content.color = UInt8(random.below(3)) * 40
    case 3:
      storyboards.append((commit, "\(commit)"))
      return _ = try package.write(
        SongFile.storyboard(text: "\(commit)"), to: "App/Main.storyboard")
    case 4:
      others.append(commit)
      return _ = try package.write("\(commit)", to: "README")
    default:
      others.append(commit)
      return _ = try package.write(
        SongFile.storyboard(text: storyboards.last?.text ?? "0") + "<!-- \(commit) -->\n",
        to: "App/Main.storyboard")
    }
    guard content != old else { return others.append(commit) }
    versions[fixture]?.append((commit, content))
    try record(fixture, content)
  }

  /// The subjects of the commits in an output, the newest first.
  private func commits(in output: String) -> [Int] {
    output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.compactMap { line in
      line.split(separator: " ").last.flatMap { Int($0) }
    }
  }

  /// A history has each commit that changed a picture, and no other.
  func checkHistories() throws {
    for (fixture, versions) in versions {
      let run = try snap.run("history", "\(Self.suite)/\(fixture)")
      #expect(commits(in: run.out) == versions.map(\.commit).reversed(), "\(fixture)")
    }
  }

  /// A bisection has the commits that brought what is different, and no other.
  func checkBisections() throws {
    for (fixture, versions) in versions {
      let run = try snap.run("bisect", "\(Self.suite)/\(fixture)")
      let expected = Self.origins(of: versions).sorted(by: >)
      #expect(!expected.isEmpty && commits(in: run.out) == expected, "\(fixture): \(run)")
    }
  }

  /// The commits that brought what makes the last version different from the first one.
  private static func origins(of versions: Versions) -> Set<Int> {
    guard let first = versions.first?.content, let last = versions.last?.content else { return [] }
    func origin(_ isAlike: (Content) -> Bool) -> Int? {
      guard !isAlike(first) else { return nil }
      let stray = versions.lastIndex { !isAlike($0.content) } ?? 0
      return versions[stray + 1].commit
    }
    var commits = [
      origin { $0.label == last.label }, origin { $0.height == last.height },
    ].compactMap(\.self)
    // From the end: what a version leads to after the last time that it was there.
    var index = versions.lastIndex { $0.content == first } ?? 0
    while index + 1 < versions.count {
      let (old, new) = (versions[index].content, versions[index + 1])
      if old.label == new.content.label && old.height == new.content.height {
        commits.append(new.commit)
      }
      index = versions.lastIndex { $0.content == new.content } ?? versions.count
    }
    return Set(commits)
  }

  /// A comparison has the cell that a commit changed, and no other.
  func checkComparisons() throws {
    #expect(storyboards.count > 20 && others.count > 50)
    for (commit, text) in storyboards {
      let run = try compare(commit)
      #expect(run.exitCode == 1 && run.out.contains("→ \"\(text)\""), "\(commit): \(run)")
      #expect(run.out.hasSuffix("cells: 1 changed\n"), "\(commit): \(run)")
    }
    for commit in others {
      let run = try compare(commit)
      #expect(run.exitCode == 0, "\(commit): \(run)")
    }
  }

  /// Compares a commit with the one before it.
  private func compare(_ commit: Int) throws -> SnapTool.Output {
    let last = Self.commits - 1
    return try snap.run("diff", "HEAD~\(last - commit + 1)..HEAD~\(last - commit)")
  }
}
