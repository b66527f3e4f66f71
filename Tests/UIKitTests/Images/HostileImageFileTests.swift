import Foundation
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitValues

/// Files in the place of pictures that would never end, or take a machine's memory.
@MainActor struct HostileImageFileTests {
  enum Kind: String, CaseIterable {
    case pipe = "It is a pipe or a device, not a file"
    case terabyte = "It is larger than 64 MiB"
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ kind: Kind, to path: String) throws {
    try folder.write("", to: path)
    let file = folder.url(of: path)
    switch kind {
    case .pipe:
      try FileManager.default.removeItem(at: file)
      try #require(mkfifo(file.path, 0o600) == 0)
    case .terabyte: try #require(truncate(file.path, 1 << 40) == 0)
    }
  }

  /// Why a picture that was not found was not.
  private func reason(_ lookUp: () throws -> UIImage?) throws -> String {
    #expect(try lookUp() == nil)
    return try #require(MissedLookup.image.take()).message
  }

  @Test(arguments: Kind.allCases)
  func `a picture by its path is not read`(kind: Kind) throws {
    try write(kind, to: "a.png")
    let message = try reason { UIImage(contentsOfFile: folder.url(of: "a.png").path) }
    #expect(message == "The file a.png cannot be read: \(kind.rawValue).")
  }

  @Test(arguments: Kind.allCases, ["b.png", "Assets.xcassets/b.imageset/b.png"])
  func `a picture by its name is not read`(kind: Kind, path: String) throws {
    try folder.write(
      #"{"images": [{"filename": "b.png", "idiom": "universal"}]}"#,
      to: "Assets.xcassets/\(path.contains("/") ? "b" : "other").imageset/Contents.json")
    try write(kind, to: path)
    let image = UIImage(named: "b", in: try folder.bundle, with: nil)
    let message = try #require(image?.missingDrawing).message
    #expect(message.hasSuffix("b.png cannot be read: \(kind.rawValue)."), "\(message)")
  }

  @Test(arguments: Kind.allCases)
  func `a description in a catalogue is not read`(kind: Kind) throws {
    try write(kind, to: "Assets.xcassets/c.imageset/Contents.json")
    try write(kind, to: "Assets.xcassets/c.colorset/Contents.json")
    // Whether the folder provides a namespace.
    try write(kind, to: "Assets.xcassets/Icons/Contents.json")
    let message = try reason { UIImage(named: "c", in: try folder.bundle, with: nil) }
    #expect(message.contains("Contents.json of c.imageset (\(kind.rawValue))"), "\(message)")
    #expect(UIColor(named: "c", in: try folder.bundle, compatibleWith: nil) == nil)
  }

  @Test(arguments: Kind.allCases)
  func `a supplied symbol is not read`(kind: Kind) throws {
    try write(kind, to: "heart.png")
    let error = #expect(throws: SymbolFileError.self) {
      try UIImage.registerSymbols(in: folder.root)
    }
    #expect(error?.description.contains(kind.rawValue) == true)
  }
}
