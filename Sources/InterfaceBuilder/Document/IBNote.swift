/// A problem in a file that did not prevent loading it.
public struct IBNote: Hashable, Sendable {
  /// What was met.
  public enum Kind: Hashable, Sendable {
    /// A view of an unknown kind; it is kept with its attributes.
    case unknownElement(String)
    /// An unknown value; the default replaces it.
    case unknownValue(element: String, attribute: String, value: String)
    /// A constraint or an outlet refers to an object that is not in the file.
    case missingObject(element: String, attribute: String, id: String)
    /// A colour without components that iOS has, such as one in CMYK; it counts as missing.
    case unknownColorSpace(String)
    /// A value that views do not show.
    case unshown(element: String, attribute: String)
  }

  public let kind: Kind
  /// The line of the file, counted from 1.
  public let line: Int
}

extension IBNote: CustomStringConvertible {
  /// The line and a sentence.
  public var description: String { "\(line): \(kind.sentence)" }
}

extension IBNote.Kind {
  /// What was found, and how it is treated.
  public var sentence: String {
    switch self {
    case .unknownElement(let name):
      "<\(name)> is not known; it is treated as a plain view."
    case .unknownValue(let element, let attribute, let value):
      "\(attribute)=\"\(value)\" of <\(element)> is not known; the default is used."
    case .missingObject(let element, let attribute, let id):
      "\(attribute) of <\(element)> names \"\(id)\", which is not in the file."
    case .unknownColorSpace(let space):
      "The colour has no red, green and blue, and no white, in the space \"\(space)\"; the default is used."
    case .unshown(let element, let attribute):
      "\(attribute) of <\(element)> is left out."
    }
  }
}
