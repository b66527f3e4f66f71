import Foundation
import Processes

/// The `git` of this machine, run so that it only reads what is here.
///
/// It asks no network, unless it is told to fetch, and runs no hook and no monitor of files. What the variables of a hook or of the shell say about
/// another repository does not count: the repository is that around a folder.
struct GitProgram {
  private let executable: URL
  private let environment: [String: String]

  /// Finds `git` in the folders of `PATH`.
  init?(environment: [String: String]) {
    guard let git = SearchPath.executable(named: "git", environment: environment) else {
      return nil
    }
    executable = git
    self.environment = environment.filter { !Self.foreign.contains($0.key) }
      .merging(Self.variables) { _, own in own }
  }

  /// Runs a command in a folder, which may ask a remote if that is said.
  func run(
    _ arguments: [String], in folder: URL, input: ChildProcess.Stream = .nothing,
    asksRemote: Bool = false
  ) -> GitOutput {
    var environment = environment
    if asksRemote { environment["GIT_ALLOW_PROTOCOL"] = Self.protocols }
    // Without one, only git's words are not shown.
    let errors = try? UnnamedFile()
    let output = CommandOutput(
      of: executable, ["-C", folder.path] + Self.settings + arguments, environment: environment,
      input: input, errors: errors.map { .file($0.handle) } ?? .nothing)
    return GitOutput(
      exitCode: output.exitCode, data: output.data, message: errors?.text(atMost: 16_384) ?? "")
  }

  /// Variables that name another repository, or parts of one, as git sets them for hooks; and those that change how
  /// paths are read.
  private static let foreign: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_NAMESPACE", "GIT_PREFIX",
    "GIT_INTERNAL_SUPER_PREFIX", "GIT_IMPLICIT_WORK_TREE", "GIT_OBJECT_DIRECTORY",
    "GIT_SHALLOW_FILE", "GIT_REPLACE_REF_BASE", "GIT_ATTR_SOURCE", "GIT_EXTERNAL_DIFF",
    "GIT_DIFF_OPTS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_LITERAL_PATHSPECS",
    "GIT_ICASE_PATHSPECS",
  ]

  private static let variables = [
    "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
    // A commit is compared as it is, not as this clone's replacements and grafts would have it.
    "GIT_NO_REPLACE_OBJECTS": "1", "GIT_GRAFT_FILE": "/dev/null/none",
    // A partial clone would fetch what it does not have; git before 2.45 knows only the second of these.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_LFS_SKIP_SMUDGE": "1",
  ]

  /// Those that only move objects; others run commands that a repository's settings name.
  private static let protocols = "file:http:https:ssh"

  /// An empty monitor is none in all versions of git.
  private static let settings = [
    "core.fsmonitor=", "core.hooksPath=/dev/null", "log.showSignature=false", "log.showRoot=true",
    "log.follow=false",
  ].flatMap { ["-c", $0] }
}
