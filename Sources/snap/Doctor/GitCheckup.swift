import Foundation
import Snapshots

/// Whether git ignores results, shows pictures as layouts, and merges digests.
struct GitCheckup {
  let package: URL
  let environment: [String: String]

  /// The checks; none if the package is not in a git repository.
  var checks: [Check] {
    guard let repository = try? GitRepository(around: package, environment: environment) else {
      return []
    }
    return [ignoring(repository), textconv(repository)] + mergeDriver(repository)
  }

  private func ignoring(_ repository: GitRepository) -> Check {
    let results = package.appendingPathComponent(".snap/results").path
    guard repository.run(["check-ignore", "--quiet", results]).exitCode == 0 else {
      return .missing(
        "gitignore", "git does not ignore .snap/, which contains the results of runs",
        remedy: "echo .snap/ >> .gitignore")
    }
    return .good("gitignore", "git ignores .snap/")
  }

  /// Whether `git diff` shows the layout stored in a picture.
  private func textconv(_ repository: GitRepository) -> Check {
    let picture = package.appendingPathComponent("Snapshots/Suite/fixture.320@2x.png").path
    let command = setting("textconv", of: "diff", at: picture, repository)
    guard command?.contains("describe") == true else {
      return .advice(
        "textconv", "`git diff` says of a picture only that it differs",
        remedy: "\(Console.tool) init --git")
    }
    return .good("textconv", "`git diff` shows the layout of pictures")
  }

  /// Whether git merges digests by `snap merge-driver`; no check for a package whose references are pictures.
  private func mergeDriver(_ repository: GitRepository) -> [Check] {
    let directories = SnapshotDirectories(ofPackage: package)
    // Settings that cannot be read are another check's finding.
    guard (try? directories.store.referenceForm()) == .digests else { return [] }
    let digests = directories.references.appendingPathComponent("Suite.snapshots").path
    let command = setting("driver", of: "merge", at: digests, repository)
    guard command?.contains("merge-driver") == true else {
      return [
        .advice(
          "merge",
          "git takes neighbouring lines of digests for one change, and merges of them conflict",
          remedy: "\(Console.tool) init --git")
      ]
    }
    return [.good("merge", "git merges digests line by line")]
  }

  /// A setting of the driver that an attribute names for a file.
  private func setting(
    _ name: String, of attribute: String, at path: String, _ repository: GitRepository
  ) -> String? {
    let output = repository.run(["check-attr", attribute, "--", path]).text
    let driver = output.split(separator: ":").last
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    return driver.flatMap { try? repository.setting("\(attribute).\($0).\(name)") }
  }
}
