import LayoutModel

/// What changed on a view itself, as edits.
extension LayoutDifference {
  /// The edits of a view's visibility, text and attributes.
  func contentEdits(at index: Int) -> [LayoutEdit] {
    guard let difference = differences[index] else { return [] }
    let edits = ContentEdits(difference, view: index)
    // Where views came or went, so did their places in the row.
    let others = edits.others.filter {
      !isRestructured(index) || !$0.isOfArrangement && !$0.isOfContentSize
    }
    return edits.textEdits + others
  }
}

/// The edits of one view.
///
/// Text, font and the runs of an attributed text are set together where they changed together, as one without the
/// others fits no text.
private struct ContentEdits {
  private typealias Name = LayoutNode.PropertyName

  private let difference: ViewDifference
  private let view: Int
  private let facts: [ViewChange.Fact]

  init(_ difference: ViewDifference, view: Int) {
    self.difference = difference
    self.view = view
    facts = difference.facts
  }

  private var changesRuns: Bool {
    difference.changedAttributes.contains { $0.hasPrefix(LayoutNode.textRunPrefix) }
  }

  var textEdits: [LayoutEdit] {
    let events = facts.compactMap(textEvent)
    guard changesRuns else {
      return events.map { edit([$0.event], undoing: $0.names) }
    }
    let runs = facts.filter(\.isOfRun).compactMap(attributeEvent)
    let hadRuns = difference.old.node.value(of: Name.textRuns) != nil
    let names =
      (events.contains { $0.names == [Name.text] } ? [Name.text] : [])
      + [Name.textRuns] + (hadRuns || events.isEmpty ? [] : [Name.font])
    return [edit(events.map(\.event) + runs, undoing: names)]
  }

  private func textEvent(
    _ fact: ViewChange.Fact
  ) -> (event: RootCause.ViewEvent, names: [String])? {
    switch fact {
    case .text(let old, let new): (.text(from: old, to: new), [Name.text])
    case .font(let old, let new):
      (
        .property(name: Name.font, from: old, to: new),
        [Name.font] + (difference.changedAttributes.contains("textStyle") ? ["textStyle"] : [])
      )
    default: nil
    }
  }

  var others: [LayoutEdit] {
    let changesFont = facts.contains { if case .font = $0 { true } else { false } }
    return ownFacts.compactMap { fact in
      switch fact {
      case .hidden(let isHidden): return edit([.hidden(isHidden)], undoing: [Name.hidden])
      case .textColor(let old, let new):
        return edit(
          [.property(name: Name.textColor, from: old, to: new)], undoing: [Name.textColor])
      case .attribute(let name, _, _):
        guard !fact.isOfRun, !(name == "textStyle" && changesFont) else { return nil }
        return attributeEvent(fact).map { edit([$0], undoing: undos(of: name)) }
      default: return nil
      }
    }
  }

  /// What is set together with an attribute; an image is its size and its contents.
  private func undos(of name: String) -> [String] {
    if name == "class" { return [] }
    return difference.changedAttributes.contains(name)
      ? names(with: name) : [name + String.contentsEnding]
  }

  /// The facts without those of later sections that say the same as an earlier one.
  private var ownFacts: [ViewChange.Fact] {
    var seen: Set<ViewChange.Fact> = []
    return facts.filter { seen.insert($0.inAllSections).inserted }
  }

  /// What is set together: the same value of all sections, and all values of a part that is gone.
  private func names(with name: String) -> [String] {
    let fact = facts.first { $0.attributeName == name }?.inAllSections
    let alike = facts.filter { $0.inAllSections == fact }.compactMap(\.attributeName)
    let old = difference.old.node.attributes
    return alike.flatMap { part in
      let isGone = difference.new.node.attributes[part] == nil
      let inner =
        isGone ? old.keys.filter { LayoutVocabulary.parts(around: $0).contains(part) } : []
      return [part] + inner.sorted()
    }
  }

  private func attributeEvent(_ fact: ViewChange.Fact) -> RootCause.ViewEvent? {
    switch fact {
    case .attribute(let name, let old, let new): .property(name: name, from: old, to: new)
    case .textAttribute(let excerpt, let name, let old, let new):
      .textAttribute(excerpt: excerpt, name: name, from: old, to: new)
    default: nil
    }
  }

  private func edit(_ events: [RootCause.ViewEvent], undoing names: [String]) -> LayoutEdit {
    LayoutEdit(
      place: .view(view), events: events.map { .view(difference.new.node.name, $0) },
      undos: names.map {
        .property(view: view, name: $0, value: difference.old.node.value(of: $0))
      })
  }
}

extension LayoutEdit {
  /// Whether it is the size that an app's view computes.
  fileprivate var isOfContentSize: Bool {
    undos.contains {
      if case .property(_, LayoutNode.contentSizeAttribute, _) = $0 { true } else { false }
    }
  }

  /// Whether it is another order of a stack's row or column.
  fileprivate var isOfArrangement: Bool {
    undos.contains {
      if case .property(_, "orderOfArrangedSubviews", _) = $0 { true } else { false }
    }
  }
}

extension ViewChange.Fact {
  /// The attribute's name; nil for other facts.
  fileprivate var attributeName: String? {
    if case .attribute(let name, _, _) = self { name } else { nil }
  }

  /// The fact without the number of a section.
  fileprivate var inAllSections: ViewChange.Fact {
    guard case .attribute(let name, let old, let new) = self else { return self }
    return .attribute(name: LayoutVocabulary.nameInAllSections(name), from: old, to: new)
  }

  /// Whether it is a changed run of an attributed text.
  var isOfRun: Bool {
    switch self {
    case .attribute(let name, _, _): name.hasPrefix(LayoutNode.textRunPrefix)
    case .textAttribute: true
    default: false
    }
  }
}
