import Foundation
import GitFormats

/// The names in a cell file or Interface Builder file, or in a picture's description in a catalogue.
package struct ShowingText {
  let path: String
  let data: Data
  let table: String
  /// Whether it is only a pointer to a file that Git LFS keeps.
  let isPointer: Bool
  /// Whether its names cannot be read from its bytes, so that it may have any: it is neither UTF-8 nor JSON that can be
  /// read, or declares entities or another encoding.
  let isOpaque: Bool
  /// What it has in quotes.
  let quoted: Set<String>
  /// What it has in quotes: also the last component of paths, and that without scale and ending.
  let names: Set<String>

  init(_ path: String, _ data: Data) {
    (self.path, self.data) = (path, data)
    let name = RevisionFiles.lastName(path)
    table = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    isPointer = LargeFilePointer.isPointer(data)
    let isJSON = path.hasSuffix(".json") || RevisionFiles.isCellFile(path)
    let words = isJSON ? QuotedWords(ofJSON: data) : QuotedWords(ofXML: data)
    isOpaque = words.isIncomplete
    quoted = words.all
    names = words.all.reduce(into: []) { $0.formUnion(Self.names(in: $1)) }
  }

  /// Whether it may have one of some names of files.
  func mayName(anyOf files: Set<String>) -> Bool {
    !files.isEmpty && (isOpaque || !names.isDisjoint(with: files))
  }

  /// The pictures that its views name in their attributes, but not those of the system.
  var pictures: Set<String> {
    let text = String(decoding: data, as: UTF8.self)
    return text.split(separator: "<").reduce(into: []) { found, tag in
      guard !tag.contains("catalog=\"system\"") else { return }
      for match in tag.matches(of: /[iI]mage"?\s*[:=]\s*["']([^"']+)["']/) {
        found.insert(String(match.output.1))
      }
    }
  }

  private static func names(in word: String) -> [String] {
    let name = RevisionFiles.lastName(word)
    let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name[...]
    return [name, String(stem)].flatMap { [$0, ChangedResources.pictureName($0[...])] }
  }
}
