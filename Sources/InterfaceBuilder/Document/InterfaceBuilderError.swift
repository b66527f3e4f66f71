/// Why an Interface Builder file cannot be loaded, with the file and, if known, the line.
public enum InterfaceBuilderError: Error, Hashable, Sendable {
  case unreadable(file: String, reason: String)
  /// The file is not well-formed XML as Interface Builder writes it.
  case notXML(file: String, line: Int, reason: String)
  case foreign(file: String, format: ForeignFormat)
  /// The file ends before its last element does.
  case cutOff(file: String, line: Int)
  /// The file is XML, but not an iOS document of version 3.
  case notVersion3(file: String, line: Int, found: String)
  /// The file is a document for a platform other than iOS, such as macOS.
  case otherPlatform(file: String, line: Int, platform: String)
  /// The file has more bytes than the limit.
  case tooLarge(file: String, limit: Int)
  case tooManyElements(file: String, line: Int, limit: Int)
  /// The elements are nested deeper than the limit.
  case tooDeep(file: String, line: Int, limit: Int)
  case tooManyAttributes(file: String, line: Int, limit: Int)
  /// All elements together have more attributes than the limit.
  case tooManyTotalAttributes(file: String, line: Int, limit: Int)
  /// An element has a text or attribute longer than the limit, in bytes.
  case tooLongText(file: String, line: Int, limit: Int)
  /// A cell has more views, or more constraints, than the limits.
  case tooLargeCell(file: String, line: Int, views: Int, constraints: Int)
  /// A numeric attribute has an invalid value; `expected` describes the valid ones.
  case invalidNumber(
    file: String, line: Int, element: String, attribute: String, value: String, expected: String)
  /// A constraint's relation or attribute is missing (`nil`) or unknown.
  case invalidConstraint(file: String, line: Int, attribute: String, value: String?)
  case duplicateID(file: String, line: Int, id: String, firstLine: Int)
  /// A translation file cannot be read; the line is `nil` if the whole file is affected.
  case invalidTranslations(file: String, line: Int?, reason: String)
}

extension InterfaceBuilderError {
  /// The file's name when it was loaded.
  public var file: String {
    switch self {
    case .unreadable(let file, _), .notXML(let file, _, _), .foreign(let file, _),
      .cutOff(let file, _), .notVersion3(let file, _, _), .otherPlatform(let file, _, _),
      .tooLarge(let file, _), .tooManyElements(let file, _, _),
      .tooDeep(let file, _, _), .tooManyAttributes(let file, _, _),
      .tooManyTotalAttributes(let file, _, _), .tooLongText(let file, _, _),
      .tooLargeCell(let file, _, _, _),
      .invalidNumber(let file, _, _, _, _, _),
      .invalidConstraint(let file, _, _, _), .duplicateID(let file, _, _, _),
      .invalidTranslations(let file, _, _):
      file
    }
  }

  /// The line, counted from 1; `nil` if the whole file is affected.
  public var line: Int? {
    switch self {
    case .unreadable, .tooLarge, .foreign: nil
    case .notXML(_, let line, _), .cutOff(_, let line), .notVersion3(_, let line, _),
      .otherPlatform(_, let line, _),
      .tooManyElements(_, let line, _), .tooDeep(_, let line, _),
      .tooManyAttributes(_, let line, _), .tooManyTotalAttributes(_, let line, _),
      .tooLongText(_, let line, _), .tooLargeCell(_, let line, _, _),
      .invalidNumber(_, let line, _, _, _, _), .invalidConstraint(_, let line, _, _),
      .duplicateID(_, let line, _, _):
      line
    case .invalidTranslations(_, let line, _): line
    }
  }
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// The location, the problem and what to do: `Main.storyboard:12: …`.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(sentences)"
  }

  /// The problem and what to do, without the location.
  package var problem: String { sentences }

  private var sentences: String {
    switch self {
    case .unreadable(_, let reason):
      "cannot be read: \(reason). Check the path and the permissions."
    case .notXML(_, _, let reason):
      "not an Interface Builder file: \(reason). Restore it, or save it again in Xcode."
    case .foreign(_, let format):
      "not an Interface Builder file: it is \(format.name). \(format.remedy)"
    case .cutOff:
      "the file ends unexpectedly here, before </document>. Restore it, or save it again in Xcode."
    case .notVersion3(_, _, let found):
      """
      not an Interface Builder document of version 3 for iOS, but \(found). Open it in Xcode and \
      save it.
      """
    case .otherPlatform(_, _, let platform):
      "a document for \(platform). Only iOS documents are supported: leave this file out."
    case .tooLarge(_, let limit):
      "larger than \(limit) bytes. Split it into several files."
    case .tooManyElements(_, _, let limit):
      "more than \(limit) elements. Split the file into several."
    case .tooDeep(_, _, let limit):
      "elements are nested more than \(limit) deep. Nest fewer views."
    case .tooManyAttributes(_, _, let limit):
      "more than \(limit) attributes in one element. Restore the file, or save it again in Xcode."
    case .tooManyTotalAttributes(_, _, let limit):
      "more than \(limit) attributes in all elements together. Split the file into several."
    case .tooLongText(_, _, let limit):
      "a text of more than \(limit) bytes. Shorten it, and set the long one in code."
    case .tooLargeCell(_, _, let views, let constraints):
      """
      a cell of more than \(views) views or \(constraints) constraints. Split it into several, or \
      make its views in code.
      """
    case .invalidNumber(_, _, let element, let attribute, let value, let expected):
      "\(attribute)=\"\(value)\" of <\(element)> must be \(expected). Correct it in Xcode."
    case .invalidConstraint(_, _, let attribute, nil):
      "<constraint> has no \(attribute). Delete the constraint, or set it again in Xcode."
    case .invalidConstraint(_, _, let attribute, let value?):
      "\(attribute)=\"\(value)\" of <constraint> is unknown. Set the constraint again in Xcode."
    case .duplicateID(_, _, let id, let firstLine):
      """
      the id "\(id)" is already taken on line \(firstLine). Two branches may have been merged: \
      delete one of the two elements.
      """
    case .invalidTranslations(_, _, let reason):
      "translations cannot be read: \(reason). Correct the file, or delete it."
    }
  }

  /// The problem in malformed XML, to follow a colon.
  var reason: String {
    switch self {
    case .notXML(_, _, let reason), .invalidTranslations(_, _, let reason): reason
    case .cutOff: "the file ends unexpectedly here"
    default: sentences
    }
  }
}
