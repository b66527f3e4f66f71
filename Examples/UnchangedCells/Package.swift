// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "UnchangedCells",
  dependencies: [
    // The trait brings SwiftSyntax, which rewrites the sources for Linux.
    .package(name: "Snap", path: "../..", traits: ["SourceRewriting"])
  ],
  targets: [
    // Its app-sources.txt lists the app's sources.
    .target(
      name: "AppCells",
      dependencies: [.product(name: "UIKit", package: "Snap")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "RewriteSources", package: "Snap")]),
    // In older language modes, UIKit has the names that it had in Swift 4.
    .target(
      name: "FormerCells",
      dependencies: [.product(name: "UIKit", package: "Snap")],
      swiftSettings: [.swiftLanguageMode(.v4)],
      plugins: [.plugin(name: "RewriteSources", package: "Snap")]),
    .testTarget(
      name: "AppCellsTests",
      dependencies: ["AppCells", .product(name: "SnapTesting", package: "Snap")]),
    .testTarget(
      name: "FormerCellsTests",
      dependencies: ["FormerCells", .product(name: "SnapTesting", package: "Snap")]),
  ]
)
