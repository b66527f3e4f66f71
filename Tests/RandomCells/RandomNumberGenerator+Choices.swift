extension RandomNumberGenerator {
  /// Returns a number from 0 on, below a limit above 0.
  mutating func number(below limit: Int) -> Int { Int(next() >> 33) % limit }

  /// Returns one of the elements of a list that is not empty.
  mutating func choice<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
