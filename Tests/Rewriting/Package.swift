// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Rewriting",
  dependencies: [
    .package(name: "Snap", path: "../..", traits: ["SourceRewriting"]),
    .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"604.0.0"),
  ],
  targets: [
    .target(name: "RewritingTestSupport", path: "Tests/RewritingTestSupport"),
    .testTarget(
      name: "SourceRewritingTests",
      dependencies: [
        "RewritingTestSupport",
        .product(name: "SourceRewriting", package: "Snap"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    // The tool with the trait.
    .testTarget(
      name: "RewrittenBuildTests",
      dependencies: ["RewritingTestSupport", .product(name: "snap", package: "Snap")]),
  ],
  swiftLanguageModes: [.v6]
)
