internal import SymbolGlyphs

/// A system symbol as a listing shows it.
package struct SystemSymbol: Encodable, Hashable, Sendable {
  /// How a symbol is shown.
  package enum Availability: String, Encodable, Sendable, CaseIterable {
    /// By one of Snap's own drawings.
    case drawn
    /// By a picture that the package has registered.
    case supplied
    /// As a crossed box of its size.
    case box
  }

  /// Apple's name.
  package let name: String
  package let availability: Availability

  /// All of Apple's symbols whose names contain each of some words, whatever their order, sorted by name.
  package static func all(containing words: [String]) -> [SystemSymbol] {
    let words = words.map { $0.lowercased() }
    return SymbolNames.all.filter { name in words.allSatisfy { name.lowercased().contains($0) } }
      .sorted().map { SystemSymbol(name: $0, availability: availability(of: $0)) }
  }

  private static func availability(of name: String) -> Availability {
    if SuppliedSymbols.shared[name] != nil { return .supplied }
    return SymbolVariants.drawing(named: name) == nil ? .box : .drawn
  }
}
