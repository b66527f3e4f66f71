import Foundation
import SnapshotRecords
import Testing

/// `snap review` of commits.
struct RangeReviewTests: SongRepository {
  let files: FileFolder

  init() throws {
    files = try Self.repository()
    try files.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    #expect(try snap.run("record", "--cells-only").exitCode == 0)
    try git.commit()
    try files.write(SongFile.storyboard(text: "Another song"), to: "App/Main.storyboard")
    try git.commit()
  }

  private func review(_ arguments: String...) throws -> RunningReview {
    try RunningReview(["review", "main~1..main"] + arguments, of: snap, package: files)
  }

  private func decide(
    _ verb: String, _ keys: [String], in review: RunningReview
  ) throws -> String {
    let list = keys.map { "\"\($0)\"" }.joined(separator: ",")
    return try review.wholeAnswer(
      to: review.decision("{\"verb\":\"\(verb)\",\"keys\":[\(list)],\"edition\":0}"))
  }

  @Test func `decisions on commits are a file, which counts for a run's pictures`() throws {
    let review = try review()
    let page = try review.wholeAnswer(to: review.request("GET", ""))
    #expect(page.contains("titleLabel: text \\\"A song\\\"") || page.contains("Another song"))
    let references = ["320", "414"].map { "Snapshots/Songs/plain.\($0)@2x.png" }
    let old = references.map { files.read($0) }
    #expect(try decide("accept", ["Songs/plain.320"], in: review).contains("1 accepted."))
    #expect(try decide("reject", ["Songs/plain.414"], in: review).contains("1 rejected."))
    _ = review.end(by: SIGINT)
    // Nothing but the file has changed.
    #expect(references.map { files.read($0) } == old)
    #expect(try snap.run("verify", "--cells-only").exitCode == 1)
    let run = try snap.run("decide", "decisions.json")
    #expect(run.exitCode == 0, "\(run)")
    #expect(files.read(references[0]) != old[0] && files.read(references[1]) == old[1])
    #expect(try snap.run("verify", "--cells-only", "--filter", "plain.320").exitCode == 0)
  }

  @Test func `a review goes on where one ended, and undo takes a decision out of the file`() throws
  {
    let first = try review("--decisions", "ann.json")
    _ = try decide("accept", ["Songs/plain.320"], in: first)
    _ = first.end(by: SIGINT)
    let second = try review("--decisions", "ann.json")
    let state = try second.wholeAnswer(to: second.request("GET", "state"))
    #expect(state.contains(#""decisions":{"Songs\/plain.320":"accepted"}"#), "\(state)")
    _ = try decide("reject", ["Songs/plain.414"], in: second)
    #expect(try files.text(of: "ann.json").contains("\"reject\""))
    #expect(try decide("undo", [], in: second).contains("pending again"))
    let text = try files.text(of: "ann.json")
    #expect(text.contains("Songs/plain.320") && !text.contains("Songs/plain.414"), "\(text)")
  }

  /// A clone of a host's repository that has the last commit as a pull request, under the host's names.
  private func clone(_ names: [(name: String, commit: String)]) throws -> FileFolder {
    for (name, commit) in names { try git("update-ref", name, commit) }
    try git("update-ref", "refs/heads/main", "main~1")
    let clone = try FileFolder()
    try Git(folder: clone.root)("clone", "-q", "file://\(files.root.path)", ".")
    return clone
  }

