// swift-tools-version: 6.2
import PackageDescription

// In the place of the package of this name on Linux, where it finds no specs: its words for those of snapshots.
let package = Package(
  name: "Quick",
  products: [.library(name: "Quick", targets: ["Quick"])],
  dependencies: [.package(name: "Snap", path: "../..")],
  targets: [
    // In Swift 5 mode, as examples are closures without an actor.
    .target(
      name: "Quick", dependencies: [.product(name: "SuiteAPIs", package: "Snap")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
