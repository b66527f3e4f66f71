// swift-tools-version: 6.2
import PackageDescription

// On Linux, a package of Snap has the place of the library that the suites were written for.
#if os(Linux)
let snapshots = Package.Dependency.package(path: "../../Compatibility/swift-snapshot-testing")
#else
let snapshots = Package.Dependency.package(
  url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")
#endif

let package = Package(
  name: "SettingsCells",
  products: [
    .library(name: "SettingsCells", targets: ["SettingsCells"])
  ],
  dependencies: [
    .package(name: "Snap", path: "../.."),
    snapshots,
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

/// Suites that import other libraries' modules.
package.targets += [
  .testTarget(
    name: "UnchangedSuiteTests",
    dependencies: [
      "SettingsCells", .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
    ],
    swiftSettings: [.swiftLanguageMode(.v5)]),
  // Without the folder Compatibility, the compiler reads the module's name as ours.
  .testTarget(
    name: "AliasedSuiteTests",
    dependencies: [
      "SettingsCells",
      .product(name: "SuiteAPIs", package: "Snap", condition: .when(platforms: [.linux])),
    ],
    swiftSettings: [
      .swiftLanguageMode(.v5),
      .unsafeFlags(
        ["-module-alias", "FBSnapshotTestCase=FBSnapshotTestCaseAPI"], .when(platforms: [.linux])),
    ]),
]
