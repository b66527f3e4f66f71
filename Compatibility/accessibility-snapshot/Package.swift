// swift-tools-version: 6.2
import PackageDescription

// In the place of AccessibilitySnapshot on Linux: its module with the strategy for pictures, answered by Snap.
let package = Package(
  name: "AccessibilitySnapshot",
  products: [.library(name: "AccessibilitySnapshot", targets: ["AccessibilitySnapshot"])],
  dependencies: [.package(name: "Snap", path: "../..")],
  targets: [
    .target(
      name: "AccessibilitySnapshot", dependencies: [.product(name: "SuiteAPIs", package: "Snap")])
  ]
)
