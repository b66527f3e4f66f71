import TestRuns

/// All checks of `snap doctor`, in the order in which to fix problems.
struct Checkup {
  let checks: [Check]

  init(of path: String, environment: [String: String]) {
    let machine = MachineCheckup(environment: environment)
    let folder = try? PackageFolder.containing(path)
    // An app without a package has only cell files, which the tool verifies by itself.
    let buildsTests = folder.map(PackageFolder.isPackage) ?? true
    var checks = buildsTests ? [machine.swift, machine.libraries] : []
    checks += [FontCheckup.bundled.check]
    checks += VersionCheckup(package: folder, environment: environment).checks
    if let folder {
      checks += PackageCheckup(package: folder, environment: environment).checks
      checks += GitCheckup(package: folder, environment: environment).checks
    } else {
      checks.append(.good("package", "no package here; package checks are skipped"))
    }
    self.checks = checks + [machine.browser, machine.recording]
  }
}
