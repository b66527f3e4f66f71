import Foundation
internal import LayoutModel
import NumberText

/// What brought changes about, in sentences for a reader.
extension LayoutDifference {
  /// A sentence for each changed constraint's view and each view whose change moved others, such as
  /// `subtitleLabel wrapped to 3 lines → cell 18 pt taller; 4 views below moved with it.`, in the order
  /// of the changes.
  var rootCauses: [String] {
    var sentences: [String] = []
    for index in new.views.indices {
      if let sentence = constraintSentence(at: index) ?? viewSentence(at: index) {
        sentences.append(sentence)
      }
      for gone in removedViews(below: index) {
        if let effect = effect(of: .removedView(gone), at: nil) {
          sentences.append("\(old.views[gone].node.name) is gone → \(effect).")
        }
      }
    }
    return sentences
  }

  private func viewSentence(at index: Int) -> String? {
    guard let reason = reason(at: index), let effect = effect(of: .view(index), at: index) else {
      return nil
    }
    return "\(name(index)) \(reason) → \(effect)."
  }

  /// More changed constraints of one view than these are counted.
  private static let maxConstraints = 2

  /// What the changed constraints of a view did, nil if there is none.
  private func constraintSentence(at index: Int) -> String? {
    let changes = constraintChanges.filter { $0.view == index }
    guard !changes.isEmpty else { return nil }
    var causes = changes.prefix(Self.maxConstraints).map { $0.words(names: name) }
    let rest = changes.count - causes.count
    if rest > 0 { causes.append("\(rest) more constraints of \(name(index))") }
    let content = contentReason(at: index).map { "\(name(index)) \($0)" }
    let isOwn = differences[index].map(\.canMoveOthers) ?? false
    if let content, isOwn { causes.append(content) }
    let chain: [String?] = [
      causes.joined(separator: " and "), isOwn ? nil : content,
      effect(of: .view(index), at: index) ?? ownEffect(at: index),
    ]
    return chain.compactMap { $0 }.joined(separator: " → ") + "."
  }

  private func name(_ index: Int) -> String { new.views[index].node.name }

  private func ownEffect(at index: Int) -> String? {
    guard let displacement = differences[index]?.absoluteDisplacement else { return nil }
    let words = [resizing(displacement), movement(displacement)].compactMap { $0 }
    return words.isEmpty ? nil : "\(name(index)) is \(words.joined(separator: " and "))"
  }

  /// What happened to a view of the new layout, the most telling first.
  private func reason(at index: Int) -> String? {
    guard let difference = differences[index] else { return "is new" }
    return contentReason(at: index)
      ?? (resizing(difference.displacement) ?? movement(difference.displacement)).map { "is \($0)" }
      ?? changedConstraints[index].map { words(for: $0, possessive: "has another") }
  }

  /// What happened to what a view shows.
  private func contentReason(at index: Int) -> String? {
    guard let difference = differences[index] else { return nil }
    let (before, after) = (difference.old.node, difference.new.node)
    if before.isHidden != after.isHidden { return after.isHidden ? "is hidden" : "is shown" }
    if let old = before.text?.lines, let new = after.text?.lines, old != new {
      return new > old
        ? "wrapped to \(new) lines" : "shrank to \(new) \(new == 1 ? "line" : "lines")"
    }
    if let old = before.text?.font, let new = after.text?.font, old != new {
      return "is set in \(new) instead of \(old)"
    }
    return nil
  }

  /// What changed about a view's constraints, where its own frame did not.
  func sentence(aboutConstraintOf index: Int) -> String? {
    changedConstraints[index].map { words(for: $0, possessive: "now has another") }
  }

  private func words(
    for constraint: CauseFinder.ChangedConstraint, possessive: String
  ) -> String {
    let what =
      constraint.other.map { "distance to \(new.views[$0].node.name)" } ?? "constraint on its size"
    return "\(possessive) \(what), by \(constraint.change.pointText) pt"
  }

  private func effect(of cause: CauseFinder.Cause, at index: Int?) -> String? {
    var effects: [String] = []
    if cause != .view(0), causes.first == cause, let growth = differences[0]?.displacement {
      if let text = resizing(growth) { effects.append("\(rootWord) \(text)") }
    }
    let followers = followersThatMoved(because: cause, at: index)
    if !followers.isEmpty {
      let areBelow = followers.allSatisfy { isBelow($0, index) }
      let (count, verb) = (followers.count, areBelow ? "below moved" : "moved")
      effects.append("\(count) \(count == 1 ? "view" : "views") \(verb) with it")
    }
    return effects.isEmpty ? nil : effects.joined(separator: "; ")
  }

  /// The followers that only moved: what contains the cause grew with it and says nothing new.
  private func followersThatMoved(because cause: CauseFinder.Cause, at index: Int?) -> [Int] {
    causes.indices.filter { follower in
      guard causes[follower] == cause, follower != index, let difference = differences[follower]
      else { return false }
      return !difference.displacement.isResized
    }
  }

  /// Whether a view stood below the cause (within the rounding to pixels), and moved down or up only.
  private func isBelow(_ follower: Int, _ cause: Int?) -> Bool {
    guard let cause, let frame = differences[cause]?.old.absoluteFrame,
      let difference = differences[follower]
    else { return false }
    return difference.displacement.horizontal.isZero
      && difference.old.absoluteFrame.minY >= frame.maxY - 0.5
  }

  private func resizing(_ displacement: Displacement) -> String? {
    var words: [String] = []
    func add(_ axis: Displacement.Axis, _ more: String, _ less: String) {
      guard axis.isResized else { return }
      words.append("\(axis.size.magnitude.pointText) pt \(axis.size > 0 ? more : less)")
    }
    add(displacement.horizontal, "wider", "narrower")
    add(displacement.vertical, "taller", "shorter")
    return words.isEmpty ? nil : words.joined(separator: " and ")
  }

  private func movement(_ displacement: Displacement) -> String? {
    var words: [String] = []
    func add(_ axis: Displacement.Axis, _ forward: String, _ back: String) {
      guard !axis.isZero else { return }
      words.append("\(axis.min.magnitude.pointText) pt \(axis.min > 0 ? forward : back)")
    }
    add(displacement.horizontal, "further right", "further left")
    add(displacement.vertical, "further down", "further up")
    return words.isEmpty ? nil : words.joined(separator: " and ")
  }

  private var rootWord: String {
    new.views[0].node.className.hasSuffix("Cell") ? "cell" : new.views[0].node.name
  }
}
