internal import Foundation

/// Reads Apple's visual format language.
///
/// ```
/// format     = ["H:" | "V:"] ["|" connection] view (connection view)* [connection "|"]
/// connection = "" | "-" | "-" number "-" | "-(" predicate ("," predicate)* ")-"
/// view       = "[" name ["(" predicate ("," predicate)* ")"] "]"
/// predicate  = ["==" | "<=" | ">="] (number | metric | view name) ["@" (number | metric)]
/// ```
struct FormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0
  private let metrics: [String: CGFloat]
  private let isView: (String) -> Bool

  /// Creates a parser that knows the values of metrics and which names are views.
  init(_ format: String, metrics: [String: CGFloat], isView: @escaping (String) -> Bool) {
    self.format = format
    self.metrics = metrics
    self.isView = isView
    characters = Array(format)
  }

  mutating func parse() throws(FormatError) -> FormatElements {
    var elements = FormatElements()
    elements.axis = try readAxis()
    if take("|") { elements.leadingConnection = try readConnection() }
    elements.views.append(try readView())
    while position < characters.count {
      let connection = try readConnection()
      if take("|") {
        elements.trailingConnection = connection
        break
      }
      elements.connections.append(connection)
      elements.views.append(try readView())
    }
    guard position == characters.count else { throw failure("Expected the end of the format") }
    return elements
  }

  // MARK: Parts

  private mutating func readAxis() throws(FormatError) -> NSLayoutConstraint.Axis {
    if try takeDirection("V") { return .vertical }
    _ = try takeDirection("H")
    return .horizontal
  }

  private mutating func takeDirection(_ letter: Character) throws(FormatError) -> Bool {
    guard take(letter) else { return false }
    guard take(":") else {
      throw failure("Expected a ':' after '\(letter)' to specify the arrangement's direction")
    }
    return true
  }

  private mutating func readView() throws(FormatError) -> FormatElements.View {
    guard take("[") else { throw failure("Expected a view. Views look like [name]") }
    let start = position
    guard let name = readName() else { throw failure("Expected a view's name") }
    guard isView(name) else {
      throw failure("\(name) is not a key in the views dictionary.", at: start)
    }
    var view = FormatElements.View(name: name, position: start)
    if take("(") { view.sizes = try readPredicates(mayNameViews: true) }
    guard take("]") else { throw failure("Expected a ']' here") }
    return view
  }

  private mutating func readConnection() throws(FormatError) -> FormatElements.Connection {
    guard take("-") else { return .none }
    if take("(") {
      let predicates = try readPredicates(mayNameViews: false)
      guard take("-") else { throw failure("Expected a '-' here, after the distance") }
      return .distances(predicates)
    }
    guard let next = peek(), next != "[", next != "|" else { return .standard }
    let start = position
    let length = try readNumber()
    guard take("-") else { throw failure("Expected a '-' here, after the distance") }
    return .distances([FormatElements.Predicate(object: .number(length), position: start)])
  }

  private mutating func readPredicates(
    mayNameViews: Bool
  ) throws(FormatError) -> [FormatElements.Predicate] {
    var predicates: [FormatElements.Predicate] = []
    repeat {
      predicates.append(try readPredicate(mayNameViews: mayNameViews))
    } while take(",")
    guard take(")") else { throw failure("Expected a ')' here") }
    return predicates
  }

  private mutating func readPredicate(
    mayNameViews: Bool
  ) throws(FormatError) -> FormatElements.Predicate {
    let relation = try readRelation()
    let start = position
    let object: FormatElements.Object
    if mayNameViews, let name = readViewName() {
      object = .view(name)
    } else {
      object = .number(try readNumber())
    }
    var predicate = FormatElements.Predicate(relation: relation, object: object, position: start)
    if take("@") { predicate.priority = try readPriority() }
    return predicate
  }

  private mutating func readRelation() throws(FormatError) -> NSLayoutConstraint.Relation {
    for (sign, relation) in [
      ("=", NSLayoutConstraint.Relation.equal), ("<", .lessThanOrEqual),
      (">", .greaterThanOrEqual),
    ] where take(Character(sign)) {
      guard take("=") else { throw failure("Expected '\(sign)=' to specify a relation") }
      return relation
    }
    return .equal
  }

  private mutating func readPriority() throws(FormatError) -> Float {
    let start = position
    let priority = Float(try readNumber())
    guard priority >= 0, priority <= 1000 else {
      throw failure("Priorities must be at least 0 and less or equal to 1000", at: start)
    }
    return priority
  }

  // MARK: Names and numbers

  /// Reads a name if it is a view's and not a metric's.
  private mutating func readViewName() -> String? {
    let start = position
    if let name = readName(), metrics[name] == nil, isView(name) { return name }
    position = start
    return nil
  }

  private mutating func readNumber() throws(FormatError) -> CGFloat {
    let start = position
    if let name = readName() {
      guard let value = metrics[name] else {
        throw failure(
          "Encountered metric with name \"\(name)\", but value was not specified in metrics or views"
            + " dictionaries", at: start)
      }
      return value
    }
    let sign = take("-") ? "-" : ""
    let digits = sign + take(where: { $0.isNumber || $0 == "." })
    guard let value = Double(digits), value.isFinite else {
      throw failure("Expected a number or the name of a metric", at: start)
    }
    return CGFloat(value)
  }

  private mutating func readName() -> String? {
    guard let next = peek(), next.isLetter || next == "_" else { return nil }
    return take(where: { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  // MARK: Characters

  /// Skips blanks and returns the next character.
  private mutating func peek() -> Character? {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    return position < characters.count ? characters[position] : nil
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek() == character else { return false }
    position += 1
    return true
  }

  private mutating func take(where matches: (Character) -> Bool) -> String {
    let start = position
    while position < characters.count, matches(characters[position]) { position += 1 }
    return String(characters[start..<position])
  }

  private func failure(_ reason: String, at place: Int? = nil) -> FormatError {
    FormatError(reason: reason, format: format, position: place ?? position)
  }
}
