// swift-tools-version: 6.2
import PackageDescription

// Uses the tool of an artifact bundle of `make dist`, so that of Snap only the libraries are compiled. A package without
// tests of its own needs neither the dependency nor its targets.
let package = Package(
  name: "BinaryTool",
  dependencies: [
    .package(url: "https://github.com/your-organisation/Snap", from: "0.1.0")
  ],
  targets: [
    .target(name: "Notices", dependencies: [.product(name: "UIKit", package: "Snap")]),
    .testTarget(
      name: "NoticesTests",
      dependencies: ["Notices", .product(name: "SnapTesting", package: "Snap")]),
    // Not named snap, as one of Snap's own targets is. From a server:
    // .binaryTarget(name: "SnapBinary", url: "https://…/snap.artifactbundle.zip", checksum: "…"), with the checksum of
    // SHA256SUMS.
    .binaryTarget(name: "SnapBinary", path: "snap.artifactbundle.zip"),
    .plugin(
      name: "Cells",
      capability: .command(
        intent: .custom(verb: "cells", description: "Runs snap, which is not compiled here.")),
      dependencies: ["SnapBinary"]),
  ]
)
