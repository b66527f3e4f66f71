internal import Foundation
internal import FoundationXML

/// Builds the tree of ``IBElement``s while the XML parser runs, and stops it at the first error.
final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private let source: XMLSource
  private let log = IBReadingLog.current
  private var open: [IBElement] = []
  private var elementCount = 0
  private var root: IBElement?
  private var failure: InterfaceBuilderError?

  private init(_ source: XMLSource) {
    self.source = source
  }

  /// Returns the root element of a file.
  static func tree(of source: XMLSource) throws -> IBElement {
    try source.check()
    let parser = XMLParser(data: source.data)
    parser.shouldResolveExternalEntities = false
    parser.shouldProcessNamespaces = false
    let builder = XMLTreeBuilder(source)
    parser.delegate = builder
    // The result is not used, as it is `true` even after some errors.
    _ = parser.parse()
    if let failure = builder.failure { throw failure }
    let isRead = (parser.parserError as NSError?).map { warnings.contains($0.code) } ?? true
    guard isRead, let root = builder.root else { throw source.cutOff }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard failure == nil else { return }
    let line = parser.lineNumber
    elementCount += 1
    if elementCount > source.limits.elements {
      stop(
        parser,
        .tooManyElements(file: source.file, line: line, limit: source.limits.elements))
    } else if open.count == source.limits.depth {
      stop(parser, .tooDeep(file: source.file, line: line, limit: source.limits.depth))
    } else if attributes.values.contains(where: { $0.utf8.count > source.limits.text }) {
      stop(parser, .tooLongText(file: source.file, line: line, limit: source.limits.text))
    } else {
      open.append(IBElement(name: name, line: line, attributes: attributes, log: log))
    }
  }

  /// Encoded data that no view shows.
  private static let encoded: Set = ["data", "mutableData"]

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil, !open.isEmpty else { return }
    open[open.count - 1].text += string
    let element = open[open.count - 1]
    if element.text.utf8.count > source.limits.text, !Self.encoded.contains(element.name) {
      stop(
        parser, .tooLongText(file: source.file, line: element.line, limit: source.limits.text))
    }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil, var element = open.popLast() else { return }
    if !element.children.isEmpty, element.text.allSatisfy(\.isWhitespace) { element.text = "" }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    guard failure == nil, !Self.warnings.contains(code) else { return }
    stop(parser, source.error(code: code, line: parser.lineNumber, isOpen: root == nil))
  }

  /// What the parser says of addresses of namespaces, which nothing here follows.
  private static let warnings: Set = [98, 99, 100]

  private func stop(_ parser: XMLParser, _ error: InterfaceBuilderError) {
    failure = error
    parser.abortParsing()
  }
}
