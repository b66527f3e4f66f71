import Foundation
import Graphics
import TestSupport
import Testing

@testable import SnapTesting

/// The pictures of iOSSnapshotTestCase, which are found by name.
struct ReferenceImagesTests: ~Copyable {
  private let folder = TemporaryPictures()

  private func picture(
    _ test: String, of name: String = "RowTests", in module: String? = "AppTests",
    suffixes: [String] = ["_64", ""]
  ) -> String? {
    let file = folder.root.appendingPathComponent("AppTests/Rows/RowTests.swift").path
    return ReferenceImages(file: file, suffixes: suffixes)
      .picture(named: test, ofClass: name, in: module)
      .map { String($0.path.dropFirst(folder.root.path.count + 1)) }
  }

  @Test func `a folder above the test's file has them`() throws {
    try folder.add("AppTests/ReferenceImages_64/AppTests.RowTests/testRow@2x.png")
    #expect(picture("testRow") == "AppTests/ReferenceImages_64/AppTests.RowTests/testRow@2x.png")
    #expect(picture("testOther") == nil)
  }

  @Test func `a folder beyond the repository has none`() throws {
    try folder.add("ReferenceImages/RowTests/testRow@2x.png")
    try folder.write("", to: "AppTests/.git")
    #expect(picture("testRow") == nil)
  }

  @Test func `a test's own module comes first`() throws {
    try folder.add("ReferenceImages/OtherTests.RowTests/testRow@2x.png")
    #expect(picture("testRow") == "ReferenceImages/OtherTests.RowTests/testRow@2x.png")
    try folder.add("ReferenceImages/AppTests.RowTests/testRow@2x.png")
    #expect(picture("testRow") == "ReferenceImages/AppTests.RowTests/testRow@2x.png")
  }

  @Test func `a name may have a device, and no other identifier`() throws {
    try folder.add("ReferenceImages/RowTests/testRow_wide@2x.png")
    #expect(picture("testRow") == nil)
    #expect(picture("testRow_wide") == "ReferenceImages/RowTests/testRow_wide@2x.png")
    try folder.add("ReferenceImages/RowTests/testRow_iPhone_12_4_375x667@2x.png")
    #expect(picture("testRow") == "ReferenceImages/RowTests/testRow_iPhone_12_4_375x667@2x.png")
  }

  @Test func `what is no picture is not found`() throws {
    try folder.write("version https://git-lfs", to: "ReferenceImages/RowTests/testRow@2x.png")
    #expect(picture("testRow") == nil)
  }

  @Test(arguments: [
    ("a@3x.png", 90, 300, 3.0), ("a.png", 300, 90, 3), ("a.png", 200, 90, 2), ("a.png", 100, 90, 1),
    ("a.png", 640, 90, 3),
  ])
  func `the scale is in the name, or that of the width`(
    name: String, width: Int, height: Int, scale: Double
  ) throws {
    try folder.add(name, width: width, height: height)
    let picture = try #require(IOSPicture(path: folder.root.appendingPathComponent(name).path))
    #expect(Double(picture.scale(ofWidth: 100)) == scale)
  }

  @Test(arguments: [
    (1170, 2532, 390.0), (640, 1136, 320), (750, 1334, 375), (1242, 2688, 414), (1536, 2048, 768),
  ])
  func `a screen is known by its pixels`(width: Int, height: Int, points: Double) throws {
    try folder.add("a.png", width: width, height: height)
    let picture = try #require(IOSPicture(path: folder.root.appendingPathComponent("a.png").path))
    #expect(Double(picture.screenSize.width) == points)
  }
}
