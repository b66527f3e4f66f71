package import LayoutModel
internal import NumberText

extension LayoutNumber {
  /// What the number is, and where it is set.
  package var words: String {
    let details = [
      priority.flatMap { $0 < 1000 ? "priority \($0.pointText)" : nil }, origin, constraintID,
      contentPriorities.map {
        "hugging \($0.hugging.pointText), compression resistance \($0.compressionResistance.pointText)"
      }, rule.map { "rule \($0)" },
    ].compactMap { $0 }
    return details.isEmpty ? name : "\(name) (\(details.joined(separator: ", ")))"
  }

  private var constraintID: String? { kind == .constraint ? id : nil }

  private var name: String {
    switch kind {
    case .constraint: equation ?? view
    case .stack: "\(stackPart) of \(view): \(equation ?? "")"
    case .contents: "\(attribute) of \(contentWords)"
    case .margin: "\(attribute) margin of \(view)"
    case .guide: "\(attribute) inset of \(view)"
    case .container: "\(attribute) of \(view), set by its container"
    case .frame: "\(attribute) of \(view)'s frame, with its autoresizing mask"
    case .nonNegative: "\(attribute) of \(view), which cannot be negative"
    case .kept: "\(equation ?? view), as in the file, since no constraint decides it"
    }
  }

  /// The view, with the text that is measured.
  var contentWords: String {
    guard let text else { return "the contents of \(view)" }
    let lines = text.lines.counted("line")
    return "\(view)'s text “\(text.string.brief)”, \(lines) of \(text.font)"
  }

  /// What of a stack view makes the constraint, by UIKit's name of its role.
  private var stackPart: String { Self.stackParts[attribute] ?? "arrangement" }

  private static let stackParts = [
    "UISV-spacing": "spacing", "UISV-fill-equally": "equal sizes",
    "UISV-fill-proportionally": "proportions", "UISV-distributing-edge": "gaps",
    "UISV-hiding": "hidden view", "UISV-alignment": "alignment",
    "UISV-text-width-disambiguation": "equal widths of texts",
  ]
}

extension String {
  /// The first line, or the beginning of it.
  fileprivate var brief: String {
    let line = split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    return line.count > 24 ? line.prefix(23) + "…" : line
  }
}
