import ArgumentParser
import Foundation
import Terminal

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks this machine and package for problems, and suggests fixes.",
    discussion: """
      Outside a package only the machine is checked, and of an app without one its cell files. Lines begin with ✓ for success, ✗ for problems and \
      ! for advice. \(ExitCodes.doctor)
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
      for check in checks { Console.styled(check.text(color: Console.showsColor)) }
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
