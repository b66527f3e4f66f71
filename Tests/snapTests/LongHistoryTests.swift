import Foundation
import SnapshotSamples
import Snapshots
import Testing

/// Repositories of many commits, of which some are known to change a cell: those are found, and no others.
///
/// `COMMITS=200` makes longer ones.
@Suite struct LongHistoryTests {
  private static let commits =
    ProcessInfo.processInfo.environment["COMMITS"].flatMap { Int($0) } ?? 8

  /// What a commit changes; most change nothing that a cell shows.
  private enum Edit: CaseIterable {
    case text, constraint, comment, readme, otherCell

    /// The edits in an order that is neither regular nor random.
    init(ofCommit number: Int) {
      self = Self.allCases[(number * number / 3 + number) % Self.allCases.count]
    }

    var changesSong: Bool { self == .text || self == .constraint }
  }

  /// The files of a repository, as its edits leave them.
  private struct Files {
    var text = "Song 0"
    var edges = ["leading", "trailing", "top", "bottom"]
    var comment = 0
    var readme = 0
    var otherText = "Other 0"

    mutating func apply(_ edit: Edit, _ number: Int) {
      switch edit {
      case .text: text = "Song \(number)"
      case .constraint:
        if edges.last == "bottom" { edges.removeLast() } else { edges.append("bottom") }
      case .comment: comment = number
      case .readme: readme = number
      case .otherCell: otherText = "Other \(number)"
      }
    }

    func write(to folder: FileFolder) throws {
      let storyboard = SongFile.storyboard(edges: edges, text: text)
        .replacing("<!-- The title. -->", with: "<!-- \(comment) -->")
      try folder.write(storyboard, to: "Main.storyboard")
      try folder.write(SongFile.storyboard(cell: "Else", text: otherText), to: "Other.storyboard")
      try folder.write("\(readme)", to: "README")
    }
  }

  private func snap(in files: FileFolder) -> SnapTool {
    var snap = files.snap
    snap.environment["PATH"] = "/usr/bin:/bin"
    return snap
  }

  @Test func `comparing commits finds each change of a cell and no other`() throws {
    let folder = try FileFolder()
    let git = Git(folder: folder.root)
    try git.start()
    var files = Files()
    try files.write(to: folder)
    try git.commit("0")
    var changed: [Int] = []
    for number in 1...Self.commits {
      files.apply(Edit(ofCommit: number), number)
      try files.write(to: folder)
      try git.commit("\(number)")
      if try snap(in: folder).run("diff", "HEAD~1..HEAD").out.contains("Main/SongCell.320") {
        changed.append(number)
      }
    }
    let expected = (1...Self.commits).filter { Edit(ofCommit: $0).changesSong }
    #expect(changed == expected)
    #expect(changed.count > Self.commits / 5)
    for (previous, number) in zip([0] + expected, expected) {
      // The last commit before the next change.
      let end = (expected.first { $0 > number } ?? Self.commits + 1) - 1
      let range = "HEAD~\(Self.commits - previous)..HEAD~\(Self.commits - end)"
      let run = try snap(in: folder).run("bisect", "Main/SongCell.320", range)
      #expect(run.out.split(separator: "\n").first?.hasSuffix(" snap: \(number)") == true, "\(run)")
    }
  }

  @Test(arguments: ["pictures", "digests"])
  func `a history has each commit that changed the reference and no other`(form: String) throws {
    let package = try TemporaryPackage()
    let git = Git(folder: package.root)
    try git.start()
    try package.write("{ \"references\": \"\(form)\" }", to: "snap.json")
    let key = SnapshotKey(suite: "CellTests", fixture: "row")
    var expected: [Int] = []
    for number in 0...Self.commits {
      let changes = number == 0 || Edit(ofCommit: number).changesSong
      if changes { expected.append(number) }
      try package.write("\(number)", to: "README")
      let label = "Label \(expected.last ?? 0)"
      _ = try package.store(.all).verify(Samples.cell(label: label), key: key)
      try git.commit("\(number)")
    }
    let titles = try package.snap().run("history", "\(key)").out.split(separator: "\n")
      .filter { !$0.hasPrefix(" ") }.compactMap { $0.split(separator: " ").last }
      .compactMap { Int($0) }
    #expect(titles == expected.reversed())
  }
}
