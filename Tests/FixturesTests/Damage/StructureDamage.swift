import TestSupport

/// Changes what a file means and leaves it well-formed: most such files load, and all that follows has
/// to bear them.
struct StructureDamage {
  private var random: SeededGenerator
  private var markup: Markup
  private var copies = 0

  /// Returns a damaged text; nil where the original cannot be read.
  static func damaged(_ original: String, by random: SeededGenerator) -> String? {
    guard let markup = Markup(original) else { return nil }
    var damage = StructureDamage(random: random, markup: markup)
    for _ in 0...damage.random.below(6) { damage.damageOnce() }
    return damage.markup.text
  }

  private init(random: SeededGenerator, markup: Markup) {
    self.random = random
    self.markup = markup
  }

  private mutating func damageOnce() {
    switch random.below(12) {
    case 0, 1: changeConstraint()
    case 2: swapItems()
    case 3: moveElement()
    case 4: duplicateElement()
    case 5:
      if let element = anyElement() { markup.remove(element) }
    case 6: removeFrames()
    case 7, 8: changeNumber()
    case 9: addAttribute()
    case 10: renameElement()
    default: changeText()
    }
  }

  // MARK: Places

  private mutating func anyElement(where isWanted: (Markup.Element) -> Bool = { _ in true }) -> Int?
  {
    let found = markup.present.dropFirst().filter { isWanted(markup.elements[$0]) }
    return found.isEmpty ? nil : random.pick(found)
  }

  private mutating func anyConstraint() -> Int? { anyElement { $0.name == "constraint" } }

  private mutating func anyView() -> Int? {
    let elements = markup.elements
    return anyElement { $0.children.contains { elements[$0]["key"] == "frame" } }
  }

  private mutating func anyID() -> String {
    anyElement { $0["id"] != nil }.flatMap { markup.elements[$0]["id"] } ?? "none"
  }

  // MARK: Constraints

