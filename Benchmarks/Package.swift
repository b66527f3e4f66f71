// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that the dependencies of measuring stay out of the measured package.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Snap", path: "..")
  ],
  targets: [
    .target(name: "Rounds"),
    .target(
      name: "SolverRows",
      dependencies: ["Rounds", .product(name: "ConstraintSolver", package: "Snap")]),
    .executableTarget(name: "solver-round", dependencies: ["Rounds", "SolverRows"]),
    .executableTarget(
      name: "text-round",
      dependencies: ["Rounds", .product(name: "Typography", package: "Snap")]),
    .target(name: "CAllocations"),
    .executableTarget(
      name: "solver-allocations", dependencies: ["CAllocations", "Rounds", "SolverRows"]),
    .target(name: "TableRows", dependencies: ["Rounds", .product(name: "UIKit", package: "Snap")]),
    .executableTarget(name: "table-round", dependencies: ["Rounds", "TableRows"]),
    .executableTarget(name: "small-table-round", dependencies: ["Rounds", "TableRows"]),
    .target(name: "CYIQLoop"),
    .target(
      name: "CompareRows",
      dependencies: [
        "CYIQLoop", "Rounds", .product(name: "ImageComparison", package: "Snap"),
      ]),
    .executableTarget(name: "compare-round", dependencies: ["CompareRows", "Rounds"]),
    .executableTarget(name: "compare-limits", dependencies: ["CompareRows", "Rounds"]),
    .executableTarget(
      name: "cell-round", dependencies: ["Rounds", .product(name: "Fixtures", package: "Snap")]),
    .target(
      name: "GrowthRows", dependencies: ["Rounds", .product(name: "Fixtures", package: "Snap")]),
    .target(
      name: "ReasonRows", dependencies: ["Rounds", .product(name: "Fixtures", package: "Snap")]),
    .executableTarget(name: "reason-round", dependencies: ["Rounds", "ReasonRows"]),
    .executableTarget(name: "plain-layout-round", dependencies: ["Rounds", "ReasonRows"]),
    .executableTarget(name: "growth-round", dependencies: ["Rounds", "GrowthRows"]),
    .executableTarget(name: "half-growth-round", dependencies: ["Rounds", "GrowthRows"]),
    .executableTarget(
      name: "bench", dependencies: ["Rounds", .product(name: "snap", package: "Snap")]),
  ],
  swiftLanguageModes: [.v6]
)
