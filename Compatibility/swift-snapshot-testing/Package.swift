// swift-tools-version: 6.2
import PackageDescription

// In the place of the package of this name on Linux: its module with its declarations, answered by Snap.
let package = Package(
  name: "swift-snapshot-testing",
  products: [.library(name: "SnapshotTesting", targets: ["SnapshotTesting"])],
  dependencies: [.package(name: "Snap", path: "../..")],
  targets: [
    .target(
      name: "SnapshotTesting", dependencies: [.product(name: "SuiteAPIs", package: "Snap")])
  ]
)
