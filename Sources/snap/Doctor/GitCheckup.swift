import Foundation

/// Whether git ignores results and shows pictures as layouts.
struct GitCheckup {
  let package: URL
  let environment: [String: String]

  /// The checks; none if the package is not in a git repository.
  var checks: [Check] {
    guard let repository = try? GitRepository(around: package, environment: environment) else {
      return []
    }
    return [ignoring(repository), textconv(repository)]
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
    let attribute = repository.run(["check-attr", "diff", "--", picture])
    let driver = attribute.text.split(separator: ":").last
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    let command = driver.map { repository.run(["config", "--get", "diff.\($0).textconv"]).text }
    guard command?.contains("describe") == true else {
      return .advice(
        "textconv", "`git diff` says of a picture only that it differs",
        remedy: "\(Console.tool) init --git")
    }
    return .good("textconv", "`git diff` shows the layout of pictures")
  }
}
