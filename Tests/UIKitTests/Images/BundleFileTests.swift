import Foundation
import TestSupport
import Testing
import UIKit

/// Files that tests and apps look up in a bundle by their names.
struct BundleFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in ["a.json", "Files/b.json", "Files/Rows/c.json", "Rows/d.json", "e"] {
      try folder.write(path, to: path)
    }
  }

  private func content(of place: URL?) throws -> String? {
    try place.map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test(arguments: [
    ("a", "json", "a.json"), ("a", ".json", "a.json"), ("b", "json", "Files/b.json"),
    ("d", "json", "Rows/d.json"), ("e", "", "e"), ("c", "json", nil), ("a", "txt", nil),
  ])
  func `a file is found in the bundle and in the folders in it`(
    name: String, kind: String, file: String?
  ) throws {
    let bundle = try folder.bundle
    #expect(try content(of: bundle.url(forResource: name, withExtension: kind)) == file)
    let path = bundle.path(forResource: name, ofType: kind)
    #expect(try content(of: path.map(URL.init(fileURLWithPath:))) == file)
  }

  @Test func `a name can have its extension, and a folder its name`() throws {
    let bundle = try folder.bundle
    #expect(bundle.path(forResource: "b.json", ofType: nil)?.hasSuffix("Files/b.json") == true)
    let inside = bundle.url(forResource: "c", withExtension: "json", subdirectory: "Rows")
    #expect(try content(of: inside) == "Files/Rows/c.json")
    #expect(bundle.path(forResource: "d", ofType: "json", inDirectory: "Rows") != nil)
    #expect(bundle.path(forResource: "a", ofType: "json", inDirectory: "Rows") == nil)
  }

  @Test func `all files of a kind are found`() throws {
    let found = try folder.bundle.urls(forResourcesWithExtension: "json", subdirectory: nil)
    #expect(found?.map(\.lastPathComponent) == ["a.json", "b.json", "d.json"])
    #expect(try folder.bundle.paths(forResourcesOfType: "txt", inDirectory: nil) == [])
    #expect(try folder.bundle.urls(forResourcesWithExtension: "txt", subdirectory: nil) == nil)
  }

  @Test func `a class's bundle has what the resource bundles beside the program have`() {
    final class Row {}
    let main = Bundle.main.bundleURL
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: main.path)) ?? []
    #expect(beside.contains("Snap_BundledFonts.resources"))
    #expect(Bundle(for: Row.self).urls(forResourcesWithExtension: "ttf", subdirectory: nil) != nil)
  }
}
