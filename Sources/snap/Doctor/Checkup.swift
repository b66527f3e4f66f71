import Foundation
import Snapshots

/// Everything that `snap doctor` looks at, in the order in which one would put it right.
struct Checkup {
  let checks: [Check]

  init(of path: String, environment: [String: String]) {
    let machine = MachineCheckup(environment: environment)
    var checks = [machine.swift, machine.libraries, FontCheckup.bundled.check]
    if let package = try? PackageFolder.containing(path) {
      checks += PackageCheckup(package: package, environment: environment).checks
      checks += GitCheckup(package: package, environment: environment).checks
    } else {
      checks.append(
        .good("package", "no package here; checks of one are left out"))
    }
    self.checks = checks + [machine.browser, machine.recording]
  }
}
