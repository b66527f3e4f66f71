// swift-tools-version: 6.2
import PackageDescription

/// The upcoming features of every library target; cell targets do without, as under `InternalImportsByDefault` a plain
/// `import UIKit` cannot be used in a public class.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(
  _ name: String, path: String? = nil, dependencies: [Target.Dependency] = [],
  resources: [Resource] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources,
    swiftSettings: strict)
}

func tests(
  _ subject: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(subject)Tests", dependencies: [.byName(name: subject), "TestSupport"] + dependencies,
    exclude: exclude, resources: resources)
}

/// A program that only tests, or who develops Snap, need.
func program(_ name: String, path: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: strict)
}

let systemLibraries: [Target] = [
  .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
  .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
  // Compiled, because Swift cannot read ICU's headers beside those of the toolchain's Foundation.
  .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
  // Runs SnapTesting's observer of XCTest before the first test.
  .target(name: "CTestLaunch"),
  // Says before Swift starts what it needs.
  .target(name: "CToolLaunch"),
  // Compiled, for vector types that are fast in debug builds too.
  .target(name: "CPixels"),
  // Compiled, because an array of their bytes takes Swift half a minute.
  .target(name: "CSymbolFiles"), .target(name: "CPageFiles"),
  .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
  .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
]

// From the bottom up: a target depends only on targets above it in this list.
let libraries: [Target] = [
  library("LayoutModel"), library("Devices"), library("SnapshotKeys"), library("NumberText"),
  library("PrintedText"), library("FileAccess"), library("SwiftSources"), library("Locks"),
  library("ConstraintSolver", dependencies: ["NumberText"]),
  library("Graphics", dependencies: ["NumberText", "Locks", "CPixels", "CPNG", "CJPEG"]),
  library(
    "BundledFonts", path: "Fonts",
    resources: [
      .copy("Inter"), .copy("Noto"), .copy("Droid"), .copy("Nanum"), .copy("DejaVu"),
      .copy("manifest.json"), .copy("ios-fonts.json"),
    ],
    exclude: ["README.md", "fit-tracking.py", "label-widths.py"]),
  library(
    "Typography",
    dependencies: [
      "Graphics", "FileAccess", "Locks", "BundledFonts", "CFreeType", "CHarfBuzz", "CICU",
    ]),
  library(
    "SymbolGlyphs", dependencies: ["Graphics", "Typography", "Locks", "CSymbolFiles"],
    exclude: ["symbol-names.txt", "symbol-drawings.txt"]),
  library("InterfaceBuilder", dependencies: ["SnapshotKeys", "NumberText", "FileAccess", "Locks"]),
  library("VectorPictures", dependencies: ["Graphics", "InterfaceBuilder", "CPNG"]),
  library(
    "UIKitValues",
    dependencies: [
      "LayoutModel", "Devices", "Graphics", "Typography", "SymbolGlyphs", "InterfaceBuilder",
      "VectorPictures", "FileAccess", "NumberText", "Locks",
    ]),
  library(
    "UIKit",
    dependencies: [
      "UIKitValues", "SymbolGlyphs", "LayoutModel", "Devices", "ConstraintSolver", "Graphics",
      "Typography", "InterfaceBuilder", "FileAccess", "NumberText", "PrintedText", "Locks",
    ]),
  library("InterfaceCanvas", dependencies: ["Devices", "UIKit", "InterfaceBuilder"]),
  // Swift's cross-import overlay asks for a module of this name where a file imports both Testing
  // and UIKit. Delete it when a toolchain ships one for Linux.
  .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
  // Modules that cells import by name on iOS; what there is of them is in UIKit.
  .target(name: "CoreGraphics", dependencies: ["UIKit"]),
  .target(name: "CoreText", dependencies: ["UIKit"]),
  .target(name: "QuartzCore", dependencies: ["UIKit"]),
  // What cells use of Apple's module `os`, whose name would mislead `canImport(os)` in other packages.
  library("OperatingSystem"),
  .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
  // On Apple's systems, UIKit is Apple's.
  library(
    "TestTerms",
    dependencies: [
      "LayoutModel", "Devices", "SnapshotKeys", "NumberText",
      .byName(name: "UIKit", condition: .when(platforms: [.linux])),
    ]),
  library("ImageComparison", dependencies: ["Graphics", "CPixels"]),
  library("LayoutChanges", dependencies: ["LayoutModel", "NumberText"]),
  library(
    "SnapshotRecords",
    dependencies: ["SnapshotKeys", "LayoutChanges", "LayoutModel", "Graphics", "NumberText"]),
  library(
    "SnapshotReferences",
    dependencies: [
      "SnapshotRecords", "LayoutChanges", "LayoutModel", "ImageComparison", "Graphics",
      "FileAccess", "NumberText", "PrintedText", "Locks",
    ]),
  library(
    "Snapshots",
    dependencies: [
      "SnapshotReferences", "SnapshotRecords", "LayoutModel", "Graphics", "FileAccess", "Locks",
    ]),
  library(
    "SnapReport",
    dependencies: [
      "SnapshotRecords", "LayoutChanges", "LayoutModel", "Graphics", "NumberText", "PrintedText",
      "CPageFiles",
    ],
    exclude: ["Page/page.css", "Page/Script"]),
  library(
    "Fixtures",
    dependencies: [
      "TestTerms", "Devices", "SnapReport", "Snapshots", "SnapshotReferences", "SnapshotRecords",
      "LayoutChanges", "InterfaceCanvas", "UIKit", "LayoutModel", "ImageComparison", "Typography",
      "Graphics", "InterfaceBuilder", "FileAccess", "NumberText", "PrintedText", "Locks",
    ]),
  library(
    "StressTesting",
    dependencies: [
      "Fixtures", "SnapReport", "Snapshots", "SnapshotReferences", "SnapshotRecords",
      "LayoutChanges", "UIKit", "LayoutModel", "NumberText", "SwiftSources",
    ]),
  // In the program of `snap try`, with the modules that cells import by name.
  library(
    "TriedCells",
    dependencies: [
      "Fixtures", "SnapshotReferences", "SnapshotRecords", "UIKit", "CoreGraphics", "CoreText",
      "QuartzCore", "OperatingSystem", "Graphics", "FileAccess", "LayoutModel",
    ]),
  // In Swift 5 mode: Swift 6 would give its parameters another type than SwiftPM's lists of tests have.
  .target(
    name: "MainActorXCTest",
    swiftSettings: [
      .swiftLanguageMode(.v5), .enableUpcomingFeature("InternalImportsByDefault"),
    ]),
  // On Apple's systems it has only what writes iOS's frames, and UIKit is Apple's.
  library(
    "SnapTesting",
    dependencies: [
      "MainActorXCTest", "CTestLaunch", "StressTesting", "Fixtures", "SnapReport", "Snapshots",
      "SnapshotReferences", "SnapshotRecords", "LayoutModel", "ImageComparison", "Graphics",
      "UIKit", "NumberText", "Locks", "FileAccess", "_Testing_UIKit",
    ].map { .byName(name: $0, condition: .when(platforms: [.linux])) } + [
      .byName(name: "TestTerms", condition: .when(platforms: [.linux, .iOS, .macCatalyst])),
      .byName(name: "SnapshotKeys", condition: .when(platforms: [.linux, .iOS, .macCatalyst])),
      .byName(name: "SnapBridge", condition: .when(platforms: [.iOS, .macCatalyst])),
    ]),
  // What suites of other libraries call; `Compatibility` has the modules with those libraries' names.
  library("FBSnapshotTestCaseAPI", dependencies: ["SnapTesting", "MainActorXCTest", "UIKit"]),
  library("SnapshotTestingAPI", dependencies: ["SnapTesting", "MainActorXCTest", "UIKit"]),
]

