#if SourceRewriting
/// A member of a type by its name, without argument labels.
struct TypeMember: Hashable, Comparable, CustomStringConvertible {
  let type: String
  let name: String

  var description: String { "\(type).\(name)" }

  static func < (lhs: TypeMember, rhs: TypeMember) -> Bool { lhs.description < rhs.description }
}

/// The classes and members that sources declare, read from their words only: parsing all of them takes too long.
struct SourceScan {
  private(set) var superclasses: [String: String] = [:]
  private(set) var classes: Set<String> = []
  private(set) var classMembers: Set<TypeMember> = []
  private(set) var extensionMembers: Set<TypeMember> = []
  private(set) var overrides: Set<TypeMember> = []
  /// The types whose extensions override something.
  private(set) var overridingExtensions: Set<String> = []

  /// A type whose braces are open; nil for other braces.
  private struct Scope {
    let type: String?
    let isExtension: Bool
  }

  init(_ source: String) {
    var words = SourceWords(source)
    var scopes: [Scope] = []
    var opening: Scope?
    var isOverride = false
    var last = ""
    while let word = words.next() {
      switch word {
      case "{":
        scopes.append(opening ?? Scope(type: nil, isExtension: false))
        (opening, isOverride) = (nil, false)
      case "}":
        _ = scopes.popLast()
        isOverride = false
      case "override": isOverride = true
      case "func", "var", "let":
        guard let name = words.next() else { break }
        if let scope = scopes.last, let type = scope.type {
          add(TypeMember(type: type, name: name), to: scope, isOverride)
        }
        isOverride = false
      case "class", "struct", "enum", "actor", "extension", "protocol":
        // `class func`, and `protocol P: class`.
        guard last != ":", last != ",", let name = words.nextTypeName() else { break }
        if ["func", "var", "let"].contains(name) {
          words.putBack(name)
        } else {
          if word == "class" { classes.insert(name) }
          if word == "class", let superclass = words.nextSuperclass() {
            superclasses[name] = superclass
          }
          opening = Scope(
            type: word == "class" || word == "extension" ? name : nil,
            isExtension: word == "extension")
        }
      default: break
      }
      last = word
    }
  }

  private mutating func add(_ member: TypeMember, to scope: Scope, _ isOverride: Bool) {
    if isOverride {
      overrides.insert(member)
      if scope.isExtension { overridingExtensions.insert(member.type) }
    } else if scope.isExtension {
      extensionMembers.insert(member)
    } else {
      classMembers.insert(member)
    }
  }

  mutating func add(_ other: SourceScan) {
    classes.formUnion(other.classes)
    superclasses.merge(other.superclasses) { first, _ in first }
    classMembers.formUnion(other.classMembers)
    extensionMembers.formUnion(other.extensionMembers)
    overrides.formUnion(other.overrides)
    overridingExtensions.formUnion(other.overridingExtensions)
  }
}

/// The words and braces of a source, without comments and texts.
struct SourceWords {
  private let bytes: [UInt8]
  private var index = 0
  /// The last one comes first.
  private var returned: [String] = []

  init(_ source: String) { bytes = Array(source.utf8) }

  mutating func putBack(_ word: String) { returned.append(word) }

  mutating func next() -> String? {
    if let word = returned.popLast() { return word }
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "/") where skipComment(): break
      case UInt8(ascii: "\""): skipText()
      case _ where Self.isWord(byte): return word()
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ":"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: ","), UInt8(ascii: "."):
        index += 1
        return String(UnicodeScalar(byte))
      default: index += 1
      }
    }
    return nil
  }

  /// A type's name with those of the types around it.
  mutating func nextTypeName() -> String? {
    guard var name = next() else { return nil }
    while let dot = next() {
      guard dot == ".", let inner = next() else {
        putBack(dot)
        break
      }
      name = inner
    }
    return name
  }

  /// The first type behind the colon, and behind generic parameters.
  mutating func nextSuperclass() -> String? {
    var depth = 0
    while let word = next() {
      switch word {
      case "<": depth += 1
      case ">": depth -= 1
      case ":" where depth == 0: return nextTypeName()
      case "{":
        putBack(word)
        return nil
      default: break
      }
    }
    return nil
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  /// Skips a comment; returns false where a slash begins none.
  private mutating func skipComment() -> Bool {
    guard index + 1 < bytes.count else { return false }
    if bytes[index + 1] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return true
    }
    guard bytes[index + 1] == UInt8(ascii: "*") else { return false }
    index += 2
    while index + 1 < bytes.count,
      bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
    { index += 1 }
    index += 2
    return true
  }

  /// Skips a text; what its interpolations contain declares nothing.
  private mutating func skipText() {
    let isLong = bytes[index...].starts(with: Array("\"\"\"".utf8))
    index += isLong ? 3 : 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") {
        index += 2
      } else if byte == UInt8(ascii: "\""), !isLong {
        index += 1
        return
      } else if isLong, bytes[index...].starts(with: Array("\"\"\"".utf8)) {
        index += 3
        return
      } else if byte == UInt8(ascii: "\n"), !isLong {
        return
      } else {
        index += 1
      }
    }
  }
}
#endif
