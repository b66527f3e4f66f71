import ArgumentParser
import Foundation

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks this machine and package for problems, and suggests fixes.",
    discussion: """
      Outside of a package only the machine is looked at. A line begins with ✓ for what is well, ✗ for \
      what is missing and ! for advice. Exit codes: 0 nothing is missing, 1 something is.
      """)

  @Argument(help: "The folder of a package, or a folder inside it.")
  var path = "."

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let checks = Checkup(of: path, environment: Console.environment).checks
    let missing = checks.count { $0.status == .missing }
    if json {
      try printJSON(Printed(checks: checks, missing: missing))
    } else {
      for check in checks { Console.out(check.text(color: Console.showsColor)) }
      Console.out(missing == 0 ? "Nothing is missing." : "\(missing) missing.")
    }
    if missing > 0 { throw Outcome.differences }
  }

  private struct Printed: Encodable {
    let version = 1
    let checks: [Check]
    let missing: Int
  }
}
