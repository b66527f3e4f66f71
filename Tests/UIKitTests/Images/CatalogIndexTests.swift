import Foundation
import Graphics
import TestSupport
import Testing

@testable import UIKit

/// Sets of catalogues are found with and without an index; only without one a later file is seen.
@MainActor struct CatalogIndexTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ name: String, size: Int) throws {
    let set = "Assets.xcassets/\(name).imageset/"
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#, to: set + "Contents.json")
    try folder.writePicture(.black, width: size, height: size, to: set + "a.png")
  }

  private func width(of name: String) throws -> CGFloat? {
    UIImage(named: name, in: try folder.bundle, compatibleWith: nil)?.size.width
  }

  @Test func `an index finds what a search of the folders finds`() throws {
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Menu/Contents.json")
    try write("Menu/icon", size: 3)
    try write("Icons/icon", size: 5)
    try write("icon", size: 7)
    let names = ["icon", "Menu/icon", "Icons/icon", "none"]
    let searched = try names.map { try width(of: $0) }
    #expect(searched == [5, 3, nil, nil])
    #expect(try CatalogIndex.keep { try names.map { try width(of: $0) } } == searched)
  }

  /// Each link doubles the ways to each folder.
  @Test func `links that lead around the catalogue end the search`() throws {
    try write("icon", size: 3)
    for (link, target) in [("a", "."), ("b", "."), ("c", ".."), ("d", "../Other.xcassets")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url(of: "Assets.xcassets/\(link)").path, withDestinationPath: target)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.url(of: "Other.xcassets").path, withDestinationPath: "Assets.xcassets")
    #expect(try width(of: "icon") == 3)
    #expect(try width(of: "none") == nil)
    #expect(try CatalogIndex.keep { try width(of: "icon") } == 3)
  }

  @Test func `a search reads each folder once, and so much of all`() throws {
    for name in ["a", "b", "c"] { try folder.write("", to: "Set/\(name)/file") }
    var search = CatalogSearch(reading: 5)
    let set = folder.url(of: "Set")
    #expect(search.contents(of: set).map(\.lastPathComponent) == ["a", "b", "c"])
    #expect(search.contents(of: set).isEmpty)
    #expect(search.contents(of: folder.url(of: "Set/a")).count == 1)
    #expect(search.contents(of: folder.url(of: "Set/b")).count == 1)
    #expect(search.contents(of: folder.url(of: "Set/c")).isEmpty)
    #expect(search.contents(of: folder.url(of: "none")).isEmpty)
  }

  @Test func `colours are found by an index`() throws {
    let color = #"{"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}"#
    try folder.write(
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(color)}}]}"#,
      to: "Assets.xcassets/accent.colorset/Contents.json")
    let found = try CatalogIndex.keep {
      UIColor(named: "accent", in: try folder.bundle, compatibleWith: nil)
    }
    #expect(found?.description(in: .standard) == "#FF0000FF")
  }

  @Test func `while an index is kept, folders are read once`() throws {
    try write("first", size: 3)
    try CatalogIndex.keep {
      #expect(try width(of: "first") == 3)
      try write("second", size: 5)
      #expect(try width(of: "second") == nil)
    }
    #expect(try width(of: "second") == 5)
  }
}
