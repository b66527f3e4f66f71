// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SettingsCells",
  products: [
    .library(name: "SettingsCells", targets: ["SettingsCells"])
  ],
  dependencies: [
    .package(name: "Snap", path: "../..")
  ],
  targets: [
    // On Apple's platforms `import UIKit` finds Apple's module, so only Linux needs ours.
    .target(
      name: "SettingsCells",
      dependencies: [
        .product(name: "UIKit", package: "Snap", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "SettingsCellsTests",
      dependencies: [
        "SettingsCells",
        .product(name: "SnapTesting", package: "Snap"),
      ]),
  ]
)

/// A suite of XCTest as existing projects have them; Documentation/WritingTests.md says what each of them needs.
func suite(_ name: String, _ settings: SwiftSetting...) -> Target {
  .testTarget(
    name: name,
    dependencies: ["SettingsCells", .product(name: "SnapTesting", package: "Snap")],
    swiftSettings: settings)
}

package.targets += [
  suite("Swift5SuiteTests", .swiftLanguageMode(.v5)),
  suite("MainActorSuiteTests"),
  suite("AsyncMethodSuiteTests"),
  suite("NonisolatedSuiteTests", .defaultIsolation(MainActor.self)),
]
