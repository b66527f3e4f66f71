import Foundation

/// Whether git ignores results and shows pictures as layouts.
struct GitCheckup {
  let package: URL
  let environment: [String: String]

  /// The checks; none if the package is not in a git repository.
  var checks: [Check] {
    guard let git = SearchPath.executable(named: "git", environment: environment),
      run(git, "rev-parse", "--is-inside-work-tree").exitCode == 0
    else { return [] }
    return [ignoring(git), textconv(git)]
  }

  private func ignoring(_ git: URL) -> Check {
    guard run(git, "check-ignore", "--quiet", ".snap/results").exitCode == 0 else {
      return .missing(
        "gitignore", "git does not ignore .snap/, which contains the results of runs",
        remedy: "echo .snap/ >> .gitignore")
    }
    return .good("gitignore", "git ignores .snap/")
  }

  /// Whether `git diff` shows the layout stored in a picture.
  private func textconv(_ git: URL) -> Check {
    let attribute = run(git, "check-attr", "diff", "--", "Snapshots/Suite/fixture.320@2x.png")
    let driver = attribute.text.split(separator: ":").last
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    let command = driver.map { run(git, "config", "--get", "diff.\($0).textconv").text } ?? ""
    guard command.contains("describe") else {
      return .advice(
        "textconv", "`git diff` says of a picture only that it differs",
        remedy: "\(Console.tool) init --git")
    }
    return .good("textconv", "`git diff` shows the layout of pictures")
  }

  private func run(_ git: URL, _ arguments: String...) -> CommandOutput {
    CommandOutput(
      of: git, ["-C", package.path] + arguments, environment: environment)
  }
}
