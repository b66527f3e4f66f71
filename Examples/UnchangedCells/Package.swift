// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "UnchangedCells",
  dependencies: [
    // The trait brings SwiftSyntax, which rewrites the sources for Linux.
    .package(name: "Snap", path: "../..", traits: ["SourceRewriting"])
  ],
  targets: [
    // Has no sources of its own: app-sources.txt lists those of the app.
    .target(
      name: "AppCells",
      dependencies: [.product(name: "UIKit", package: "Snap")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "RewriteSources", package: "Snap")]),
    .testTarget(
      name: "AppCellsTests",
      dependencies: ["AppCells", .product(name: "SnapTesting", package: "Snap")]),
  ]
)
