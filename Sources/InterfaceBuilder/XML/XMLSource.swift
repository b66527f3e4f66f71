internal import Foundation

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
    case .end where data.isEmpty:
      throw InterfaceBuilderError.notXML(file: file, line: 1, reason: "it is empty")
    case .end:
      throw cutOff
    }
  }

  /// Returns the error for one of the parser's: the file breaks off, or it is not XML.
  func error(code: Int, line: Int, isOpen: Bool) -> InterfaceBuilderError {
    if isOpen, line >= lastLine, !content.suffix(Self.end.count).elementsEqual(Self.end) {
      return cutOff
    }
    let isConflict = text(ofLine: line).starts(with: "<<<<<<<".utf8)
    let reason = isConflict ? "an unresolved merge conflict" : XMLProblem.reason(code: code)
    return .notXML(file: file, line: max(line, 1), reason: reason)
  }

  /// The error of a file that ends too early.
  var cutOff: InterfaceBuilderError { .cutOff(file: file, line: lastLine) }

  /// The bytes without the space at their end.
  private var content: Data.SubSequence {
    data.prefix(1 + (data.lastIndex { $0 > 0x20 } ?? 0))
  }

  private var lastLine: Int { 1 + content.count { $0 == Self.newline } }

  private static let end = Array("</document>".utf8)
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
