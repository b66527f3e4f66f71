import ArgumentParser
import Snapshots

struct Prune: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Removes references that no test uses any more.",
    discussion: """
      Asks the last `snap verify` (or `snap merge`), which must have been whole, unfiltered and passing, \
      with no source changed since. A test that is disabled names nothing: look at --dry-run first.

      Exit codes: 0 done, or nothing to do; 2 the last run does not tell what may go.
      """)

  @OptionGroup var location: PackageOption

  @Flag(help: "List what would be removed, and remove nothing.")
  var dryRun = false

  func run() throws {
    let references = try location.directories().store.prune(isDryRun: dryRun)
    let verb = dryRun ? "would remove" : "removed"
    for reference in references {
      Console.out(
        reference.isRemoved
          ? "\(verb)  \(reference.path)"
          : "kept  \(reference.path)  \(reference.reason ?? "")")
    }
    let count = references.count(where: \.isRemoved)
    Console.out("\(count) \(dryRun ? "would be removed" : "removed")")
  }
}
