import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// Versions of Interface Builder that show cells alike.
@MainActor struct SameCanvasTests {
  @Test(arguments: [
    ("22155", "23094", "retina6_12"),
    ("21701", "22155", "retina4_7"),
    ("22155", "32700.99.1234", "retina6_12"),
    ("14313.18", "14460.31", "retina4_7"),
  ])
  func `a cell is the same in versions whose canvas shows the same`(
    version: String, later: String, device: String
  ) throws {
    #expect(try isSame(version, later, device: device))
    #expect(try isSame(later, version, device: device))
  }

  @Test(arguments: [
    // The switch, the margins and the blue of iOS 26.
    ("23094", "24093", "retina6_12"),
    // The chevron of iOS 16.
    ("20037", "21701", "retina4_7"),
    // The least text size until Xcode 13.
    ("17156", "18122", "retina4_7"),
    // The margins of iOS 13, with the numbers of its views.
    ("14460.31", "15702", "retina4_7"),
    // Wide margins of a phone until Xcode 15.0.
    ("22155", "22505", "retina6_0"),
    // Whole points on a phone with three pixels.
    ("11762", "13771", "retina5_5"),
  ])
  func `a cell may differ in versions whose canvas differs`(
    version: String, later: String, device: String
  ) throws {
    #expect(try !isSame(version, later, device: device))
    #expect(try !isSame(later, version, device: device))
  }

  private func isSame(_ version: String, _ other: String, device: String) throws -> Bool {
    let new = try file(version, device: device)
    let old = try file(other, device: device)
    return new.hasSameCell(
      try #require(new.prototypes.first), as: try #require(old.prototypes.first), in: old)
  }

  private func file(_ version: String, device: String) throws -> NibFile {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(version)" useAutolayout="YES"><device id="\(device)"/><objects>
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" id="v"><rect key="frame" width="320" height="60"/>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    return try NibFile(Data(text.utf8), name: "Cell.xib")
  }
}
