// swift-tools-version: 6.2
import PackageDescription

let uikit: Target.Dependency = .product(
  name: "UIKit", package: "Snap", condition: .when(platforms: [.linux]))

let package = Package(
  name: "LayoutHelpers",
  dependencies: [.package(name: "Snap", path: "../..")],
  targets: [
    .target(
      name: "LayoutHelpers", dependencies: [uikit], swiftSettings: [.swiftLanguageMode(.v6)]),
    // The same files, as links, compiled in Swift 5 mode.
    .target(
      name: "LayoutHelpersSwift5", dependencies: [uikit],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "LayoutHelpersTests",
      dependencies: [
        "LayoutHelpers", "LayoutHelpersSwift5",
        .product(name: "SnapTesting", package: "Snap"),
      ],
      // Both modules extend UIView in the same way: a file sees the methods of the module it imports.
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ]
)
