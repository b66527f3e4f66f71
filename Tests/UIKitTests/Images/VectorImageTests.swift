import Foundation
import Graphics
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitValues

/// Vector pictures of asset catalogues, and files that exist and cannot be drawn.
@MainActor struct VectorImageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let star =
    ##"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="10" height="10" fill="#f00"/></svg>"##

  private func write(
    _ files: [(name: String, text: String)], entries: String, properties: String = "{}"
  )
    throws
  {
    let set = "Assets.xcassets/star.imageset/"
    try folder.write(
      #"{"images": [\#(entries)], "properties": \#(properties)}"#, to: set + "Contents.json")
    for file in files { try folder.write(file.text, to: set + file.name) }
  }

  private func image(scale: CGFloat = 2, style: UIUserInterfaceStyle = .light) throws -> UIImage? {
    UIImage(
      named: "star", in: try folder.bundle,
      compatibleWith: UITraitCollection(userInterfaceStyle: style, displayScale: scale))
  }

  @Test(arguments: [1.0, 2, 3]) func `an SVG is drawn at the screen's scale`(scale: CGFloat) throws
  {
    try write(
      [("star.svg", Self.star)], entries: #"{"filename": "star.svg", "idiom": "universal"}"#)
    let image = try #require(try image(scale: scale))
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.scale == scale && image.source.bitmap.width == Int(20 * scale))
    #expect(image.source.bitmap[0, 0] == Pixel(red: 255, green: 0, blue: 0))
    #expect(image.source.bitmap[Int(15 * scale), 0].alpha == 0)
    #expect(image.missingDrawing == nil)
  }

  @Test func `shapes that are kept are sharp at any size, and drawn once for each`() throws {
    try write(
      [("star.svg", Self.star)], entries: #"{"filename": "star.svg"}"#,
      properties: #"{"preserves-vector-representation": true}"#)
    let image = try #require(try image())
    let large = image.source(drawnAt: CGSize(width: 200, height: 100))
    #expect(large.bitmap.width == 400)
    #expect(large.bitmap[199, 50].alpha == 255 && large.bitmap[200, 50].alpha == 0)
    let again = image.source(drawnAt: CGSize(width: 200, height: 100))
    #expect(again == large)
  }

  @Test func `a dark file is shown in dark mode, and a bitmap is preferred at its scale`() throws {
    let dark = Self.star.replacingOccurrences(of: "#f00", with: "#00f")
    try write(
      [("star.svg", Self.star), ("dark.svg", dark)],
      entries: """
        {"filename": "star.svg"}, {"filename": "star@3x.png", "scale": "3x"},
        {"filename": "dark.svg", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        """)
    try folder.writePicture(
      .white, width: 60, height: 30, to: "Assets.xcassets/star.imageset/star@3x.png")
    #expect(try image(style: .dark)?.source.bitmap[0, 0] == Pixel(red: 0, green: 0, blue: 255))
    #expect(try image()?.source.bitmap[0, 0] == Pixel(red: 255, green: 0, blue: 0))
  }

  private func reported(_ image: UIImage?) -> ContentProblem? {
    UIImageView(image: image).contentProblems.first
  }

  @Test(arguments: [
    ("<svg/>", "star.svg states no size"), ("", "star.svg has no bytes"),
    ("<svg width='2' height='2'><g>", "star.svg cannot be read as XML"),
    ("version https://git-lfs.github.com/spec/v1\n", "star.svg is a Git LFS pointer"),
    ("GIF89a\u{28}\0\u{1E}\0\0\0\0\0", "star.svg is GIF"),
  ])
  func `a file that cannot be drawn is a box with the reason`(text: String, words: String) throws {
    try write([("star.svg", text)], entries: #"{"filename": "star.svg"}"#)
    let image = try #require(try image())
    let problem = try #require(reported(image))
    #expect(problem.kind == .unsupportedImage)
    #expect(problem.message.contains(words), "\(problem.message)")
    let isGIF = text.hasPrefix("GIF")
    #expect(image.size == (isGIF ? CGSize(width: 40, height: 30) : CGSize(width: 24, height: 24)))
    #expect(image.source.bitmap[0, 0].alpha > 0)
  }

  @Test func `what is left out of a picture is a warning`() throws {
    let text = Self.star.replacingOccurrences(of: "<rect", with: "<text>A</text><rect")
    try write([("star.svg", text)], entries: #"{"filename": "star.svg"}"#)
    let problem = try #require(reported(try image()))
    #expect(problem.kind == .unsupportedImage)
    #expect(problem.message.contains("of star.svg, text (line 1) is left out"))
  }

  @Test func `only what is missing is missing`() throws {
    try write([], entries: #"{"filename": "star.svg"}"#)
    #expect(try image() == nil)
    #expect(reported(nil)?.kind == .missingImage)
  }

  @Test func `a broken file of one scale gives way to another, with a warning`() throws {
    try write(
      [("star@2x.png", "<<<<<<< HEAD\n")],
      entries: #"{"filename": "star@2x.png", "scale": "2x"}, {"filename": "a.png", "scale": "1x"}"#)
    try folder.writePicture(
      .white, width: 20, height: 10, to: "Assets.xcassets/star.imageset/a.png")
    let image = try #require(try image())
    #expect(image.scale == 1 && image.size == CGSize(width: 20, height: 10))
    #expect(reported(image)?.message.contains("marks of a merge conflict") == true)
  }
}
