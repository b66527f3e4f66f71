import Foundation
import Snapshots

/// All checks of `snap doctor`, in the order in which to fix problems.
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
        .good("package", "no package here; package checks are skipped"))
    }
    self.checks = checks + [machine.browser, machine.recording]
  }
}