/// Only packages that enable the trait fetch and build SwiftSyntax.
let rewriting = TargetDependencyCondition.when(traits: ["SourceRewriting"])

let rewritingTargets: [Target] = [
  library(
    "SourceRewriting",
    dependencies: [
      "FileAccess", "SwiftSources", "Devices", "LayoutModel", "NumberText",
      .product(name: "SwiftSyntax", package: "swift-syntax", condition: rewriting),
      .product(name: "SwiftParser", package: "swift-syntax", condition: rewriting),
    ]),
  .executableTarget(
    name: "snap-rewrite", dependencies: ["SourceRewriting", "PrintedText"], swiftSettings: strict),
  .plugin(name: "RewriteSources", capability: .buildTool(), dependencies: ["snap-rewrite"]),
]

/// What is on disk, in three layers.
let store: [Target.Dependency] = ["Snapshots", "SnapshotReferences", "SnapshotRecords"]

let tools: [Target] = [
  library("Serving"),
  library("XcodeProjects", dependencies: ["FileAccess"]),
  library("GitFormats", dependencies: ["FileAccess"]),
  // What prints is on top; these know no command.
  library("Terminal", dependencies: ["SnapReport", "SnapshotRecords"]),
  library(
    "Processes", dependencies: ["Terminal", "SnapshotRecords", "Graphics", "Locks", "CToolLaunch"]),
  library(
    "Revisions",
    dependencies: store + [
      "Processes", "GitFormats", "Fixtures", "SnapReport", "LayoutModel", "Graphics", "FileAccess",
    ]),
  library(
    "PullRequests", dependencies: store + ["Processes", "SnapReport", "FileAccess", "PrintedText"]),
  library(
    "TestRuns",
    dependencies: [
      "Revisions", "Processes", "Terminal", "GitFormats", "Fixtures", "SnapReport", "Snapshots",
      "SnapshotReferences", "SnapshotRecords", "LayoutModel", "Graphics", "FileAccess",
      "PrintedText", "SwiftSources", "Devices",
      .byName(name: "SourceRewriting", condition: rewriting),
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
  library(
    "Adopting",
    dependencies: [
      "TestRuns", "Revisions", "Processes", "Terminal", "SnapReport", "SnapshotRecords", "UIKit",
      "StressTesting", "InterfaceBuilder", "XcodeProjects", "FileAccess", "SwiftSources",
      "PrintedText", "BundledFonts", "TriedCells", "Fixtures", "Devices", "NumberText",
      .byName(name: "SourceRewriting", condition: rewriting),
    ]),
  .executableTarget(
    name: "snap",
    dependencies: store + [
      "Adopting", "TestRuns", "PullRequests", "Revisions", "Processes", "Terminal", "StressTesting",
      "Fixtures", "SnapReport", "LayoutChanges", "LayoutModel", "ImageComparison", "UIKit",
      "Typography", "Graphics", "BundledFonts", "FileAccess", "NumberText", "Locks", "Serving",
      "XcodeProjects", "GitFormats", "InterfaceBuilder", "CToolLaunch", "CPageFiles",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    swiftSettings: strict),
  // Asks for no permission: there is no sandbox on Linux, and asking would need a flag on each call.
  .plugin(
    name: "SnapPlugin",
    capability: .command(
      intent: .custom(
        verb: "snap", description: "Verifies cells against their stored pictures."))),
]

// Written as app code is: no language feature beyond the default, UIKit the only import.
let cells: [Target] = [
  .target(name: "FixtureCells", dependencies: ["UIKit"]),
  // Apps copy its source; here it shows that the source compiles and what it writes.
  .target(
    name: "SnapBridge",
    dependencies: [.byName(name: "UIKit", condition: .when(platforms: [.linux]))]),
]

// What the tests of several targets share; no product has them.
let testSupport: [Target] = [
  library("TestSupport", path: "Tests/TestSupport"),
  library(
    "SnapshotSamples", path: "Tests/SnapshotSamples",
    dependencies: store + [
      "Graphics", "ImageComparison", "LayoutChanges", "LayoutModel", "SnapReport", "TestSupport",
    ]),
  library("RandomCells", path: "Tests/RandomCells", dependencies: ["UIKit", "TestSupport"]),
  program("random-cell-digest", path: "Tests/RandomCellDigest", ["RandomCells"]),
  library(
    "FaultyCells", path: "Tests/FaultyCells",
    dependencies: ["StressTesting", "Fixtures", "LayoutModel", "UIKit", "TestSupport"]),
  // Counts what stress tests find in them: see the Makefile.
  program("stress-faults", path: "Tests/StressFaults", ["FaultyCells", "StressTesting"]),
  // Changes Tests/Subject so that a run has to fail: see the Makefile.
  program("snap-mutants", path: "Tests/Mutants", ["SnapshotRecords", "Graphics", "TestSupport"]),
  // Plays `swift` for the tests of the tool.
  program("SwiftDouble", path: "Tests/SwiftDouble", store + ["FileAccess"]),
  library(
    "FuzzTargets", path: "Tests/Fuzz/Targets",
    dependencies: store + [
      "Fixtures", "SnapReport", "LayoutChanges", "LayoutModel", "UIKit", "InterfaceBuilder",
      "Typography", "Graphics", "RandomCells", "TestSupport", "Serving", "XcodeProjects",
      "GitFormats", "FileAccess", "SwiftSources", "PullRequests",
    ]),
  .target(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
  // Runs libFuzzer: see the Makefile.
  program("snap-fuzz", path: "Tests/Fuzz/Command", ["FuzzTargets", "CFuzzer"]),
]

let testsOfOneTarget = [
  "LayoutModel", "NumberText", "FileAccess", "SwiftSources", "Locks", "ConstraintSolver",
  "InterfaceBuilder",
].map { tests($0) }

let testTargets: [Target] = [
  tests("TestTerms", ["SnapshotKeys", "Snapshots", "UIKit", "LayoutModel"]),
  tests("Graphics", exclude: ["Pictures"]), tests("VectorPictures", ["Graphics"]),
  tests("Typography", ["Graphics", "CICU"], exclude: ["Fonts", "Unicode/Data"]),
  tests(
    "UIKit",
    [
      "LayoutModel", "Graphics", "CoreGraphics", "CoreText", "QuartzCore", "OperatingSystem",
      "_Testing_UIKit", "_Testing_CoreGraphics", "InterfaceBuilder", "NumberText", "SymbolGlyphs",
      "UIKitValues",
    ]),
  tests("ImageComparison", ["Graphics"], exclude: ["Pictures", "Peers"]),
  tests("LayoutChanges", store + ["LayoutModel", "SnapReport", "SnapshotSamples"]),
  tests(
    "Snapshots",
    [
      "SnapshotReferences", "SnapshotRecords", "LayoutChanges", "LayoutModel", "ImageComparison",
      "Graphics", "FileAccess", "SnapReport", "SnapshotSamples",
    ]),
  tests("SnapReport", store + ["LayoutChanges", "LayoutModel", "SnapshotSamples"]),
  tests(
    "Fixtures",
    store + [
      "InterfaceBuilder", "InterfaceCanvas", "UIKit", "SnapReport", "LayoutModel", "Graphics",
      "FileAccess", "Locks", "RandomCells", "ImageComparison", "_Testing_UIKit",
    ]),
  tests(
    "StressTesting",
    ["UIKit", "Fixtures", "FixtureCells", "FaultyCells", "LayoutModel", "_Testing_UIKit"]),
  tests(
    "SnapTesting",
    store + [
      "Fixtures", "StressTesting", "UIKit", "SnapReport", "LayoutModel", "ImageComparison",
      "Graphics",
    ]),
  tests("SnapshotTestingAPI", ["FBSnapshotTestCaseAPI", "SnapTesting", "UIKit", "_Testing_UIKit"]),
  tests(
    "FixtureCells",
    store + [
      "UIKit", "Fixtures", "SnapReport", "LayoutChanges", "LayoutModel", "SnapTesting",
      "SnapshotSamples",
    ],
    resources: [.copy("Resources")]),
  tests(
    "snap",
    store + [
      "SnapReport", "LayoutModel", "Graphics", "FileAccess", "SnapshotSamples", "SwiftDouble",
      "PullRequests", "Serving",
    ]),
  tests("Adopting"), tests("SymbolGlyphs", ["Graphics"]), tests("TriedCells", ["UIKit"]),
  tests(
    "SnapBridge",
    store + ["UIKit", "FixtureCells", "Fixtures", "SnapReport", "LayoutModel", "_Testing_UIKit"]),
  tests("FuzzTargets", store + ["Graphics", "LayoutModel"]),
  // Holds pages and code together: runs the tool, and quotes the example packages by links.
  .testTarget(
    name: "DocumentationTests",
    dependencies: store + [
      "snap", "SnapTesting", "SnapBridge", "Fixtures", "UIKit", "LayoutModel", "InterfaceBuilder",
      "Graphics", "_Testing_UIKit", "TestSupport",
    ],
    exclude: ["Outputs"]),
]

/// `make demo` needs the tests of one target, and builds no others.
let tested = (testSupport + testsOfOneTarget + testTargets).filter {
  Context.environment["SNAP_DEMO"] == nil
    || ["FixtureCellsTests", "SnapshotSamples", "TestSupport"].contains($0.name)
}

let package = Package(
  name: "Snap",
  // For the targets that Apple's systems compile: `SnapTesting` and what it has there.
  platforms: [.iOS(.v13), .macCatalyst(.v13), .macOS(.v10_15)],
  products: [
    .library(name: "SnapTesting", targets: ["SnapTesting"]),
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "CoreGraphics", "CoreText", "QuartzCore", "OperatingSystem", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    .library(name: "SuiteAPIs", targets: ["SnapshotTestingAPI", "FBSnapshotTestCaseAPI"]),
    .library(name: "Typography", targets: ["Typography", "Graphics"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "ImageComparison", targets: ["ImageComparison", "Graphics"]),
    .library(
      name: "Fixtures",
      targets: [
        "Fixtures", "SnapReport", "Snapshots", "SnapshotReferences", "SnapshotRecords",
        "LayoutModel",
      ]),
    .library(name: "SourceRewriting", targets: ["SourceRewriting"]),
    .executable(name: "snap", targets: ["snap"]),
    .plugin(name: "SnapPlugin", targets: ["SnapPlugin"]),
    .executable(name: "snap-rewrite", targets: ["snap-rewrite"]),
    .plugin(name: "RewriteSources", targets: ["RewriteSources"]),
  ],
  traits: [
    .trait(
      name: "SourceRewriting",
      description:
        "Cells as they are in an app, with the spellings of Objective-C. Builds SwiftSyntax.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"604.0.0"),
  ],
  targets: systemLibraries + libraries + rewritingTargets + tools + cells + tested
)

/// Nobody debugs what CI builds.
let isDebugged = Context.environment["SNAP_WITHOUT_DEBUG_INFORMATION"] == nil
for target in package.targets where !isDebugged && ![.system, .plugin].contains(target.type) {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-gnone"])]
}
