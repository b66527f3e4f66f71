// swift-tools-version: 6.2
import PackageDescription

let uikit: Target.Dependency = .product(name: "UIKit", package: "Snap")

let package = Package(
  name: "ThirdPartyCode",
  dependencies: [.package(name: "Snap", path: "../..")],
  targets: [
    // Stand-ins with the names of libraries, and the few members that the cells use.
    .target(name: "SnapKit", dependencies: [uikit], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "RxSwift", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Kingfisher", dependencies: [uikit], swiftSettings: [.swiftLanguageMode(.v5)]),
    // As in an app: the cells import the libraries by their names.
    .target(
      name: "AlbumCells", dependencies: ["SnapKit", "RxSwift", "Kingfisher", uikit],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "AlbumCellsTests",
      dependencies: ["AlbumCells", "RxSwift", "Kingfisher", uikit]),
  ]
)