  private static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "baseline", "firstBaseline", "leadingMargin", "topMargin", "bottomMargin",
    "centerXWithinMargins", "centerYWithinMargins",
  ]

  private mutating func changeConstraint() {
    guard let constraint = anyConstraint() else { return }
    switch random.below(7) {
    case 0: markup.elements[constraint]["firstItem"] = anyID()
    case 1: markup.elements[constraint]["secondItem"] = anyID()
    case 2: markup.elements[constraint]["firstAttribute"] = random.pick(Self.attributes)
    case 3: markup.elements[constraint]["secondAttribute"] = random.pick(Self.attributes)
    case 4:
      markup.elements[constraint]["relation"] = random.pick(
        ["lessThanOrEqual", "greaterThanOrEqual"])
    case 5:
      markup.elements[constraint]["priority"] = random.pick(
        ["0", "1", "50", "250", "251", "750", "999", "1000", "0.0001"])
    default:
      markup.elements[constraint]["multiplier"] = random.pick(
        ["0", "-1", "0.0001", "16:9", "1:3", "1000000", "1e-30", "1e30"])
    }
  }

  private mutating func swapItems() {
    guard let constraint = anyConstraint() else { return }
    let element = markup.elements[constraint]
    markup.elements[constraint]["firstItem"] = element["secondItem"]
    markup.elements[constraint]["secondItem"] = element["firstItem"]
    if random.below(2) == 0 {
      markup.elements[constraint]["firstAttribute"] = element["secondAttribute"]
      markup.elements[constraint]["secondAttribute"] = element["firstAttribute"]
    }
  }

  // MARK: Elements

  private mutating func moveElement() {
    guard let moved = anyElement(), let target = anyElement() else { return }
    markup.move(moved, into: target, at: random.below(8))
  }

  private mutating func duplicateElement() {
    let isView = random.below(2) == 0
    guard let element = isView ? anyView() : anyElement() else { return }
    copies += 1
    let (suffix, keeps) = ("-\(copies)", random.below(8) == 0)
    for _ in 0...random.below(4) {
      copies += 1
      markup.duplicate(element) { keeps ? $0 : "\($0)\(suffix)\(copies)" }
    }
  }

  private mutating func removeFrames() {
    let frames = markup.present.filter { markup.elements[$0]["key"] == "frame" }
    guard !frames.isEmpty else { return }
    guard random.below(3) == 0 else { return markup.remove(random.pick(frames)) }
    for frame in frames { markup.remove(frame) }
  }

  private static let names = [
    "view", "label", "imageView", "button", "stackView", "switch", "textField", "textView",
    "slider", "segmentedControl", "tableViewCell", "collectionViewCell",
    "collectionReusableView", "tableViewCellContentView", "scrollView", "tableView",
    "collectionView", "pickerView", "visualEffectView", "rect", "constraint", "subviews",
    "nothingKnown",
  ]

  private mutating func renameElement() {
    guard let element = random.below(2) == 0 ? anyView() : anyElement() else { return }
    markup.elements[element].name = random.pick(Self.names)
  }

  // MARK: Values

  private static let numbers = [
    "0", "-0", "-1", "1", "0.5", "-0.0001", "0.3333333333", "10000", "99999", "-99999", "1e6",
    "1e15", "-1e300", "1e300", "1e-300", "2147483648", "9223372036854775807", "nan", "inf", "",
  ]

  private mutating func changeNumber() {
    let found = anyElement { $0.attributes.contains { Double($0.value) != nil } }
    guard let found else { return }
    let attributes = markup.elements[found].attributes
    let numeric = attributes.indices.filter { Double(attributes[$0].value) != nil }
    markup.elements[found].attributes[random.pick(numeric)].value =
      random.pick(Self.numbers)
  }

  private static let additions = [
    ("numberOfLines", "0"), ("numberOfLines", "3"), ("numberOfLines", "-5"), ("hidden", "YES"),
    ("axis", "vertical"), ("distribution", "fillProportionally"), ("distribution", "equalSpacing"),
    ("distribution", "equalCentering"), ("alignment", "firstBaseline"), ("alignment", "center"),
    ("spacing", "-20"), ("spacing", "1e6"), ("baselineRelativeArrangement", "YES"),
    ("placeholderIntrinsicWidth", "infinite"), ("placeholderIntrinsicHeight", "1e9"),
    ("placeholderIntrinsicHeight", "-5"), ("preferredMaxLayoutWidth", "1"),
    ("translatesAutoresizingMaskIntoConstraints", "NO"), ("adjustsFontSizeToFit", "YES"),
    ("minimumScaleFactor", "0.0001"), ("lineBreakMode", "characterWrap"), ("alpha", "0"),
    ("lineBreakMode", "middleTruncation"), ("semanticContentAttribute", "forceRightToLeft"),
    ("preservesSuperviewLayoutMargins", "YES"), ("verticalHuggingPriority", "1000"),
    ("horizontalHuggingPriority", "1000"), ("verticalCompressionResistancePriority", "1000"),
    ("horizontalCompressionResistancePriority", "1"), ("accessoryType", "checkmark"),
    ("style", "IBUITableViewCellStyleValue1"), ("rowHeight", "0"), ("rowHeight", "-1"),
    ("customClass", "Unknown"), ("image", "nowhere"), ("image", "star.fill"),
    ("catalog", "system"), ("misplaced", "YES"), ("key", "contentView"), ("id", "con-te-001"),
    ("contentMode", "scaleAspectFit"), ("fixedFrame", "YES"), ("text", "x"),
  ]

  private mutating func addAttribute() {
    guard let element = random.below(4) == 0 ? anyElement() : anyView() else { return }
    let (name, value) = random.pick(Self.additions)
    markup.elements[element][name] = value
  }

  private static let texts = [
    "", " ", "\n\n\n", "Wort", "שלום abc עולם", "سلام", "नमस्ते", "日本語の文章です", "👨‍👩‍👧‍👦🏳️‍🌈",
    "e\u{301}\u{302}\u{303}\u{304}\u{305}", "\u{200B}\u{200D}\u{FEFF}", "\u{202E}abc\u{202C}",
    "a\u{2028}b\u{2029}c\td", "\u{F8FF}\u{10FFFF}", "&#9;&#10;&#13;", "&lt;&amp;&quot;",
    String(repeating: "Lorem ipsum dolor sit amet. ", count: 40),
    String(repeating: "W", count: 500),
  ]

  private mutating func changeText() {
    let found = anyElement { element in
      ["text", "title", "placeholder"].contains { element[$0] != nil } || element.name == "string"
    }
    guard let found else { return }
    let text = random.pick(Self.texts)
    let names = ["text", "title", "placeholder"]
    if let name = names.first(where: { markup.elements[found][$0] != nil }) {
      markup.elements[found][name] = text
    } else {
      markup.elements[found].text = text
    }
  }
}
