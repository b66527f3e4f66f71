import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct ImageResourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let set = "Assets.xcassets/note.imageset/"
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "note.png", "scale": "1x"}]}"#,
      to: set + "Contents.json")
    try folder.writePicture(.black, width: 20, height: 10, to: set + "note.png")
    let color = #"{"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}"#
    try folder.write(
      #"""
      {"colors": [{"idiom": "universal", "color":
       {"color-space": "srgb", "components": \#(color)}}]}
      """#, to: "Assets.xcassets/Brand.colorset/Contents.json")
  }

  @Test func `a resource is an image or a colour of a catalogue`() throws {
    let image = try UIImage(resource: ImageResource(name: "note", bundle: folder.bundle))
    #expect(image.size == CGSize(width: 20, height: 10))
    let color = try UIColor(resource: ColorResource(name: "Brand", bundle: folder.bundle))
    #expect(color.cgColor.components?.map { ($0 * 2).rounded() } == [2, 1, 0, 2])
  }

  @Test func `a missing image is empty, and its view reports it`() throws {
    let view = UIImageView(
      image: UIImage(resource: ImageResource(name: "none", bundle: try folder.bundle)))
    #expect(view.image?.size == .zero)
    let found = LayoutDiagnosis(root: view, names: ViewNames(root: view))
      .diagnostics(fittingHeight: nil)
    #expect(found.map(\.kind) == [.missingImage])
  }
}
