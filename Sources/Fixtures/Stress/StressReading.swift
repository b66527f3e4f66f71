internal import Foundation
internal import SnapshotReferences
internal import Snapshots
internal import UIKit

/// Reads the member `stress` of a fixture.
@MainActor struct StressReading {
  typealias Node = CellFileJSON.Node
  let prototype: StressPrototype
  let content: CellContentReading
  /// The fixture's own environments.
  let base: [Configuration]
  /// The axes that the fixture's matrix has.
  let axes: Set<String>
  /// The fixture's own height in points.
  let height: CGFloat?

  func declaration(_ node: Node) throws -> StressDeclaration {
    let members = try node.members(CellFileKeys.stress)
    let choices = try self.choices(members)
    let varied = try members["vary"]?.elements().map(textView)
    guard members["trials"] == nil || members["seconds"] == nil else {
      throw node.error("“trials” and “seconds” exclude each other. Leave one out.")
    }
    return StressDeclaration(
      prototype: prototype,
      varied: try varied ?? (choices.isEmpty ? prototype.textOutlets() : []), choices: choices,
      pseudoLocales: try members.values("pseudoLocales") {
        try $0.word(CellFileKeys.pseudoLocales.map { ($0, $0) })
      } ?? [],
      widths: try members["widths"].map(widths) ?? baseWidths,
      heights: try members.values("heights", self.height(_:)) ?? height.map { [.points($0)] },
      contentSizes: try members.values("contentSizes") {
        try $0.word(CellFileKeys.contentSizeWords)
      } ?? own("contentSizes", \.contentSize),
      legibilityWeights: try members.values("legibilityWeights") {
        try $0.word(CellFileKeys.legibilityWeights)
      } ?? own("legibilityWeights", \.legibilityWeight),
      directions: try members.values("directions") { try $0.word(CellFileKeys.directions) }
        ?? own("directions", \.direction),
      appearances: try members.values("appearances") { try $0.word(CellFileKeys.appearances) }
        ?? own("appearances", \.appearance),
      locales: try members.values("locales") { try $0.text() } ?? own("locales", \.locale),
      scales: try members.values("scales") { CGFloat(try $0.number(1...4)) }
        ?? own("scales", \.scale),
      system: base.first?.system ?? .standard,
      maxHeight: try members["maxHeight"].map { CGFloat(try $0.number(1...10_000)) },
      invariants: try members.values("invariants") {
        try $0.word(CellFileKeys.invariants.map { ($0, $0) })
      } ?? [],
      notStretched: try members.values("notStretched") { try $0.text() } ?? [],
      allowances: try members["allow"].map(CellAllowanceReading.allowances) ?? [],
      trials: try members["trials"]?.integer(1...100_000),
      seconds: try members["seconds"]?.number(0.1...3600),
      seed: try members["seed"].map { UInt64(try $0.integer(0...1_000_000)) })
  }

  // MARK: Environments

  /// The values of an axis that the fixture's matrix has, in its order.
  private func own<Value: Hashable>(
    _ axis: String, _ path: KeyPath<Configuration, Value>
  ) -> [Value]? {
    guard axes.contains(axis) else { return nil }
    var seen: Set<Value> = []
    return base.map { $0[keyPath: path] }.filter { seen.insert($0).inserted }
  }

  private var baseWidths: ClosedRange<CGFloat>? {
    let widths = own("widths", \.width) ?? []
    guard let least = widths.min(), let greatest = widths.max() else { return nil }
    return least...greatest
  }

  /// The least and the greatest width.
  private func widths(_ node: Node) throws -> ClosedRange<CGFloat> {
    let numbers = try node.elements().map { CGFloat(try $0.number(1...10_000)) }
    guard numbers.count == 2, numbers[0] <= numbers[1] else {
      throw node.error("“widths” must be the least and the greatest width, such as [320, 440].")
    }
    return numbers[0]...numbers[1]
  }

  /// A number of points, or the fitting height with a change: `fitting`, `fitting + 40`, `fitting - 0.5px`.
  private func height(_ node: Node) throws -> StressHeight {
    guard case .string(let text) = node.value else {
      return .points(CGFloat(try node.number(1...10_000)))
    }
    if text == "fitting" { return .fitting }
    let form = /fitting ?([+-]) ?([0-9]+(?:\.[0-9]+)?)(px)?/
    guard let match = text.wholeMatch(of: form), let amount = Double(match.2), amount <= 10_000
    else {
      throw node.error(
        "“\(text)” is not a height. Allowed: a number of points, fitting, fitting + 40, "
          + "fitting - 0.5px.")
    }
    let change = CGFloat(match.1 == "-" ? -amount : amount)
    return match.3 == nil ? .fitting(plus: change) : .fitting(plusPixels: change)
  }
}

extension StressReading {
  typealias Choices = (variable: StressVariable, values: [StressChoice])

  /// The values of `texts` and `values`.
  private func choices(_ members: [String: Node]) throws -> [Choices] {
    var choices: [Choices] = []
    for (view, node) in try members["texts"]?.namedMembers() ?? [] {
      choices.append((StressVariable(view: view), try texts(node, of: view)))
    }
    for (view, node) in try members["values"]?.namedMembers() ?? [] {
      let members = try node.members(ViewContent.keys)
      for key in ViewContent.keys {
        guard let node = members[key] else { continue }
        choices.append((StressVariable(view: view, key: key), try values(node, key, of: view)))
      }
    }
    return choices
  }

  private func texts(_ node: Node, of name: String) throws -> [StressChoice] {
    try requireText(name, node)
    let texts = try node.elements()
    guard !texts.isEmpty else { throw node.error("“\(name)” is empty. Give it a text.") }
    return try texts.map { node in
      StressChoice(json: node.value.text, value: .text(try node.text()))
    }
  }

  private func values(_ node: Node, _ key: String, of view: String) throws -> [StressChoice] {
    let elements = try node.elements()
    guard !elements.isEmpty, let form = ViewContent.form(of: key) else {
      throw node.error("“\(key)” is empty. Give it a value.")
    }
    return try elements.map { node in
      let json = node.value.text
      if node.value == .null { return StressChoice(json: json, value: nil) }
      let value = try content.value(node, form)
      try CellContent(view: view, changes: [(key, value)], node: node)
        .apply(to: prototype.filled.makeInstance())
      return StressChoice(json: json, value: value)
    }
  }

  private func textView(_ node: Node) throws -> String {
    let name = try node.text()
    try requireText(name, node)
    return name
  }

  private func requireText(_ name: String, _ node: Node) throws {
    do {
      _ = try prototype.makeView([(StressVariable(view: name), .text(""))])
    } catch let error as UnknownTextView {
      let names = try prototype.textOutlets()
      throw node.error(
        "\(error)\(Suggestion(name, among: names).text) It has: "
          + "\(names.isEmpty ? "none" : names.joined(separator: ", ")).")
    }
  }
}
