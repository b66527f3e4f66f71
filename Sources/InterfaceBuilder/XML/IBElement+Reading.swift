package import Foundation

extension IBElement {
  /// Reads the tree of an XML file of any kind, within the limits of Interface Builder files.
  ///
  /// - Throws: An ``XMLFailure`` with the line, if one is to blame.
  package static func tree(contentsOf file: URL) throws(XMLFailure) -> IBElement {
    try read { try XMLSource(contentsOf: file, limits: .standard) }
  }

  /// Reads the tree of an XML text, whose attributes may have more bytes than those of Interface Builder files.
  ///
  /// - Throws: An ``XMLFailure`` with the line, if one is to blame.
  package static func tree(
    of data: Data, file: String, textLimit: Int
  ) throws(XMLFailure) -> IBElement {
    var limits = InterfaceBuilderLimits.standard
    limits.text = textLimit
    return try read { try XMLSource(data, file: file, limits: limits) }
  }

  private static func read(_ source: () throws -> XMLSource) throws(XMLFailure) -> IBElement {
    do {
      return try XMLTreeBuilder.tree(of: source())
    } catch let error as InterfaceBuilderError {
      throw XMLFailure(line: error.line, reason: error.reason)
    } catch {
      throw XMLFailure(line: nil, reason: "\(error)")
    }
  }
}

/// Why a file cannot be read as XML.
package struct XMLFailure: Error {
  /// The line, counted from 1; nil if the whole file is affected.
  package let line: Int?
  /// The problem, to follow a colon.
  package let reason: String
}
