// swift-tools-version: 6.2
import PackageDescription

// Built into the image, so that Snap is. SNAP_URL and SNAP_VERSION are arguments of the image.
let package = Package(
  name: "WarmUp",
  dependencies: [
    .package(url: setting("SNAP_URL"), exact: Version(stringLiteral: setting("SNAP_VERSION")))
  ],
  targets: [
    .target(name: "WarmUp", dependencies: [.product(name: "UIKit", package: "Snap")]),
    .testTarget(
      name: "WarmUpTests", dependencies: ["WarmUp", .product(name: "SnapTesting", package: "Snap")]),
  ]
)

func setting(_ name: String) -> String { Context.environment[name] ?? "" }
