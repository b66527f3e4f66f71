extension SnapshotKey {
  /// Returns the fixture's name for a test function: without backticks and without its parameter
  /// list.
  ///
  /// - Parameter function: what `#function` or the test framework gives, such as `wraps(width:)`.
  /// - Returns: the bare name, such as `wraps`.
  public static func fixtureName(ofFunction function: String) -> String {
    let bare = function.filter { $0 != "`" }
    guard bare.hasSuffix(")"), let parenthesis = bare.lastIndex(of: "(") else { return bare }
    let name = bare[..<parenthesis]
    return name.isEmpty ? bare : String(name)
  }
}
