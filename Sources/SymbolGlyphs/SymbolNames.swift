internal import CSymbolFiles

/// The names of Apple's symbols, from `symbol-names.txt`; no symbol has another name.
package enum SymbolNames {
  package static func contains(_ name: String) -> Bool { all.contains(name) }

  package static let all: Set<String> = {
    var names: Set<String> = []
    names.reserveCapacity(10_000)
    for line in String(cString: symbol_names()).split(separator: "\n")
    where !line.hasPrefix("#") {
      parse(line.utf8, into: &names)
    }
    return names
  }()

  /// Reads a line: words, and in parentheses what may follow a word after a dot.
  ///
  /// "-" marks a word that is not a name.
  private static func parse(_ line: Substring.UTF8View, into names: inout Set<String>) {
    var prefixes = [""]
    var word = line.startIndex
    var last = ""
    for index in line.indices {
      let byte = line[index]
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
      else { continue }
      add(line[word..<index])
      switch byte {
      case UInt8(ascii: "("): prefixes.append(last + ".")
      case UInt8(ascii: ")"): prefixes.removeLast()
      default: break
      }
      word = line.index(after: index)
    }
    add(line[word...])

    func add(_ word: Substring.UTF8View) {
      guard !word.isEmpty, let prefix = prefixes.last else { return }
      let isName = word.last != UInt8(ascii: "-")
      last = prefix + String(Substring(isName ? word : word.dropLast()))
      if isName { names.insert(last) }
    }
  }
}
