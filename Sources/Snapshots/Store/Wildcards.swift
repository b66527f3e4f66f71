/// Patterns in which wildcards stand for whatever there is.
///
/// The time grows with the product of both lengths, whatever the pattern.
package enum Wildcards {
  /// Whether a pattern means the whole text: `*` stands for any characters, `?` for one.
  package static func match(_ pattern: some Sequence<Character>, _ text: some Sequence<Character>)
    -> Bool
  {
    match(Array(pattern), Array(text), isWildcard: { $0 == "*" }) { $0 == "?" || $0 == $1 }
  }

  /// Whether a pattern means the whole list.
  ///
  /// Goes from left to right, and after a failure lets the last wildcard take one element more. What
  /// an earlier wildcard took need not change, as the last one can take anything.
  ///
  /// - Parameters:
  ///   - pattern: the parts of the pattern.
  ///   - list: the elements.
  ///   - isWildcard: whether a part of the pattern stands for any number of elements.
  ///   - matchesOne: whether another part of the pattern stands for an element.
  /// - Returns: whether every element has its part.
  package static func match<Part, Element>(
    _ pattern: [Part], _ list: [Element], isWildcard: (Part) -> Bool,
    matchesOne: (Part, Element) -> Bool
  ) -> Bool {
    var (at, position) = (0, 0)
    var retry: (pattern: Int, position: Int)?
    while position < list.count {
      if at < pattern.count, isWildcard(pattern[at]) {
        retry = (at, position)
        at += 1
      } else if at < pattern.count, matchesOne(pattern[at], list[position]) {
        at += 1
        position += 1
      } else if let last = retry {
        retry = (last.pattern, last.position + 1)
        at = last.pattern + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy(isWildcard)
  }
}
