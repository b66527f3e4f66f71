package import Fixtures
internal import Foundation

extension StressTest {
  /// The test that a cell file declares.
  package init(_ declaration: StressDeclaration) {
    var space = StressSpace(of: declaration.prototype)
    space.widths = declaration.widths ?? space.widths
    space.contentSizes = declaration.contentSizes ?? space.contentSizes
    space.directions = declaration.directions ?? space.directions
    space.appearances = declaration.appearances ?? space.appearances
    space.locales = declaration.locales ?? space.locales
    let limit = declaration.maxHeight.map { [LayoutInvariant.height(upTo: $0)] } ?? []
    let texts =
      declaration.varied.map { declaration.prototype.texts(ofView: $0) }
      + declaration.texts.map { Values<String>.texts($0.view, among: $0.texts) }
    self.init(
      StressSubject(declaration.prototype, texts), in: space, holding: .standard + limit,
      allowing: declaration.allowances,
      budget: declaration.trials.map(StressBudget.trials) ?? .standard,
      seed: declaration.seed ?? 1)
  }

  /// The test of a cell of an Interface Builder file: each view with an outlet and a text shows sample texts.
  package init(_ prototype: StressPrototype, budget: StressBudget, seed: UInt64) throws {
    let texts = try prototype.textOutlets().map { prototype.texts(ofView: $0) }
    self.init(
      StressSubject(prototype, texts), in: StressSpace(of: prototype), budget: budget, seed: seed)
  }
}

extension StressPrototype {
  /// The texts of a view: samples, and the longest translation beside the file.
  fileprivate func texts(ofView name: String) -> Values<String> {
    .texts(name, withLongestOf: translations(ofView: name))
  }
}

extension StressSpace {
  /// The space of a row, or of an item of a collection at its size.
  @MainActor fileprivate init(of prototype: StressPrototype) {
    self.init()
    guard let size = prototype.itemSize else { return }
    widths = size.width...size.width
    heights = [size.height]
  }
}

extension StressSubject {
  fileprivate init(_ prototype: StressPrototype, _ texts: [Values<String>]) {
    let names = texts.map(\.name)
    self.init(
      inputs: texts.map { ($0.name, $0.domain) },
      make: { values in
        let shown = values.map { value in
          if case .text(let text) = value { text } else { "" }
        }
        return try prototype.makeView(texts: zip(names, shown).map { (view: $0, text: $1) })
      },
      draw: { makeView, configuration in
        try prototype.rendering(in: configuration, of: makeView)
      })
  }
}
