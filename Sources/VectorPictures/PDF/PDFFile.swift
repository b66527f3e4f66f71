internal import Foundation

/// The objects of a PDF file.
///
/// They are read in the file's order, the last one of a number being the valid one, as programs do with a file whose
/// table of objects is damaged. So no table is followed, and the time grows with the file's length only.
struct PDFFile {
  private(set) var objects: [Int: PDFObject] = [:]
  private(set) var root: PDFObject?
  private(set) var isEncrypted = false

  /// More objects than any picture has.
  private static let mostObjects = 100_000
  /// The most bytes that all streams of a file may have when they are unpacked.
  static let mostUnpacked = 64 << 20

  init(_ bytes: [UInt8]) {
    var lexer = PDFLexer(bytes)
    var numbers: [(value: Int, index: Int)] = []
    while objects.count < Self.mostObjects {
      lexer.skipSpace()
      let start = lexer.index
      guard let item = lexer.next() else {
        // Too deep, or the end.
        if lexer.isAtEnd { break }
        lexer.index = max(start, lexer.index) + 1
        continue
      }
      switch item {
      case .number(let value) where value >= 0 && value < 1e7:
        numbers.append((Int(value), start))
        if numbers.count > 2 { numbers.removeFirst() }
        continue
      case .word("obj") where numbers.count == 2: readObject(numbers[0].value, &lexer)
      case .word("trailer"): if let entries = lexer.next()?.dictionary { note(trailer: entries) }
      default: break
      }
      numbers = []
    }
    unpackObjects()
  }

  private mutating func note(trailer: [String: PDFObject]) {
    if let root = trailer["Root"] { self.root = root }
    if trailer["Encrypt"] != nil { isEncrypted = true }
  }

  private mutating func readObject(_ number: Int, _ lexer: inout PDFLexer) {
    guard var object = lexer.next() else { return }
    let end = lexer.index
    if case .dictionary(let entries) = object {
      if case .word("stream")? = lexer.next() {
        object = .stream(PDFStream(entries: entries, bytes: Self.content(entries, &lexer)))
        if entries["Type"]?.name == "XRef" { note(trailer: entries) }
      } else {
        lexer.index = end
      }
    }
    // `5 0 obj 12 0 R` is a reference, and a number is followed by endobj.
    objects[number] = object
  }

  /// The bytes of a stream: as many as it says if it ends there, otherwise those up to the word for its end.
  private static func content(
    _ entries: [String: PDFObject], _ lexer: inout PDFLexer
  ) -> ArraySlice<UInt8> {
    let bytes = lexer.bytes
    var start = lexer.index
    if start < bytes.count, bytes[start] == 0x0D { start += 1 }
    if start < bytes.count, bytes[start] == 0x0A { start += 1 }
    if let length = entries["Length"]?.number, length >= 0,
      start + Int(min(length, 1e9)) <= bytes.count
    {
      let end = start + Int(length)
      var after = PDFLexer(bytes, from: end)
      if case .word("endstream")? = after.next() {
        lexer.index = after.index
        return bytes[start..<end]
      }
    }
    let mark = Array("endstream".utf8)
    var end = start
    while end < bytes.count {
      if bytes[end] == mark[0], bytes[end...].starts(with: mark) { break }
      end += 1
    }
    lexer.index = min(end + mark.count, bytes.count)
    return bytes[min(start, end)..<end]
  }

  /// Adds the objects that are packed in streams.
  private mutating func unpackObjects() {
    var left = Self.mostUnpacked
    for (_, object) in objects.sorted(by: { $0.key < $1.key }) {
      guard let stream = object.stream, stream.entries["Type"]?.name == "ObjStm",
        let first = resolve(stream.entries["First"]).number,
        let count = resolve(stream.entries["N"]).number,
        let bytes = PDFFilters(file: self).decoded(stream, limit: left)?.bytes
      else { continue }
      left -= bytes.count
      var heads = PDFLexer(bytes)
      for _ in 0..<Int(min(max(count, 0), Double(Self.mostObjects))) {
        guard let number = heads.next()?.number, let offset = heads.next()?.number,
          objects.count < Self.mostObjects, offset >= 0, first >= 0,
          Int(min(first + offset, 1e9)) < bytes.count
        else { break }
        var lexer = PDFLexer(bytes, from: Int(first + offset))
        if objects[Int(number)] == nil, let object = lexer.next() { objects[Int(number)] = object }
      }
    }
    if root == nil {
      root =
        objects.sorted { $0.key < $1.key }.first {
          $0.value.dictionary?["Type"]?.name == "Catalog"
        }?.value
    }
  }

  /// Follows a reference.
  func resolve(_ object: PDFObject?) -> PDFObject {
    var object = object ?? .null
    for _ in 0..<10 {
      guard case .reference(let number) = object else { return object }
      object = objects[number] ?? .null
    }
    return .null
  }

  /// The numbers of an array; nil if it has others than numbers.
  func numbers(_ object: PDFObject?) -> [Double]? {
    guard let items = resolve(object).array else { return nil }
    let numbers = items.compactMap { resolve($0).number }
    return numbers.count == items.count ? numbers : nil
  }

  func entry(_ entries: [String: PDFObject], _ name: String) -> PDFObject {
    resolve(entries[name])
  }

  // MARK: Pages

  /// The first page, with what it inherits.
  var firstPage: [String: PDFObject]? {
    var inherited: [String: PDFObject] = [:]
    var node = resolve(resolve(root).dictionary?["Pages"]).dictionary
    for _ in 0..<50 {
      guard let entries = node else { break }
      for name in ["Resources", "MediaBox", "CropBox", "Rotate", "UserUnit"] {
        if let value = entries[name] { inherited[name] = value }
      }
      guard let kids = resolve(entries["Kids"]).array, entries["Contents"] == nil else {
        return entries.merging(inherited) { own, _ in own }
      }
      node = kids.lazy.compactMap { self.resolve($0).dictionary }.first
    }
    return objects.sorted { $0.key < $1.key }.lazy.compactMap(\.value.dictionary)
      .first { $0["Type"]?.name == "Page" }
  }
}
