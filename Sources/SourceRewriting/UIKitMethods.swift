#if SourceRewriting
/// The optional methods of UIKit's delegates and data sources.
///
/// In UIKit for Linux they are methods with defaults. A property that holds a closure is called with the same mark, so
/// that the names have to be known.
enum UIKitMethods {
  static let optional: Set<MethodName> = Set(
    names.split(whereSeparator: \.isWhitespace).compactMap { MethodName(text: $0) })
}

extension MethodName {
  /// Reads `tableView(_:heightForRowAt:)`.
  fileprivate init?(text: Substring) {
    let parts = text.split(separator: "(")
    guard parts.count == 2 else { return nil }
    self.init(
      String(parts[0]), parts[1].dropLast().split(separator: ":").map(String.init))
  }
}
#endif
