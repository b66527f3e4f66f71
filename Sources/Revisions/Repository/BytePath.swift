/// A path that is equal to another one only if its bytes are, as the system compares them.
///
/// Strings are equal that show the same: `é` in one character and in two, which are the names of two files.
package struct BytePath: Hashable, Comparable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: BytePath, right: BytePath) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package static func < (left: BytePath, right: BytePath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