  @Test(arguments: [
    (["refs/pull/12/head"], "12"), (["refs/merge-requests/12/head"], "!12"),
    (["refs/pull/12/head", "refs/pull/12/merge"], "#12"),
  ])
  func `a pull request is fetched by its number`(names: [String], argument: String) throws {
    let head = try git.output(of: ["rev-parse", "main"], path: "/usr/bin:/bin").trimmingCharacters(
      in: .newlines)
    // The merge of the host has the branch as its first parent.
    let merge = try git.output(
      of: ["commit-tree", "main^{tree}", "-p", "main~1", "-p", "main", "-m", "merge"],
      path: "/usr/bin:/bin"
    )
    .trimmingCharacters(in: .newlines)
    let clone = try clone(names.map { ($0, $0.hasSuffix("merge") ? merge : head) })
    let review = try RunningReview(["review", argument], of: Self.snap(in: clone), package: clone)
    let page = try review.wholeAnswer(to: review.request("GET", ""))
    #expect(page.contains("Another song"))
    _ = review.end(by: SIGINT)
    // Neither the branch nor what is checked out has changed.
    let own = try Git(folder: clone.root).output(
      of: ["status", "--porcelain"], path: "/usr/bin:/bin")
    #expect(own.split(separator: "\n").allSatisfy { $0.hasPrefix("??") }, "\(own)")
  }

  @Test func `a pull request that cannot be fetched is said, with what to do`() throws {
    let clone = try clone([])
    let snap = Self.snap(in: clone)
    let unknown = try snap.run("review", "12")
    #expect(unknown.exitCode == 2, "\(unknown)")
    #expect(unknown.error.contains("origin has no pull request or merge request 12."), "\(unknown)")
    let git = Git(folder: clone.root)
    try git("remote", "set-url", "origin", "https://127.0.0.1:9/none.git")
    let silent = try snap.run("review", "12")
    #expect(silent.exitCode == 2)
    #expect(silent.error.contains("could not be fetched from origin. git says:"), "\(silent)")
    #expect(silent.error.contains("Make `git fetch origin` succeed"), "\(silent)")
    try git("remote", "set-url", "origin", "ext::sh -c touch% owned")
    #expect(try snap.run("review", "12").exitCode == 2 && !clone.exists("owned"))
    try git("remote", "remove", "origin")
    let none = try snap.run("review", "12")
    #expect(none.exitCode == 2 && none.error.contains("has no remote"), "\(none)")
  }

  @Test func `what cannot be reviewed is said`() throws {
    let same = try snap.run("review", "main..main")
    #expect(same.exitCode == 0 && same.out == "No changed picture to decide on.\n", "\(same)")
    let unknown = try snap.run("review", "nothing..main")
    #expect(unknown.exitCode == 2 && unknown.error.contains("nothing"), "\(unknown)")
    for arguments in [["main", "--terminal"], ["--build"]] {
      #expect(try snap.run(["review"] + arguments).exitCode == 2)
    }
    try files.write("{", to: "d.json")
    let damaged = try snap.run("review", "main~1..main", "--decisions", "d.json")
    #expect(damaged.exitCode == 2 && damaged.error.contains("d.json"), "\(damaged)")
    #expect(!files.exists("decisions.json"))
  }

  @Test(arguments: [
    ("* @all", "@all"), ("* @all\n/App/ @app", "@app"), ("/App/ @app\n* @all", "@all"),
    ("App/Songs.cells.json @a @b # both", "@a,@b"), ("*.json @json", "@json"),
    ("Songs.cells.json/ @folder", ""), ("App/* @flat", "@flat"), ("/Songs.cells.json @root", ""),
    ("* @all\nApp/Songs*", ""), ("**/Songs.cells.json @any", "@any"), ("# * @none", ""),
    ("[Cells] @team\nApp/\n[Rest]\n*.swift @swift", "@team"),
    ("* @all\n^[Design][2] @design\n*.cells.json", "@all,@design"),
  ])
  func `the owners of a cell are those of its file`(rules: String, owners: String) throws {
    try files.write(rules + "\n", to: ".github/CODEOWNERS")
    let run = try snap.run("diff", "main~1..main", "--report", "page")
    #expect(run.exitCode == 1, "\(run)")
    let page = try files.text(of: "page/index.html")
    let found = page.firstMatch(of: /"owners":\[([^\]]*)\]/)?.1.replacing("\"", with: "") ?? ""
    #expect(found == owners)
  }
}
