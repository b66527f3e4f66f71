package import Fixtures
internal import Foundation
internal import UIKit

extension StressTest {
  /// The test that a cell file declares.
  package init(_ declaration: StressDeclaration) throws {
    let prototype = declaration.prototype
    let inputs =
      try declaration.varied.map {
        try PrototypeInput(
          ofText: $0, in: prototype, declaration.pseudoLocales.compactMap(PseudoLocale.init))
      } + declaration.choices.map(PrototypeInput.init)
    self.init(
      StressSubject(prototype, inputs), in: StressSpace(of: declaration),
      holding: .standard + LayoutInvariant.declared(by: declaration),
      allowing: declaration.allowances,
      budget: declaration.trials.map(StressBudget.trials)
        ?? declaration.seconds.map(StressBudget.seconds) ?? .standard,
      seed: declaration.seed ?? 1)
    entry = prototype.entry(varying: inputs.map(\.variable))
  }

  /// The test of a cell of an Interface Builder file: each view with an outlet and a text shows sample texts, the longest
  /// translation, and what translations may make of the file's text.
  package init(_ prototype: StressPrototype, budget: StressBudget, seed: UInt64) throws {
    let inputs = try prototype.textOutlets().map {
      try PrototypeInput(ofText: $0, in: prototype, PseudoLocale.allCases)
    }
    self.init(
      StressSubject(prototype, inputs), in: StressSpace(of: prototype), budget: budget, seed: seed)
    entry = prototype.entry(varying: inputs.map(\.variable))
  }
}

/// A property of a cell's view, with what it may be.
@MainActor private struct PrototypeInput {
  let variable: StressVariable
  let domain: ValueDomain
  /// Whether some value is that of the Interface Builder file, to which no filling returns.
  let canBeUnset: Bool
  /// Returns what to set; nil for the value in the Interface Builder file.
  let value: (StressValue) -> ViewValue?

  /// Sample texts, the longest translation beside the file, and pseudo-locales of the view's own text.
  init(
    ofText view: String, in prototype: StressPrototype, _ pseudoLocales: [PseudoLocale]
  ) throws {
    let own = try prototype.ownText(ofView: view)
    let translations = own.isEmpty ? [] : pseudoLocales.map { $0.text(own) }
    variable = StressVariable(view: view)
    domain =
      Values<String>.texts(
        view, withLongestOf: prototype.translations(ofView: view), and: translations
      ).domain
    canBeUnset = false
    value = { if case .text(let text) = $0 { .text(text) } else { nil } }
  }

  /// Values that a cell file lists.
  init(_ variable: StressVariable, _ values: [StressChoice]) {
    self.variable = variable
    domain = ValueDomain(
      listed: values.enumerated().map { .choice($0, name: $1.json) })
    canBeUnset = values.contains { $0.value == nil }
    value = {
      guard case .choice(let index, _) = $0, values.indices.contains(index) else { return nil }
      return values[index].value
    }
  }
}

extension StressSpace {
  /// The space of a row, or of an item of a collection at its size.
  @MainActor fileprivate init(of prototype: StressPrototype) {
    self.init()
    if prototype.hasFixedHeight { heights = [.fitting] }
    guard let size = prototype.itemSize else { return }
    widths = size.width...size.width
    heights = [.points(size.height)]
  }

  @MainActor fileprivate init(of declaration: StressDeclaration) {
    self.init(of: declaration.prototype)
    widths = declaration.widths ?? widths
    heights = declaration.heights ?? heights
    contentSizes = declaration.contentSizes ?? contentSizes
    legibilityWeights = declaration.legibilityWeights ?? legibilityWeights
    directions = declaration.directions ?? directions
    appearances = declaration.appearances ?? appearances
    locales = declaration.locales ?? locales
    scales = declaration.scales ?? scales
    system = declaration.system
  }
}

extension LayoutInvariant {
  /// The invariants by their names in cell files.
  package static let named: [(name: String, invariant: LayoutInvariant)] = [
    ("hitTargets", .hitTargets), ("insideSuperview", .insideSuperview),
    ("monotoneHeight", .monotoneHeight), ("noBrokenConstraint", .noBrokenConstraint),
    ("noNeedlessWrapping", .noNeedlessWrapping),
  ]

  @MainActor fileprivate static func declared(
    by declaration: StressDeclaration
  ) -> [LayoutInvariant] {
    named.filter { declaration.invariants.contains($0.name) }.map(\.invariant)
      + declaration.notStretched.map { notStretched($0) }
      + (declaration.maxHeight.map { [height(upTo: $0)] } ?? [])
  }
}

extension StressSubject {
  fileprivate init(_ prototype: StressPrototype, _ inputs: [PrototypeInput]) {
    func content(_ values: [StressValue]) -> [(StressVariable, ViewValue?)] {
      zip(inputs, values).map { ($0.variable, $0.value($1)) }
    }
    let canBeFilled = !inputs.isEmpty && !inputs.contains(where: \.canBeUnset)
    self.init(
      inputs: inputs.map {
        StressInput(name: $0.variable.name, type: "", domain: $0.domain)
      },
      make: { try prototype.makeView(content($0)) },
      fill: canBeFilled ? { try prototype.fill($0, content($1)) } : nil,
      layOut: { makeView, configuration in
        try prototype.layOut(in: configuration, of: makeView)
      })
  }
}
