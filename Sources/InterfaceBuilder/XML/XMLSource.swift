internal import FileAccess
internal import Foundation

/// The bytes of a file with its name for errors, and the checks before and after parsing.
struct XMLSource {
  let file: String
  let data: Data
  let limits: InterfaceBuilderLimits

  init(_ data: Data, file: String, limits: InterfaceBuilderLimits) throws {
    guard data.count <= limits.bytes else {
      throw InterfaceBuilderError.tooLarge(file: file, limit: limits.bytes)
    }
    self.data = data
    self.file = file
    self.limits = limits
  }

  init(contentsOf url: URL, limits: InterfaceBuilderLimits) throws {
    let data: Data
    do throws(FileError) {
      // One byte beyond the limit shows that the file is too large, whatever its size.
      data = try Files.read(existing: url, upTo: limits.bytes + 1)
    } catch {
      throw InterfaceBuilderError.unreadable(file: url.relativePath, reason: error.reason)
    }
    try self.init(data, file: url.relativePath, limits: limits)
  }

  /// Throws for content that the parser must not see: another encoding, a document type, excessive tags.
  func check() throws {
    try checkProlog()
    switch data.withUnsafeBytes({ TagScan.fault(in: $0, over: limits) }) {
    case .inTag(let offset):
      throw InterfaceBuilderError.tooManyAttributes(
        file: file, line: line(at: offset), limit: limits.attributes)
    case .inFile(let offset):
      throw InterfaceBuilderError.tooManyTotalAttributes(
        file: file, line: line(at: offset), limit: limits.totalAttributes)
    case .emptyInstruction(let offset):
      throw InterfaceBuilderError.notXML(
        file: file, line: line(at: offset), reason: "a processing instruction has no content")
    case nil: break
    }
  }

  private func line(at offset: Int) -> Int { LineScan(data.prefix(offset)).count }

  private func checkProlog() throws {
    if let format = ForeignFormat(data.prefix(Self.signatureLength)) {
      throw InterfaceBuilderError.foreign(file: file, format: format)
    }
    switch Prolog.scan([UInt8](data.prefix(Prolog.limit))) {
    case .rootElement: break
    case .documentType(let line):
      throw InterfaceBuilderError.notXML(file: file, line: line, reason: "it has a DOCTYPE")
    case .encoding(let name):
      throw InterfaceBuilderError.notXML(
        file: file, line: 1, reason: "it is encoded in \(name) instead of UTF-8")
    case .notMarkup(let line):
      throw InterfaceBuilderError.notXML(
        file: file, line: line, reason: "it does not begin with an element")
    case .end where data.isEmpty:
      throw InterfaceBuilderError.notXML(file: file, line: 1, reason: "it is empty")
    case .end where data.count > Prolog.limit:
      throw InterfaceBuilderError.notXML(
        file: file, line: 1, reason: "no element begins in the first \(Prolog.limit) bytes")
    case .end:
      throw cutOff
    }
  }

  /// Converts a parser error: the file is truncated, or it is not XML.
  func error(code: Int, line: Int, isOpen: Bool) -> InterfaceBuilderError {
    if isOpen, line >= lastLine, !content.suffix(Self.end.count).elementsEqual(Self.end) {
      return cutOff
    }
    let lines = LineScan(data)
    let isConflict = lines.text(ofLine: line).starts(with: "<<<<<<<".utf8)
    let reason = isConflict ? "an unresolved merge conflict" : XMLProblem.reason(code: code)
    return .notXML(file: file, line: max(line, 1), reason: reason)
  }

  var cutOff: InterfaceBuilderError { .cutOff(file: file, line: lastLine) }

  /// The bytes without trailing white space.
  private var content: Data.SubSequence {
    data.lastIndex { $0 > 0x20 }.map { data[...$0] } ?? Data()
  }

  private var lastLine: Int { LineScan(content).count }

  /// More bytes than any ``ForeignFormat`` needs for detection.
  private static let signatureLength = 64
  private static let end = Array("</document>".utf8)
}
