import Foundation
import FoundationXML

/// The elements of a document in their order, each with the names of its attributes.
struct XMLShape {
  let elements: [String]

  /// - Throws: an error of the parser for text that is no XML.
  init(_ text: String) throws {
    let document = try XMLDocument(xmlString: text)
    elements = try document.nodes(forXPath: "//*").compactMap { node in
      guard let element = node as? XMLElement else { return nil }
      let attributes = (element.attributes ?? []).compactMap(\.name).joined(separator: " ")
      return "\(element.name ?? "") \(attributes)"
    }
  }
}
