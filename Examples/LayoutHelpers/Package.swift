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
    // The same files, by links, as a package of Swift 5 compiles them.
    .target(
      name: "LayoutHelpersSwift5", dependencies: [uikit],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "LayoutHelpersTests",
      dependencies: [
        "LayoutHelpers", "LayoutHelpersSwift5",
        .product(name: "SnapTesting", package: "Snap"),
      ],
      // Both modules extend UIView alike: a file sees the methods of the one that it imports.
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ]
)
