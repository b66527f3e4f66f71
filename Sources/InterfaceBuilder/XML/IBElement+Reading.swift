package import Foundation

extension IBElement {
  /// Reads the tree of an XML file of any kind, within the limits of Interface Builder files.
  ///
  /// - Throws: An ``XMLFailure`` with the line, if one is to blame.
  package static func tree(contentsOf file: URL) throws(XMLFailure) -> IBElement {
    do {
      return try XMLTreeBuilder.tree(of: XMLSource(contentsOf: file, limits: .standard))
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
