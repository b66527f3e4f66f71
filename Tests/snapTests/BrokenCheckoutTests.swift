import Foundation
import Testing

/// Each command that asks git, in checkouts in which something is missing, broken or unusual.
///
/// Each gives the right answer, or ends with 2 and says in git's words and Snap's what is the matter and what to do.
struct BrokenCheckoutTests {
  typealias Command = BrokenCheckout.Command

  /// A checkout, and what is said by the commands that cannot answer there.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The words of each command that ends with 2, and of the doctor.
    var words: [Command: [String]] = [:]
    /// Commands that do not apply.
    var without: Set<Command> = []
    let make: @Sendable (inout BrokenCheckout) throws -> Void
  }

  /// The same words of several commands.
  private static func each(_ commands: [Command], _ words: String...) -> [Command: [String]] {
    Dictionary(uniqueKeysWithValues: commands.map { ($0, words) })
  }

  private static let all = Command.allCases
  private static let ofReferences: [Command] = [.history, .bisect, .blame]
  private static let ofCommits: [Command] = [.diff] + ofReferences

  private static let whole = [
    Row(testDescription: "a whole clone") { try $0.clone() },
    Row(testDescription: "a detached head") {
      try $0.clone()
      try $0.here("checkout", "-q", "--detach")
    },
    Row(testDescription: "a linked worktree") {
      try $0.git("worktree", "add", "-q", "--detach", $0.place("linked").path)
      $0.folder = $0.place("linked")
    },
    Row(testDescription: "variables of a hook of another repository") {
      try $0.clone()
      $0.environment["GIT_DIR"] = $0.place("other").path
      $0.environment["GIT_WORK_TREE"] = "/"
      $0.environment["GIT_INDEX_FILE"] = ".git/none"
    },
    Row(testDescription: "a replaced commit") {
      try $0.clone()
      try $0.here("replace", "HEAD~1", "HEAD")
    },
    Row(testDescription: "a graft") {
      try $0.clone()
      try $0.write("\($0.ask("rev-parse", "HEAD"))\n", to: ".git/info/grafts")
    },
    Row(testDescription: "settings that change what git prints") {
      try $0.clone()
      for (name, value) in [
        ("color.ui", "always"), ("log.showRoot", "false"), ("log.showSignature", "true"),
        ("diff.renames", "false"), ("diff.noprefix", "true"), ("diff.external", "false"),
        ("core.quotePath", "true"), ("diff.relative", "true"), ("log.follow", "true"),
        ("i18n.logOutputEncoding", "UTF-16"), ("core.fsmonitor", "false"), ("log.date", "raw"),
      ] {
        try $0.here("config", name, value)
      }
    },
    Row(testDescription: "a subject that looks like git's output") {
      try $0.clone()
      let lines = "\u{1}1\tx\ty :100644 \u{1B}[2J"
      try $0.commitIndex(lines)
      $0.range = "HEAD~2..HEAD"
    },
    Row(testDescription: "a sparse checkout without the storyboard") {
      try $0.clone()
      try $0.here("sparse-checkout", "set", "--no-cone", "/*", "!/App/")
    },
    Row(testDescription: "references behind a link") {
      try $0.clone()
      try $0.here("mv", "Snapshots", "Pictures")
      try FileManager.default.createSymbolicLink(
        atPath: $0.folder.appendingPathComponent("Snapshots").path, withDestinationPath: "Pictures")
      try $0.commitHere("Link")
      $0.range = "HEAD~2..HEAD~1"
    },
  ]

  private static let broken = [
    Row(
      testDescription: "a shallow clone of one commit",
      words: each(
        [.diff, .history, .bisect, .blame, .doctor], "`git fetch --unshallow`", "`fetch-depth: 0`")
    ) {
      try $0.clone("--depth=1")
    },
    Row(
      testDescription: "a shallow clone of two commits",
      words: each([.history, .bisect, .blame, .doctor], "is shallow", "`git fetch --unshallow`")
    ) {
      try $0.clone("--depth=2")
    },
    Row(
      testDescription: "a base that was not fetched",
      words: each(
        [.diff, .affected], "`main` is not a commit of this repository", "git says:\n  fatal: ",
        "`git fetch origin main:refs/remotes/origin/main`")
    ) {
      try $0.git("branch", "feature")
      try $0.clone("--single-branch", "--branch=feature")
      ($0.range, $0.base) = ("main..HEAD", "main")
    },
    Row(
      testDescription: "a base that only the remote has",
      words: each([.diff, .affected], "Name `origin/main`, which is here.")
    ) {
      try $0.git("branch", "feature")
      try $0.clone("--branch=feature")
      ($0.range, $0.base) = ("main...HEAD", "main")
    },
    Row(
      testDescription: "a default branch of another name",
      words: each([.diff, .affected], "The default branch of origin is `trunk`.")
    ) {
      try $0.git("branch", "-m", "trunk")
      try $0.clone()
      ($0.range, $0.base) = ("main..HEAD", "main")
    },
    Row(
      testDescription: "a commit that was not fetched, by its name",
      words: each([.diff, .affected], "does not have the commit", "`git fetch origin 1111111111")
    ) {
      try $0.clone()
      let name = String(repeating: "1", count: 40)
      ($0.range, $0.base) = ("\(name)..HEAD", name)
    },
    Row(
      testDescription: "a name of something else",
      words: each([.diff, .affected], "it is not a commit", "Name a commit")
    ) {
      try $0.clone()
      try $0.here("tag", "file", "HEAD:Package.swift")
      ($0.range, $0.base) = ("file..HEAD", "file")
    },
    Row(
      testDescription: "branches without a common commit",
      words: each([.diff], "no commit from which both"), without: [.affected]
    ) {
      try $0.clone()
      let other = try $0.ask(
        "-c", "user.name=A", "-c", "user.email=a@b", "commit-tree", "-m", "other", "HEAD^{tree}")
      $0.range = "\(other)...HEAD"
    },
    Row(
      testDescription: "a checkout of another user",
      words: each(all, "belongs to another user", "`git config --global --add safe.directory /")
        .merging(each(ofReferences, "git says:\n  fatal: detected dubious ownership")) { $1 }
    ) {
      try $0.clone()
      // With this variable git takes every repository for one of another user, as in its own tests.
      $0.environment["GIT_TEST_ASSUME_DIFFERENT_OWNER"] = "1"
    },
    Row(
      testDescription: "no commit yet",
      words: each(ofCommits + [.affected], "the repository has no commit yet", "Commit the files")
    ) {
      try $0.remove(".git")
      try $0.here.start()
      $0.range = "HEAD"
    },
    Row(
      testDescription: "no repository",
      words: each(ofCommits + [.affected, .setUp], "is not in a repository of git")
    ) {
      try $0.remove(".git")
    },
    Row(
      testDescription: "only the variable names a repository",
      words: each(ofCommits + [.affected, .setUp], "GIT_DIR names ")
    ) {
      try FileManager.default.moveItem(
        at: $0.folder.appendingPathComponent(".git"), to: $0.place("git"))
      $0.environment["GIT_DIR"] = $0.place("git").path
    },
    Row(
      testDescription: "git is not installed",
      words: each(all.filter { $0 != .affected }, "which is not on PATH", "Install git"),
      without: [.affected]
    ) {
      try $0.clone()
      $0.environment["PATH"] = "/nowhere"
    },
    Row(
      testDescription: "a bare repository",
      words: each([.diff], "without a working tree", "`git worktree add FOLDER`"),
      without: Set(all).subtracting([.diff])
    ) {
      try $0.clone("--bare")
    },
    Row(
      testDescription: "a worktree without its repository",
      words: each(all, "leads to /", "not here", "worktree", "fatal: not a git repository")
    ) {
      try $0.clone()
      try $0.remove(".git")
      try $0.write("gitdir: /nowhere/.git/worktrees/x\n", to: ".git")
    },
    Row(
      testDescription: "a repository without its head",
      words: each(all, "git passes over the damaged repository of /", "clone again")
    ) {
      try $0.clone()
      try $0.remove(".git/HEAD")
    },
    Row(
      testDescription: "settings that cannot be read",
      words: each(all, "git cannot open the repository of /", "bad config line 1")
    ) {
      try $0.clone()
      try $0.write("[nonsense\n", to: ".git/config")
    },
    Row(
      testDescription: "a damaged index",
      words: each([.affected, .doctor], "git says:\n  ", "bad signature", "`git fsck`")
    ) {
      try $0.clone()
      try $0.write(String(repeating: "damaged ", count: 20), to: ".git/index")
    },
    Row(
      testDescription: "a damaged object",
      words: each(ofCommits, "git says:\n  ", "`git fsck`")
    ) {
      let tree = try $0.ask("rev-parse", "HEAD~1^{tree}")
      let file = ".git/objects/\(tree.prefix(2))/\(tree.dropFirst(2))"
      try $0.remove(file)
      try $0.write("damaged", to: file)
      $0.base = "HEAD"
    },
    Row(
      testDescription: "a partial clone without files",
      words: each(
        ofCommits, "partial clone, and nothing is fetched unasked", "git says:\n  ",
        "`git fetch --refetch --no-filter origin`"
      ).merging(each([.doctor], "the clone is partial")) { $1 }
    ) {
      try $0.clone("--filter=blob:none")
    },
    Row(
      testDescription: "a partial clone without trees",
      words: each(
        ofCommits, "partial clone, and nothing is fetched unasked",
        "`git fetch --refetch --no-filter origin`")
    ) {
      try $0.clone("--filter=tree:0")
    },
    Row(
      testDescription: "references that Git LFS did not fetch",
      words: each(ofReferences, "Git LFS has not fetched this file", "`git lfs fetch --all`")
        .merging(each([.doctor], "pointers of Git LFS", "git lfs pull")) { $1 }
    ) {
      let name = String(repeating: "ab", count: 32)
      for (path, size) in [("a", 1), ("b", 2)] {
        try $0.write(
          "version https://git-lfs.github.com/spec/v1\noid sha256:\(name)\nsize \(size)\n",
          to: "Snapshots/CellTests/row@2x.png")
        try $0.git.commit(path)
      }
      $0.range = "HEAD~3..HEAD"
    },
    Row(
      testDescription: "references whose line ends git converted",
      words: each(ofReferences, "because git converted its line ends", "`*.png binary`")
        .merging(each([.doctor], "git converted their line ends", "`*.png binary`")) { $1 }
    ) {
      try $0.write("*.png text eol=crlf\n", to: ".gitattributes")
      try $0.git("add", "--renormalize", ".")
      try $0.git.commit("Third")
      try $0.remove("Snapshots/CellTests/row@2x.png")
      try $0.git("checkout", "-q", "--", "Snapshots")
      $0.range = "HEAD~2..HEAD"
    },
    Row(
      testDescription: "references in a submodule that is not here",
      words: each(
        ofReferences, "the submodule Snapshots is not initialised",
        "`git submodule update --init -- Snapshots`"
      ).merging(each([.doctor], "the submodule Snapshots is not initialised")) { $1 }
    ) {
      try $0.clone()
      try $0.here("rm", "-rq", "Snapshots")
      let commit = try $0.ask("rev-parse", "HEAD")
      try $0.here("update-index", "--add", "--cacheinfo", "160000,\(commit),Snapshots")
      try $0.commitIndex("Submodule")
      try FileManager.default.createDirectory(
        at: $0.folder.appendingPathComponent("Snapshots"), withIntermediateDirectories: true)
      $0.range = "HEAD~2..HEAD~1"
    },
    Row(
      testDescription: "a reference that is a link",
      words: each(ofReferences, "is a link in a commit", "`git log`")
    ) {
      try $0.clone()
      let file = $0.folder.appendingPathComponent("Snapshots/CellTests/row@2x.png")
      try FileManager.default.moveItem(at: file, to: $0.folder.appendingPathComponent("row.png"))
      try FileManager.default.createSymbolicLink(
        atPath: file.path, withDestinationPath: "../../row.png")
      try $0.commitHere("Link")
      $0.range = "HEAD~2..HEAD~1"
    },
  ]

  @Test(arguments: whole + broken)
  func `the right answer is given, or why there is none`(row: Row) throws {
    var checkout = try BrokenCheckout()
    try row.make(&checkout)
    for command in Command.allCases where !row.without.contains(command) {
      let run = try checkout.run(command)
      guard let words = row.words[command] else {
        command.expectAnswer(run)
        continue
      }
      #expect(command == .doctor || run.exitCode == 2, "\(command) \(run)")
      for word in words {
        #expect((run.out + run.error).contains(word), "\(command): \(word)\n\(run)")
      }
    }
  }
}
