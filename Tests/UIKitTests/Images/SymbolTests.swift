import Graphics
import SymbolGlyphs
import Testing
import UIKit

@testable import UIKit
@testable import UIKitValues

@MainActor struct SymbolTests {
  @Test(arguments: SymbolCatalog.names) func `each drawing has ink inside its box`(
    name: String
  ) throws {
    let image = try #require(UIImage(systemName: name))
    let bitmap = image.source.bitmap
    #expect(bitmap.width == Int((image.size.width * 2).rounded()))
    var ink = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 128 { ink += 1 }
    }
    let share = Double(ink) / Double(bitmap.width * bitmap.height)
    #expect(share > 0.04 && share < 0.9)
  }

  @Test(arguments: [
    "chevron.right", "chevron.forward", "checkmark.circle.fill", "star.fill", "heart.circle",
    "person.crop.circle", "xmark.square.fill", "bell.slash", "square.and.arrow.up",
    "gearshape.fill",
  ])
  func `names of variants are drawn`(name: String) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.isSymbolImage)
    #expect(image.missingDrawing == nil)
  }

  /// The sizes that UIKit has for these, as far as Interface Builder stores their proportions.
  @Test(arguments: [
    ("sensor.tag.radiowaves.forward", 1.51), ("rectangle.inset.filled.and.cursorarrow", 1.28),
    ("phone.connection", 1.0),
    ("sailboat.circle.fill", 1.03),

  ])
  func `a symbol without a drawing has proportions by its name`(
    name: String, proportions: CGFloat
  ) throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 100)
    let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
    #expect(abs(image.size.width / image.size.height - proportions) < 0.03)
    #expect((70...160).contains(image.size.width) && (70...120).contains(image.size.height))
  }

  @Test func `all names of the published list have an image`() {
    let names = SymbolNames.all
    #expect(names.count == 9210)
    let missing = names.filter { SymbolCatalog.glyph(named: $0) == nil }
    #expect(missing == [])
    #expect(
      names.isSuperset(of: ["0.circle", "zzz", "heart.text.square.fill", "line.horizontal.3"]))
  }

  @Test(arguments: [
    "", "nonsense", "star.fill.fill", "no.such.symbol", "gear.slash.fill", "close", ".fill",
    "person.",
  ])
  func `an unknown name gives nil`(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  @Test(arguments: [
    "applelogo", "fossil.shell.fill", "beats.headphones", "sailboat.circle.fill", "sailboat",
  ])
  func `a known name without a drawing has a placeholder and a diagnostic`(name: String) throws {
    let image = try #require(UIImage(systemName: name))
    let view = UIImageView(image: image)
    let problem = try #require(view.contentProblems.first)
    #expect(view.contentProblems.count == 1)
    #expect((problem.kind, problem.subject) == (.missingImage, name))
    #expect(problem.message.contains("“\(name)”"))
  }

  @Test func `an unknown name is reported on its view`() {
    let view = UIImageView(image: UIImage(systemName: "no.such.symbol"))
    #expect(
      view.contentProblems == [
        ContentProblem(
          kind: .missingImage, subject: "no.such.symbol",
          message: "No symbol is known under the name “no.such.symbol”.")
      ])
  }

  @Test(arguments: [(17.0, 20), (34, 39.5), (8.5, 10)])
  func `the size grows with the point size`(pointSize: CGFloat, width: CGFloat) throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: pointSize)
    let image = try #require(
      UIImage(systemName: "circle", withConfiguration: configuration))
    #expect(image.size.width == width)
  }

  @Test func `scales are smaller and larger than medium`() throws {
    func width(_ scale: UIImage.SymbolScale) throws -> CGFloat {
      let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: scale)
      return try #require(UIImage(systemName: "star", withConfiguration: configuration)).size.width
    }
    #expect(try width(.small) < width(.medium))
    #expect(try width(.medium) < width(.large))
    #expect(try width(.medium) == width(.unspecified))
  }

  @Test func `a heavier weight has more ink at the same size`() throws {
    func ink(_ weight: UIImage.SymbolWeight) throws -> (CGSize, Int) {
      let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: weight)
      let image = try #require(UIImage(systemName: "plus", withConfiguration: configuration))
      let bitmap = image.source.bitmap
      let alphas = stride(from: 3, to: bitmap.pixels.count, by: 4).map { Int(bitmap.pixels[$0]) }
      return (image.size, alphas.reduce(0, +))
    }
    let (light, heavy) = (try ink(.light), try ink(.heavy))
    #expect(light.0 == heavy.0)
    #expect(light.1 < heavy.1)
  }

  @Test func `a text style follows the text size of the view`() throws {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let view = UIImageView(
      image: UIImage(systemName: "circle", withConfiguration: configuration))
    let before = view.intrinsicContentSize.width
    view.overrideTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    #expect(view.intrinsicContentSize.width > before * 1.5)
  }

  @Test func `an image's own configuration takes precedence over the view's`() throws {
    let own = UIImage.SymbolConfiguration(pointSize: 17)
    let view = UIImageView(image: UIImage(systemName: "circle", withConfiguration: own))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(view.intrinsicContentSize.width == 20)
    view.image = UIImage(systemName: "circle")
    #expect(view.intrinsicContentSize.width > 40)
  }

  @Test func `applying adds the other configuration's values`() {
    let first = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let both = first.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
  }

  @Test(arguments: [
    ("chevron.forward", true), ("arrow.backward", true), ("chevron.right", false),
    ("arrow.left", false),
  ])
  func `forward and backward are mirrored in right-to-left layout`(
    name: String, isMirrored: Bool
  ) {
    let view = UIImageView(image: UIImage(systemName: name))
    #expect(!view.displayList().description.contains("mirrored"))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.displayList().description.contains("\(name) mirrored") == isMirrored)
  }

  @Test func `forward looks like right`() throws {
    let forward = try #require(UIImage(systemName: "chevron.forward"))
    let right = try #require(UIImage(systemName: "chevron.right"))
    #expect(forward.source.bitmap.pixels == right.source.bitmap.pixels)
  }
}
