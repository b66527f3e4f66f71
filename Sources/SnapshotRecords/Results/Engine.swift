public import Graphics

/// An engine that draws pictures: its name, and what it makes of a fixed set of cells.
///
/// Each reference names the engine that drew it. Where a picture differs although its layout is the same, the fingerprint
/// tells whether the engine that drew the reference draws other pixels than this one.
public struct Engine: Codable, Hashable, Sendable {
  /// The name and version of this engine; the version increases with each change of its rules that affects layouts.
  public static let name = "Snap 1"

  /// The name and version.
  public let name: String
  /// What the engine makes of the fixed cells; nil in references that were recorded before engines had one.
  public let fingerprint: Fingerprint?

  /// What an engine makes of a fixed set of cells.
  public struct Fingerprint: Codable, Hashable, Sendable {
    public let pictures: Digest
    public let layouts: Digest

    /// Creates a fingerprint.
    public init(pictures: Digest, layouts: Digest) {
      self.pictures = pictures
      self.layouts = layouts
    }
  }

  /// Whether this engine is known to draw other pixels than another one: the fixed cells, if both have drawn them,
  /// otherwise by its version.
  package func drawsOtherwise(than other: Engine) -> Bool {
    guard let mine = fingerprint, let others = other.fingerprint else { return name != other.name }
    return mine.pictures != others.pictures
  }

  /// Whether both engines have laid out the fixed cells, with different results.
  package func laysOutOtherwise(than other: Engine) -> Bool {
    guard let mine = fingerprint, let others = other.fingerprint else { return false }
    return mine.layouts != others.layouts
  }

  /// Whether this engine is known to be another one.
  package func differs(from other: Engine) -> Bool {
    guard let mine = fingerprint, let others = other.fingerprint else { return name != other.name }
    return (name, mine) != (other.name, others)
  }

  /// Creates an engine, by default this one without a fingerprint.
  public init(name: String = name, fingerprint: Fingerprint? = nil) {
    self.name = name
    self.fingerprint = fingerprint
  }
}

extension Engine: LosslessStringConvertible {
  private static let labels = (pictures: "pictures ", layouts: "layouts ")

  /// The name, and the fingerprint if there is one: `Snap 1; pictures 0fd5…9a; layouts 77c0…12`.
  public var description: String {
    let digests = fingerprint.map {
      "; \(Self.labels.pictures)\($0.pictures); \(Self.labels.layouts)\($0.layouts)"
    }
    return name + (digests ?? "")
  }

  /// Reads what ``description`` wrote; anything else is the name of an engine without a fingerprint.
  public init(_ description: String) {
    let parts = description.split(separator: "; ", omittingEmptySubsequences: false)
    guard parts.count == 3,
      let pictures = Self.digest(in: parts[1], after: Self.labels.pictures),
      let layouts = Self.digest(in: parts[2], after: Self.labels.layouts)
    else {
      self.init(name: description)
      return
    }
    self.init(
      name: String(parts[0]), fingerprint: Fingerprint(pictures: pictures, layouts: layouts))
  }

  private static func digest(in part: Substring, after label: String) -> Digest? {
    part.hasPrefix(label) ? Digest(String(part.dropFirst(label.count))) : nil
  }
}
