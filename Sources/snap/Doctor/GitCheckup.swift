import Foundation
import Revisions
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

/// Whether git ignores results, shows pictures as layouts, and merges digests.
struct GitCheckup {
  let package: URL
  let environment: [String: String]

  /// The checks; none if the package is not in a git repository.
  var checks: [Check] {
    do {
      guard let repository = try GitRepository.ifAny(around: package, environment: environment)
      else { return [] }
      return try [ignoring(repository), textconv(repository)] + attributes(repository)
        + mergeDriver(repository)
        + GitCloneCheckup(repository: repository, package: package).checks
    } catch let problem as GitProblem {
      if case .notInstalled = problem.kind {
        return [.advice("git", problem.finding, remedy: problem.remedy)]
      }
      return [.missing("git", problem.findingWithMessage, remedy: problem.remedy)]
    } catch {
      return [.missing("git", "\(error)", remedy: "git status")]
    }
  }

  private func ignoring(_ repository: GitRepository) throws -> Check {
    let results = package.appendingPathComponent(".snap/results").path
    let arguments = ["check-ignore", "--quiet", results]
    let output = repository.run(arguments)
    // 1 is that of a file that is not ignored.
    guard output.succeeded || output.exitCode == 1 else {
      throw repository.failure(.failed(arguments: arguments), output)
    }
    guard output.succeeded else {
      return .missing(
        "gitignore", "git does not ignore .snap/, which contains the results of runs",
        remedy: "echo .snap/ >> .gitignore")
    }
    return .good("gitignore", "git ignores .snap/")
  }

  /// Whether `git diff` shows the layout stored in a picture.
  private func textconv(_ repository: GitRepository) throws -> Check {
    let picture = package.appendingPathComponent("Snapshots/Suite/fixture.320@2x.png").path
    let command = try setting("textconv", of: "diff", at: picture, repository)
    guard command?.contains("describe") == true else {
      return .advice(
        "textconv", "`git diff` says of a picture only that it differs",
        remedy: "\(Console.tool) init --git")
    }
    return .good("textconv", "`git diff` shows the layout of pictures")
  }

  /// What attributes would do to the bytes of pictures; no check if they keep them.
  private func attributes(_ repository: GitRepository) throws -> [Check] {
    let picture = package.appendingPathComponent("Snapshots/Suite/fixture.320@2x.png").path
    var values: [String: String] = [:]
    for found in try repository.attributes(["text", "eol"], of: [picture]) {
      values[found.attribute] = found.value
    }
    let text = values["text"] ?? "unspecified"
    let hasEnds = ["lf", "crlf"].contains(values["eol"] ?? "")
    // git guesses for `auto` that a picture is not text.
    guard text == "set" || hasEnds && text == "unspecified" else { return [] }
    return [
      .missing(
        "attributes",
        "git takes references for texts and converts their line ends, which breaks them",
        remedy: "\(Console.tool) init --git")
    ]
  }

  /// Whether git merges digests by `snap merge-driver`; no check for a package whose references are pictures.
  private func mergeDriver(_ repository: GitRepository) throws -> [Check] {
    let directories = SnapshotDirectories(ofPackage: package)
    // Settings that cannot be read are another check's finding.
    guard (try? directories.store.referenceForm()) == .digests else { return [] }
    let digests = directories.references.appendingPathComponent("Suite.snapshots").path
    let command = try setting("driver", of: "merge", at: digests, repository)
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
  ) throws -> String? {
    guard let driver = try repository.attributes([attribute], of: [path]).first?.value else {
      return nil
    }
    return try repository.setting("\(attribute).\(driver).\(name)")
  }
}
