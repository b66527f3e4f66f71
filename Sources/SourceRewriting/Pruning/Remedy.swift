#if SourceRewriting
internal import SwiftSyntax

/// A change that may mend an error.
struct Remedy {
  enum Change {
    /// Takes out a node.
    case blank(Syntax)
    /// Takes out an element of a list with commas.
    case remove(Syntax, from: Syntax, emptied: EmptiedList)
    /// Puts another text there.
    case replace(Range<Int>, String)
    case insert(Int, String)
    /// Gives a stored property a value, which makes it variable.
    case initialize(PatternBindingSyntax, VariableDeclSyntax, String)
  }

  /// What becomes of a list from which all elements are taken.
  enum EmptiedList {
    case stays
    /// A dictionary without elements has a colon.
    case colon
    /// What has the list goes, too.
    case blank(Syntax)
  }

  let kind: PrunedPiece.Kind
  let change: Change
  /// Whether the error is in the signature of a declaration that goes, so that nothing inside of it can mend that.
  var isForSignature = false

  /// The bytes that it may change.
  var range: Range<Int> {
    switch change {
    case .blank(let node), .remove(let node, _, _): node.bytes
    case .replace(let range, _): range
    case .insert(let offset, _): offset..<offset
    case .initialize(let binding, _, _): binding.bytes
    }
  }

  /// What is in its place.
  var replacement: String? {
    switch change {
    case .blank, .remove: nil
    case .replace(_, let text), .insert(_, let text), .initialize(_, _, let text):
      String(text.trimmingPrefix(while: \.isWhitespace).prefix { !$0.isNewline })
    }
  }

  /// Puts a text in the place of a node, whose line breaks stay.
  static func replace(
    _ node: some SyntaxProtocol, by text: String, kind: PrunedPiece.Kind
  ) -> Remedy {
    let breaks = node.trimmedDescription.utf8.count { $0 == UInt8(ascii: "\n") }
    return Remedy(
      kind: kind,
      change: .replace(node.bytes, text + String(repeating: "\n", count: breaks)))
  }
}
#endif
