import Fixtures
import Foundation
import Graphics
import UIKit

extension FuzzTarget {
  static let png = FuzzTarget(name: "png", file: "input.png", opensFile: false) { data, url in
    let image = try PNG.decode(data, name: url.lastPathComponent)
    let copy = try PNG.decode(PNG.encode(image.bitmap, text: image.text), name: "copy")
    try require(copy == image, "the picture that was read differs once written")
    try require(
      try PNG.readText(data, name: url.lastPathComponent) == image.text,
      "the texts alone differ from those read with the pixels")
  }

  static let jpeg = FuzzTarget(name: "jpeg", file: "input.jpg", opensFile: false) { data, url in
    let bitmap = try JPEG.decode(data, name: url.lastPathComponent)
    try require(
      bitmap.pixels.count == bitmap.width * bitmap.height * 4, "pixels are missing")
  }

  // A symbol that no other test draws: the registered picture stays.
  static let symbol = FuzzTarget(name: "symbol", file: "lizard.svg") { _, url in
    try UIImage.registerSymbols(in: url.deletingLastPathComponent())
    try draw(UIImage(systemName: "lizard"))
  }

  static let svg = FuzzTarget(name: "svg", file: "input.svg") { _, url in
    if let image = UIImage(contentsOfFile: url.path) { try draw(image) }
  }

  static let pdf = FuzzTarget(name: "pdf", file: "input.pdf") { _, url in
    if let image = UIImage(contentsOfFile: url.path) { try draw(image) }
  }

  static let assets = FuzzTarget(
    name: "assets", file: "Assets.xcassets/picture.imageset/Contents.json", namesFile: false,
    others: ["Assets.xcassets/picture.imageset/picture.png": smallPicture]
  ) { _, url in
    let folder = url.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    guard let bundle = Bundle(url: folder),
      let image = UIImage(named: "picture", in: bundle, compatibleWith: nil)
    else { return }
    try draw(image)
  }

  static let colors = FuzzTarget(
    name: "colors", file: "Assets.xcassets/tint.colorset/Contents.json", namesFile: false
  ) { _, url in
    let folder = url.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    guard let bundle = Bundle(url: folder),
      let color = UIColor(named: "tint", in: bundle, compatibleWith: nil)
    else { return }
    for style in [UIUserInterfaceStyle.light, .dark] {
      _ = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
    }
  }

  private static func draw(_ image: UIImage?) throws {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    _ = try Rendering(of: view, in: Configuration(width: 30, scale: 1)).snapshot()
  }

  private static let smallPicture: Data = {
    let list = DisplayList(size: CGSize(width: 8, height: 6), commands: [])
    return (try? Rasterizer(scale: 1).draw(list)).flatMap { try? PNG.encode($0) } ?? Data()
  }()
}
