// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ProfileCells",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "ProfileCells", targets: ["ProfileCells"])
  ],
  dependencies: [
    .package(url: "https://github.com/your-organisation/Snap", from: "0.1.0")
  ],
  targets: [
    // On Apple's platforms `import UIKit` finds Apple's module, so only Linux needs Snap's.
    .target(
      name: "ProfileCells",
      dependencies: [
        .product(name: "UIKit", package: "Snap", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "ProfileCellsTests",
      dependencies: [
        "ProfileCells",
        .product(name: "SnapTesting", package: "Snap", condition: .when(platforms: [.linux])),
      ]),
  ]
)
