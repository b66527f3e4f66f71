/// Pattern matching with wildcards.
///
/// The time grows with the product of both lengths, whatever the pattern.
package enum Wildcards {
  /// Whether a pattern matches the whole text: `*` matches any characters, `?` for one.
  package static func match(_ pattern: some Sequence<Character>, _ text: some Sequence<Character>)
    -> Bool
  {
    match(Array(pattern), Array(text), isWildcard: { $0 == "*" }) { $0 == "?" || $0 == $1 }
  }

  /// Whether a pattern matches the whole list.
  ///
  /// Matches from left to right, and after a mismatch lets the last wildcard match one element more. Earlier wildcards
  /// need not change, as the last one can match anything.
  ///
  /// - Parameters:
  ///   - pattern: the parts of the pattern.
  ///   - list: the elements.
  ///   - isWildcard: whether a part of the pattern matches any number of elements.
  ///   - matchesOne: whether any other part of the pattern matches an element.
  /// - Returns: whether the pattern matches.
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
