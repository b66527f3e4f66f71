import Foundation
package import LayoutChanges
import NumberText

extension RootCause {
  /// The chain from a cause to its proven effect, or what moved without a proven cause.
  ///
  /// Such as `artistLabel.bottom to contentView.bottom: 11 → 30 (SongCell.xib:50) ⇒ cell 19 pt taller.`
  package var sentence: String { sentence(at: [:]) }

  /// The same with the places of views in files, such as `SongCell.xib:20`, by name.
  func sentence(at places: [String: String]) -> String {
    guard !events.isEmpty else { return movement }
    let changes = events.map { event in
      event.viewName.flatMap { places[$0] }.map { "\(event.words) (\($0))" } ?? event.words
    }
    let chain = [changes.joined(separator: " and ")] + consequences.map(\.consequence)
    return (chain + (effect.map { [$0.words(isCaused: true)] } ?? [])).joined(separator: " ⇒ ")
      + "."
  }

  /// What changed first.
  var change: String { events.map(\.words).joined(separator: " and ") }

  /// Without an arrow: nothing of it is known to cause anything else.
  private var movement: String {
    let views = consequences.map(\.words)
    let facts =
      (effect.map { [$0.words(isCaused: false)] } ?? [])
      + views.enumerated().filter { !views.prefix($0.offset).contains($0.element) }.map(\.element)
    let text = facts.joined(separator: "; ")
    // A view's name stays as it is.
    let isName = effect?.root?.isCell != true
    return (isName ? text : text.prefix(1).uppercased() + text.dropFirst()) + "."
  }
}

extension RootCause.Event {
  /// The view that something happened to; nil for a constraint, which has a place of its own.
  var viewName: String? { if case .view(let name, _) = self { name } else { nil } }

  fileprivate var words: String {
    switch self {
    case .constraint(let change): change.words
    case .further(let count): "\(count) more changes"
    case .view(let name, .text(let old, let new)):
      "\(name).text: \(TextExcerpt(old: old, new: new).change)"
    case .view(let name, .textAttribute(let excerpt, let attribute, let old, let new)):
      "\(name) “\(excerpt.inOneLine)”: \(attribute) "
        + PropertyWords(ofText: attribute, from: old, to: new).change
    case .view(let name, .property(let property, let old, let new)):
      "\(name).\(PropertyWords.name(of: property)): "
        + PropertyWords(property, from: old, to: new).change
    case .view(let name, let event): "\(name) \(event.words)"
    }
  }

  /// The words behind a cause, which names the view already.
  fileprivate var consequence: String {
    if case .view(_, .lines(let old, let new)) = self {
      return RootCause.ViewEvent.lines(from: old, to: new).words
    }
    return words
  }
}

extension RootCause.ViewEvent {
  fileprivate var words: String {
    switch self {
    case .added: "is new"
    case .removed: "is gone"
    case .hidden(let isHidden): isHidden ? "is hidden" : "is shown"
    case .text(let old, let new): "text \(TextExcerpt(old: old, new: new).change)"
    case .property(let name, let old, let new):
      "\(PropertyWords.name(of: name)) \(PropertyWords(name, from: old, to: new).change)"
    case .textAttribute(let excerpt, let name, let old, let new):
      "“\(excerpt.inOneLine)” \(name) \(PropertyWords(ofText: name, from: old, to: new).change)"
    case .lines(let old, let new):
      new > old ? "wrapped to \(new) lines" : "shrank to \(new.counted("line"))"
    case .frame(let growth, let offset):
      "is "
        + [SizeWords(growth: growth).phrase, SizeWords(offset: offset).phrase].compactMap { $0 }
        .joined(separator: " and ")
    }
  }
}

extension TextExcerpt {
  fileprivate var change: String { "\(old) → \(new)" }
}

extension RootCause.Effect {
  fileprivate func words(isCaused: Bool) -> String {
    var effects: [String] = []
    if let root, let growth = SizeWords(growth: root.growth).phrase {
      effects.append("\(root.isCell ? "cell" : root.name) \(growth)")
    }
    if followers > 0 {
      let place = areBelow ? "below moved" : "moved"
      effects.append("\(followers.counted("view")) \(place)\(isCaused ? " with it" : "")")
    }
    return effects.joined(separator: "; ")
  }
}
