/// A source in the place of a library that an app imports and whose own sources cannot be had: what cells use most of it.
struct LibraryStandIn {
  /// The module that sources import.
  let module: String
  /// The member by which sources use it.
  let member: String
  /// Whether only this library has such a member, so that sources use it which do not import it themselves.
  let isOnlyOne: Bool
  let source: String
  /// Names of the library outside of types, each with what it stands for; a source may have one of its own.
  let aliases: [(name: String, type: String)]

  static let all = [snapKit, then]

  /// The source, without the names that an app's sources declare.
  ///
  /// - Parameter declared: the types that the sources declare.
  /// - Returns: the text.
  func source(without declared: Set<String>) -> String {
    source
      + aliases.filter { !declared.contains($0.name) }
      .map { "typealias \($0.name) = \($0.type)\n" }.joined()
  }
}
