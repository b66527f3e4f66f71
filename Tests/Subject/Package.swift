// swift-tools-version: 6.2
import PackageDescription

/// What `make mutants` mutates: a package as users have it, whose tests pass unless a variable names a mutation.
let package = Package(
  name: "Subject",
  dependencies: [
    .package(name: "Snap", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "SubjectTests", dependencies: [.product(name: "SnapTesting", package: "Snap")],
      exclude: ["Rows.cells.json", "Row.xib"])
  ]
)
