// swift-tools-version: 6.2
import PackageDescription

// In the place of the package of this name on Linux: its module with its declarations, answered by Snap.
let package = Package(
  name: "Nimble-Snapshots",
  products: [.library(name: "Nimble-Snapshots", targets: ["Nimble-Snapshots"])],
  dependencies: [
    .package(name: "Snap", path: "../.."),
    .package(url: "https://github.com/Quick/Nimble.git", "13.0.0"..<"15.0.0"),
  ],
  targets: [
    // In Swift 5 mode, as matchers are closures without an actor.
    .target(
      name: "Nimble-Snapshots",
      dependencies: [
        .product(name: "SuiteAPIs", package: "Snap"), .product(name: "Nimble", package: "Nimble"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
