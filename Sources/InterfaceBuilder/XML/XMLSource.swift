internal import Foundation
internal import FoundationXML

/// The bytes of a file with the name to use in errors, and what can be said of them before and
/// after parsing.
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
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      // One byte beyond the limit tells that the file is too large, however large it is.
      data = try handle.read(upToCount: limits.bytes + 1) ?? Data()
    } catch {
      throw InterfaceBuilderError.unreadable(file: url.path, reason: error.localizedDescription)
    }
    try self.init(data, file: url.path, limits: limits)
  }

  /// Throws if the file cannot be one of Interface Builder's, judged by what precedes its root.
  func checkProlog() throws {
    switch Prolog.scan([UInt8](data)) {
    case .rootElement: break
    case .documentType(let line):
      throw InterfaceBuilderError.notXML(file: file, line: line, reason: "it has a DOCTYPE")
    case .encoding(let name):
      throw InterfaceBuilderError.notXML(
        file: file, line: 1, reason: "it is encoded in \(name) instead of UTF-8")
    case .notMarkup(let line):
      throw InterfaceBuilderError.notXML(
        file: file, line: line, reason: "it does not begin with an element")
    case .end(let line) where data.isEmpty:
      throw InterfaceBuilderError.notXML(file: file, line: line, reason: "it is empty")
    case .end(let line):
      throw InterfaceBuilderError.cutOff(file: file, line: line)
    }
  }

  /// Returns the error for one of the parser's: the file breaks off, or it is not XML.
  func error(code: XMLParser.ErrorCode, line: Int, isOpen: Bool) -> InterfaceBuilderError {
    let content = data.prefix(1 + (data.lastIndex { $0 > 0x20 } ?? 0))
    let lastLine = 1 + content.count { $0 == Self.newline }
    if isOpen, line >= lastLine, !content.ends(with: "</document>") {
      return .cutOff(file: file, line: lastLine)
    }
    let isConflict = text(ofLine: line).starts(with: "<<<<<<<".utf8)
    let reason = isConflict ? "an unresolved merge conflict" : code.reason
    return .notXML(file: file, line: max(line, 1), reason: reason)
  }

  private static let newline = UInt8(ascii: "\n")

  private func text(ofLine line: Int) -> Data.SubSequence {
    var rest = data[...]
    for _ in 1..<max(line, 1) {
      guard let end = rest.firstIndex(of: Self.newline) else { return Data() }
      rest = rest[(end + 1)...]
    }
    return rest.prefix { $0 != Self.newline }
  }
}

extension Data {
  fileprivate func ends(with end: String) -> Bool {
    suffix(end.utf8.count).elementsEqual(end.utf8)
  }
}

extension XMLParser.ErrorCode {
  fileprivate var reason: String {
    switch self {
    case .emptyDocumentError: "there is no element"
    case .documentStartError: "it does not begin with an element"
    case .prematureDocumentEndError: "there is something after the end of the document"
    case .invalidCharacterError, .invalidCharacterInEntityError, .invalidCharacterRefError:
      "a character that XML does not allow"
    case .undeclaredEntityError: "an entity that is not declared"
    case .entityReferenceMissingSemiError, .entityReferenceWithoutNameError:
      "an & that begins no entity"
    case .lessThanSymbolInAttributeError: "a < within an attribute"
    case .attributeNotStartedError, .attributeNotFinishedError, .attributeHasNoValueError:
      "an attribute without a quoted value"
    case .attributeRedefinedError: "an attribute is given twice"
    case .tagNameMismatchError: "an end tag that does not match its start tag"
    case .nameRequiredError: "a < that begins no tag"
    default: "the XML parser's error \(rawValue)"
    }
  }
}
