// swift-tools-version: 6.2
import PackageDescription

// Uses the tool of an artifact bundle of `make dist`, so that nothing of it is compiled. A package with tests also
// depends on Snap, for SnapTesting: then only the libraries are compiled.
let package = Package(
  name: "BinaryTool",
  products: [.plugin(name: "Cells", targets: ["Cells"])],
  targets: [
    // From a server: .binaryTarget(name: "snap", url: "https://…/snap.artifactbundle.zip", checksum: "…"), with the
    // checksum of SHA256SUMS.
    .binaryTarget(name: "snap", path: "snap.artifactbundle.zip"),
    .plugin(
      name: "Cells",
      capability: .command(
        intent: .custom(verb: "cells", description: "Runs snap, which is not compiled here.")),
      dependencies: ["snap"]),
  ]
)
