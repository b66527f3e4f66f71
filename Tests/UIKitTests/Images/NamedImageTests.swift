import Graphics
import TestSupport
import Testing
import UIKit

@testable import UIKit
@testable import UIKitValues

@MainActor struct NamedImageTests {
  private func imageSet(
    _ images: String, properties: String = "{}"
  ) -> String {
    #"{"images": [\#(images)], "properties": \#(properties), "info": {"version": 1}}"#
  }

  private func image(
    _ name: String, in folder: TemporaryFolder, scale: CGFloat = 2,
    style: UIUserInterfaceStyle = .light
  ) throws -> UIImage? {
    UIImage(
      named: name, in: try folder.bundle,
      compatibleWith: UITraitCollection(userInterfaceStyle: style, displayScale: scale))
  }

  private func icon() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let set = "Assets.xcassets/Icons/icon.imageset/"
    try folder.write(
      imageSet(
        """
        {"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "filename": "icon@2x.png", "scale": "2x"},
        {"idiom": "universal", "filename": "icon@3x.png", "scale": "3x"},
        {"idiom": "universal", "filename": "dark@2x.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "filename": "wrong.png", "scale": "2x"}
        """), to: set + "Contents.json")
    try folder.writePicture(.black, width: 20, height: 10, to: set + "icon@2x.png")
    try folder.writePicture(.black, width: 30, height: 15, to: set + "icon@3x.png")
    try folder.writePicture(.white, width: 20, height: 10, to: set + "dark@2x.png")
    return folder
  }

  @Test(arguments: [(1.0, 2.0), (2, 2), (3, 3)])
  func `an image set provides the variant nearest to the screen's scale`(
    screen: CGFloat, scale: CGFloat
  ) throws {
    let image = try #require(try image("icon", in: icon(), scale: screen))
    #expect(image.scale == scale)
    #expect(image.size == CGSize(width: 10, height: 5))
  }

  @Test func `a dark variant is shown in dark mode`() throws {
    let folder = try icon()
    let light = try #require(try image("icon", in: folder))
    let dark = try #require(try image("icon", in: folder, style: .dark))
    #expect(light.source.bitmap[0, 0] == Pixel(.black))
    #expect(dark.source.bitmap[0, 0] == Pixel(.white))
  }

  @Test func `an image created in light mode follows its view into dark mode`() throws {
    let folder = try icon()
    let view = UIImageView(image: try image("icon", in: folder))
    view.overrideTraits(UITraitCollection(userInterfaceStyle: .dark, displayScale: 2))
    #expect(view.displayedImage?.source.bitmap[0, 0] == Pixel(.white))
    view.overrideTraits(UITraitCollection(userInterfaceStyle: .light, displayScale: 3))
    #expect(view.displayedImage?.scale == 3)
  }

  @Test func `properties set the rendering mode`() throws {
    let folder = try TemporaryFolder()
    for intent in ["template", "original"] {
      let set = "Assets.xcassets/\(intent).imageset/"
      try folder.write(
        imageSet(
          #"{"filename": "a.png", "scale": "1x"}"#,
          properties: #"{"template-rendering-intent": "\#(intent)"}"#), to: set + "Contents.json")
      try folder.writePicture(.black, width: 1, height: 1, to: set + "a.png")
    }
    #expect(try image("template", in: folder)?.renderingMode == .alwaysTemplate)
    #expect(try image("original", in: folder)?.renderingMode == .alwaysOriginal)
  }

  @Test func `slices become cap insets in points`() throws {
    let folder = try TemporaryFolder()
    let set = "Assets.xcassets/bubble.imageset/"
    try folder.write(
      imageSet(
        """
        {"filename": "a@2x.png", "scale": "2x", "resizing": {"mode": "9-part",
         "center": {"mode": "stretch", "width": 1, "height": 1},
         "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}}
        """), to: set + "Contents.json")
    try folder.writePicture(.black, width: 20, height: 20, to: set + "a@2x.png")
    let image = try #require(try image("bubble", in: folder))
    #expect(image.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(image.resizingMode == .stretch)
  }

  @Test func `alignment insets of a catalogue are in points, and move the view's frame`() throws {
    let folder = try TemporaryFolder()
    let set = "Assets.xcassets/card.imageset/"
    try folder.write(
      imageSet(
        """
        {"filename": "a@2x.png", "scale": "2x",
         "alignment-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}
        """), to: set + "Contents.json")
    try folder.writePicture(.black, width: 40, height: 40, to: set + "a@2x.png")
    let image = try #require(try image("card", in: folder))
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let (view, root) = (UIImageView(image: image), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 20, height: 20))
  }

  @Test
  func `a missing PDF in a catalogue has alignment insets in points, and its size in the file`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      imageSet(
        """
        {"filename": "card.pdf",
         "alignment-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}
        """), to: "Assets.xcassets/card.imageset/Contents.json")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableViewCell id="c"><rect key="frame" width="320" height="60"/>
      <tableViewCellContentView key="contentView" id="v"><rect key="frame" width="320" height="60"/>
      <subviews><imageView id="i" image="card" translatesAutoresizingMaskIntoConstraints="NO"/>
      </subviews><constraints>
      <constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="1"/>
      <constraint firstItem="i" firstAttribute="top" secondItem="v" secondAttribute="top" constant="10" id="2"/>
      </constraints></tableViewCellContentView></tableViewCell></objects>
      <resources><image name="card" width="20" height="30"/></resources></document>
      """, to: "Cell.xib")
    let file = try NibFile(contentsOf: folder.root.appending(path: "Cell.xib"))
    let cell = try #require(file.prototypes.first).instantiate(NibOptions(purpose: .preview))
    cell.view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.view.layoutIfNeeded()
    let image = try #require(cell.views.first { $0 is UIImageView })
    #expect(image.frame == CGRect(x: 8, y: 9, width: 20, height: 30))
  }

  @Test func `a folder with a namespace is part of the name`() throws {
    let folder = try TemporaryFolder()
    let set = "Assets.xcassets/Flags/de.imageset/"
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Flags/Contents.json")
    try folder.write(
      imageSet(#"{"filename": "a.png", "scale": "1x"}"#), to: set + "Contents.json")
    try folder.writePicture(.black, width: 1, height: 1, to: set + "a.png")
    #expect(try image("Flags/de", in: folder) != nil)
    #expect(try image("de", in: folder) == nil)
  }

  @Test(arguments: ["photo", "photo.png"])
  func `files provide the variant of the screen's scale`(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.writePicture(.black, width: 4, height: 4, to: "photo.png")
    try folder.writePicture(.black, width: 8, height: 8, to: "photo@2x.png")
    #expect(try image(name, in: folder)?.scale == 2)
    #expect(try image(name, in: folder, scale: 1)?.scale == 1)
    #expect(try image(name, in: folder, scale: 3)?.size == CGSize(width: 4, height: 4))
  }

  @Test func `files in a folder of resources are found`() throws {
    let folder = try TemporaryFolder()
    try folder.writePicture(.black, width: 4, height: 4, to: "Resources/inner@2x.png")
    #expect(try image("inner", in: folder)?.size == CGSize(width: 2, height: 2))
  }

  private func message(of view: UIView) -> String? {
    view.contentProblems.first { $0.kind == .missingImage }?.message
  }

  @Test func `a missing name gives nil, and a diagnostic on the view`() throws {
    let view = UIImageView()
    view.image = try image("nowhere", in: icon())
    #expect(view.image == nil)
    #expect(
      message(of: view)?.contains("There is no image “nowhere” in the bundle snap-test-") == true)
  }

  @Test func `a file that is no picture is a box, and its view says what the bytes are`() throws {
    let folder = try TemporaryFolder()
    try folder.write("no picture", to: "bad.png")
    let view = UIImageView(image: try image("bad", in: folder))
    #expect(view.image?.size == CGSize(width: 24, height: 24))
    let problem = try #require(view.contentProblems.first)
    #expect(problem.kind == .unsupportedImage)
    #expect(problem.message.contains("The file bad.png is not a PNG or JPEG file."))
  }

  @Test func `a view set to nil for another reason has no diagnostic`() throws {
    _ = try image("nowhere", in: icon())
    let first = UIImageView(image: try image("icon", in: icon()))
    let second = UIImageView(image: nil)
    #expect(message(of: first) == nil)
    #expect(message(of: second) == nil)
  }

  @Test func `a fallback for a missing image clears the note`() throws {
    let view = UIImageView()
    view.image = try image("nowhere", in: icon()) ?? UIImage()
    view.image = nil
    #expect(message(of: view) == nil)
  }

  @Test func `a button names its missing image`() throws {
    let button = UIButton(type: .system)
    button.setImage(try image("nowhere", in: icon()), for: .normal)
    #expect(message(of: button)?.contains("“nowhere”") == true)
    var configuration = UIButton.Configuration.plain()
    configuration.image = try image("elsewhere", in: icon())
    #expect(message(of: UIButton(configuration: configuration))?.contains("“elsewhere”") == true)
  }
}
