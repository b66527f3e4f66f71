import ArgumentParser
import Snapshots
import Terminal
import TestRuns

struct Prune: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Removes references that no test uses any more.",
    discussion: """
      Uses the results of the last `snap verify` (or `snap merge`), which must have been complete, \
      unfiltered and passing, with no source changed since. The references of disabled tests count as \
      unused, so try --dry-run first.

      \(ExitCodes.prune)
      """)

  @OptionGroup var location: PackageOption

  @Flag(help: "List what would be removed, and remove nothing.")
  var dryRun = false

  func run() throws {
    let directories = try location.directories()
    let references = try RunLocks(waits: false).hold([(directories, run: "")]) {
      try directories.store.prune(isDryRun: dryRun)
    }
    let verb = dryRun ? "would remove" : "removed"
    for reference in references {
      let place = reference.line.map { "\(reference.path): \($0)" } ?? reference.path
      let reason = reference.isReadable ? "changed after the last run" : "cannot be read"
      Console.out(
        reference.isRemoved ? "\(verb)  \(place)" : "kept  \(place)  It \(reason).")
    }
    let count = references.count(where: \.isRemoved)
    Console.out("\(count) \(dryRun ? "would be removed" : "removed")")
  }
}
