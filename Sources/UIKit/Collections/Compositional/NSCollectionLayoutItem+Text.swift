internal import Foundation
internal import NumberText

// Sizes, distances and anchors as in Swift, such as `.fractionalWidth(0.5)`. A text of another form changes nothing.

extension NSCollectionLayoutItem {
  var widthText: String {
    get { layoutSize.widthDimension.text }
    set {
      guard let width = NSCollectionLayoutDimension.read(newValue) else { return }
      layoutSize = NSCollectionLayoutSize(
        widthDimension: width, heightDimension: layoutSize.heightDimension)
    }
  }

  var heightText: String {
    get { layoutSize.heightDimension.text }
    set {
      guard let height = NSCollectionLayoutDimension.read(newValue) else { return }
      layoutSize = NSCollectionLayoutSize(
        widthDimension: layoutSize.widthDimension, heightDimension: height)
    }
  }

  /// The distances at the leading side, the top, the trailing side and the bottom.
  var edgeSpacingText: String {
    get {
      guard let edgeSpacing else { return "none" }
      return [edgeSpacing.leading, edgeSpacing.top, edgeSpacing.trailing, edgeSpacing.bottom]
        .map(\.spacingText).joined(separator: " ")
    }
    set {
      let parts = newValue.split(separator: " ").map { NSCollectionLayoutSpacing.read(String($0)) }
      edgeSpacing =
        parts.count == 4
        ? NSCollectionLayoutEdgeSpacing(
          leading: parts[0], top: parts[1], trailing: parts[2], bottom: parts[3]) : nil
    }
  }
}

extension NSCollectionLayoutGroup {
  /// How often the subitems are repeated; empty for as many as fit.
  var countText: String {
    get {
      switch repetition {
      case .asManyAsFit: ""
      case .shares(let count): "\(count) shares"
      case .times(let count): "\(count)"
      }
    }
    set {
      let words = newValue.split(separator: " ")
      guard let count = words.first.flatMap({ Int($0) }) else { return repetition = .asManyAsFit }
      repetition = words.count > 1 ? .shares(count) : .times(count)
    }
  }

  var spacingText: String {
    get { interItemSpacing.spacingText }
    set { interItemSpacing = .read(newValue) }
  }
}

extension NSCollectionLayoutSupplementaryItem {
  var containerAnchorText: String {
    get { containerAnchor.text }
    set { if let anchor = NSCollectionLayoutAnchor.read(newValue) { containerAnchor = anchor } }
  }

  var itemAnchorText: String {
    get { itemAnchor?.text ?? "none" }
    set { itemAnchor = .read(newValue) }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// The alignment, with which the anchor changes.
  var edge: NSRectAlignment {
    get { alignment }
    set { anchor(at: newValue, offset: offset) }
  }

  /// The offset, with which the anchor changes.
  var distance: CGPoint {
    get { offset }
    set { anchor(at: alignment, offset: newValue) }
  }

  private func anchor(at alignment: NSRectAlignment, offset: CGPoint) {
    (self.alignment, self.offset) = (alignment, offset)
    containerAnchor = NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: offset)
  }
}

extension NSCollectionLayoutDimension {
  fileprivate var text: String {
    let name =
      isFractionalWidth
      ? "fractionalWidth("
      : isFractionalHeight
        ? "fractionalHeight("
        : isUniformAcrossSiblings
          ? "uniformAcrossSiblings(estimate: " : isEstimated ? "estimated(" : "absolute("
    return ".\(name)\(dimension.exactText))"
  }

  fileprivate static func read(_ text: String) -> NSCollectionLayoutDimension? {
    let makers: [(String, @MainActor (CGFloat) -> NSCollectionLayoutDimension)] = [
      (".fractionalWidth(", { .fractionalWidth($0) }),
      (".fractionalHeight(", { .fractionalHeight($0) }),
      (".uniformAcrossSiblings(estimate: ", { .uniformAcrossSiblings(estimate: $0) }),
      (".estimated(", { .estimated($0) }), (".absolute(", { .absolute($0) }),
    ]
    guard let maker = makers.first(where: { text.hasPrefix($0.0) }), text.last == ")",
      let number = CGFloat(decidingText: String(text.dropFirst(maker.0.count).dropLast()))
    else { return nil }
    return maker.1(number)
  }
}

extension NSCollectionLayoutSpacing? {
  @MainActor fileprivate var spacingText: String {
    map { ".\($0.isFlexible ? "flexible" : "fixed")(\($0.spacing.exactText))" } ?? "none"
  }
}

extension NSCollectionLayoutSpacing {
  fileprivate static func read(_ text: String) -> NSCollectionLayoutSpacing? {
    let parts = text.split(separator: "(")
    guard parts.count == 2, let number = CGFloat(decidingText: String(parts[1].dropLast())) else {
      return nil
    }
    return parts[0] == ".flexible" ? .flexible(number) : .fixed(number)
  }
}

extension NSCollectionLayoutAnchor {
  private static let names: [(NSDirectionalRectEdge, String)] = [
    (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
  ]

  /// Such as `top trailing` and, with an offset, `top trailing absoluteOffset 8 -8`.
  fileprivate var text: String {
    let sides = Self.names.filter { edges.contains($0.0) }.map(\.1)
    let place = sides.isEmpty ? "center" : sides.joined(separator: " ")
    guard offset != .zero else { return place }
    return
      "\(place) \(isAbsoluteOffset ? "absoluteOffset" : "fractionalOffset") \(offset.decidingText)"
  }

  fileprivate static func read(_ text: String) -> NSCollectionLayoutAnchor? {
    guard text != "none" else { return nil }
    var edges: NSDirectionalRectEdge = []
    var numbers: [CGFloat] = []
    for word in text.split(separator: " ") {
      if let edge = names.first(where: { $0.1 == word }) { edges.insert(edge.0) }
      if let number = CGFloat(decidingText: String(word)) { numbers.append(number) }
    }
    guard numbers.count == 2 else { return NSCollectionLayoutAnchor(edges: edges) }
    let offset = CGPoint(numbers: numbers)
    return text.contains("fractionalOffset")
      ? NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
      : NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
  }
}
