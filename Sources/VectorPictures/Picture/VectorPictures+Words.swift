internal import Foundation

extension VectorPictureError {
  /// What is wrong with the file, to follow its name.
  package var reason: String {
    switch self {
    case .notXML(let line, let reason): "cannot be read as XML\(Self.place(line)): \(reason)"
    case .notSVG(let line): "is XML, but its first element\(Self.place(line)) is not svg"
    case .noSize: "states no size: neither width and height nor a viewBox"
    case .tooLarge(let size):
      "is \(Int(size.width)) × \(Int(size.height)) points large; at most \(Int(VectorPicture.longestSide)) are drawn"
    case .tooComplex: "has more shapes than are drawn (\(VectorPicture.mostSteps))"
    case .encrypted: "is an encrypted PDF. Export it without a password"
    case .noPage: "has no page that can be read. Export it again"
    case .notFinite: "has a number that is too large"
    }
  }

  private static func place(_ line: Int?) -> String { line.map { " (line \($0))" } ?? "" }
}

extension VectorOmission {
  /// What is left out, such as `text (line 4)`.
  package var words: String { name + (line.map { " (line \($0))" } ?? "") }

  private var name: String {
    switch feature {
    case .text: "text"
    case .filter: "a filter"
    case .marker: "a marker"
    case .picture: "a picture inside"
    case .pattern: "a pattern"
    case .other(let name): "“\(name)”"
    }
  }
}
