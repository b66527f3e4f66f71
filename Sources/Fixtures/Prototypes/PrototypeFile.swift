public import Foundation
internal import UIKit

/// An Interface Builder file whose cells can be laid out, checked and drawn without an app.
///
/// ```swift
/// let file = try PrototypeFile(contentsOf: url)
/// for cell in file.layout(storedSizes: false).cells { print(cell.id, cell.fittingHeight ?? 0) }
/// ```
@MainActor public struct PrototypeFile {
  let nib: NibFile

  /// Loads a `.storyboard` or `.xib`.
  /// - Throws: An error that names the file, the line and what to do.
  public init(contentsOf url: URL) throws { nib = try NibFile(contentsOf: url) }

  /// Loads the bytes of a file; `name` is used in errors.
  /// - Throws: An error that names the file, the line and what to do.
  public init(_ data: Data, name: String) throws { nib = try NibFile(data, name: name) }

  /// Loads bytes as if they were those of a file.
  package init(_ data: Data, inPlaceOf url: URL) throws { nib = try NibFile(data, inPlaceOf: url) }

  private init(nib: NibFile) { self.nib = nib }

  /// The file with the variations for the device that it names instead of those for a phone.
  var asDesigned: PrototypeFile { PrototypeFile(nib: nib.asDesigned) }

  /// The names by which cells are found: identifiers, then reuse identifiers, then classes.
  public var prototypeNames: [String] {
    nib.prototypes.map { $0.reuseIdentifier ?? $0.id }
  }

  /// Returns the prototypes with a name, or all for `nil`.
  /// - Throws: ``PrototypeError/unknown(name:file:known:)``.
  func prototypes(named name: String?) throws(PrototypeError) -> [NibPrototype] {
    guard let name else { return nib.prototypes }
    let named = nib.prototypes(named: name)
    if named.isEmpty { throw .unknown(name: name, file: nib.path, known: prototypeNames) }
    return named
  }

  /// Returns the only prototype with a name.
  func prototype(named name: String) throws(PrototypeError) -> NibPrototype {
    let named = try prototypes(named: name)
    guard named.count == 1 else {
      throw .ambiguous(name: name, file: nib.path, identifiers: named.map(\.id))
    }
    return named[0]
  }
}

/// Why a prototype is unavailable.
public enum PrototypeError: Error, Equatable, CustomStringConvertible {
  case unknown(name: String, file: String, known: [String])
  /// Several cells of the file, with these identifiers, have the name.
  case ambiguous(name: String, file: String, identifiers: [String])

  /// The requested name, the file, and the names to use.
  public var description: String {
    switch self {
    case .unknown(let name, let file, let known):
      "\(file): no cell has the identifier, reuse identifier or class “\(name)”. "
        + (known.isEmpty ? "The file has no cells." : "It has: \(known.joined(separator: ", ")).")
    case .ambiguous(let name, let file, let identifiers):
      "\(file): \(identifiers.count) cells have the reuse identifier or class “\(name)”. Name one by its "
        + "identifier: \(identifiers.joined(separator: ", "))."
    }
  }
}
