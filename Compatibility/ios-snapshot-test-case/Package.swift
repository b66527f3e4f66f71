// swift-tools-version: 6.2
import PackageDescription

// In the place of the package of this name on Linux: its modules with their declarations, answered by Snap.
let package = Package(
  name: "iOSSnapshotTestCase",
  products: [
    .library(name: "FBSnapshotTestCase", targets: ["FBSnapshotTestCase"]),
    .library(name: "iOSSnapshotTestCase", targets: ["iOSSnapshotTestCase"]),
    .library(name: "iOSSnapshotTestCaseCore", targets: ["iOSSnapshotTestCaseCore"]),
  ],
  dependencies: [.package(name: "Snap", path: "../..")],
  targets: [
    .target(
      name: "FBSnapshotTestCase", dependencies: [.product(name: "SuiteAPIs", package: "Snap")]),
    .target(
      name: "iOSSnapshotTestCase", dependencies: [.product(name: "SuiteAPIs", package: "Snap")]),
    .target(
      name: "iOSSnapshotTestCaseCore",
      dependencies: [.product(name: "SuiteAPIs", package: "Snap")]),
  ]
)
