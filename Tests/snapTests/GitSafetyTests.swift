import Foundation
import SnapshotSamples
import Testing

/// What git runs for the tool, and what it does not.
struct GitSafetyTests {
  private static let events = [
    "post-checkout", "post-index-change", "reference-transaction", "post-merge", "pre-commit",
    "sendemail-validate", "fsmonitor-watchman",
  ]

  /// A clone whose hooks and settings name a program that leaves a file.
  private func checkout(_ options: [String] = []) throws -> (BrokenCheckout, mark: URL) {
    var checkout = try BrokenCheckout()
    try checkout.git.run(
      ["clone", "-q"] + options + [
        "file://\(checkout.origin.root.path)", checkout.place("clone").path,
      ])
    checkout.folder = checkout.place("clone")
    let mark = checkout.place("mark")
    let program = try checkout.origin.write(
      "#!/bin/sh\ntouch \(mark.path)\nexit 1\n", to: ".snap/program")
    chmod(program.path, 0o755)
    for event in Self.events {
      try checkout.write("#!/bin/sh\nexec \(program.path)\n", to: ".git/hooks/\(event)")
      chmod(checkout.folder.appendingPathComponent(".git/hooks/\(event)").path, 0o755)
    }
    for name in [
      "core.fsmonitor", "core.sshCommand", "core.gitProxy", "core.pager", "core.editor",
      "core.askPass", "diff.external", "diff.x.textconv", "diff.x.command", "gpg.program",
      "credential.helper", "interactive.diffFilter", "sequence.editor",
    ] {
      try checkout.here.run(["config", name, program.path])
    }
    try checkout.here.run(["config", "log.showSignature", "true"])
    try checkout.write("*.png diff=x\n*.storyboard diff=x\n", to: ".gitattributes")
    return (checkout, mark)
  }

  @Test func `no hook, monitor or program of a driver runs`() throws {
    let (checkout, mark) = try checkout()
    try checkout.write(SongFile.storyboard(text: "Third"), to: "App/Main.storyboard")
    for command in BrokenCheckout.Command.allCases {
      command.expectAnswer(try checkout.run(command))
      #expect(!FileManager.default.fileExists(atPath: mark.path), "\(command)")
    }
    let tool = SnapTool(
      directory: checkout.folder, environment: checkout.environment, owner: checkout.origin)
    for arguments in [
      ["diff", "HEAD"], ["diff", "HEAD", "--build"], ["diff", "HEAD~1...", "--build"],
    ] {
      let run = try tool.run(arguments)
      #expect(run.exitCode < 2, "\(run)")
      #expect(!FileManager.default.fileExists(atPath: mark.path), "\(arguments)")
    }
    // git by itself runs it.
    _ = try checkout.here.status(of: ["status"])
    #expect(FileManager.default.fileExists(atPath: mark.path))
  }

  @Test func `no network is asked for what a partial clone does not have`() throws {
    let (checkout, mark) = try checkout(["--filter=blob:none"])
    for url in ["ssh://example.invalid/x", "\(checkout.origin.root.path)"] {
      try checkout.here("config", "remote.origin.url", url)
      let run = try checkout.run(.diff)
      #expect(run.exitCode == 2 && run.error.contains("This is a partial clone"), "\(run)")
    }
    #expect(!FileManager.default.fileExists(atPath: mark.path))
  }

  @Test func `a folder in the place of a worktree is not touched`() throws {
    let (checkout, _) = try checkout()
    try checkout.write("mine", to: ".snap/worktrees/before/file")
    let other = Git(folder: checkout.folder.appendingPathComponent(".snap/worktrees/before"))
    try other.start()
    try other.commit()
    let run = try SnapTool(
      directory: checkout.folder, environment: checkout.environment, owner: checkout.origin
    ).run("diff", "HEAD~1..HEAD", "--build")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains(".snap/worktrees/before is not a worktree of this repository."))
    #expect(try other.status(of: ["rev-parse", "--verify", "HEAD:file"]) == 0)
  }

  @Test func `what a worktree does not have is named`() throws {
    let (checkout, _) = try checkout()
    let commit = try checkout.ask("rev-parse", "HEAD")
    try checkout.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(commit)\nsize 1\n",
      to: "App/star.png")
    try checkout.here("add", "App/star.png")
    try checkout.here("update-index", "--add", "--cacheinfo", "160000,\(commit),Pictures")
    try checkout.here.run([
      "-c", "core.hooksPath=/dev/null", "-c", "user.name=A", "-c", "user.email=a@b", "commit",
      "-qm",
      "Submodule",
    ])
    let run = try SnapTool(
      directory: checkout.folder, environment: checkout.environment, owner: checkout.origin
    ).run("diff", "HEAD~1..HEAD", "--build")
    #expect(run.exitCode == 2, "\(run)")
    #expect(
      run.out.contains(
        "after: the submodule Pictures is not as in \(try checkout.ask("rev-parse", "HEAD").prefix(10)). "
          + "Run `git -C .snap/worktrees/after submodule update --init`."), "\(run)")
    #expect(run.out.contains("after: App/star.png: Git LFS has not fetched this file."))
    #expect(!run.out.contains("before: "))
  }

  @Test func `git gets a whole path of a tool that was called by a relative one`() throws {
    var (checkout, _) = try checkout()
    checkout.environment["SNAP_COMMAND"] = "a folder/snap"
    let run = try checkout.run(.setUp)
    let command = "'\(checkout.folder.path)/a folder/snap' describe"
    #expect(try checkout.ask("config", "diff.snap.textconv") == command, "\(run)")
  }
}
