extension ElementReader {
  /// Returns the intrinsic sizes in a document's `designables`, by the identifiers of their views.
  ///
  /// A negative length is UIKit's `noIntrinsicMetric`.
  func designableSizes(of root: IBElement) throws -> [String: IBPlaceholderSize] {
    var sizes: [String: IBPlaceholderSize] = [:]
    for designable in root.child(named: "designables")?.children(named: "designable") ?? [] {
      guard let id = designable["name"],
        let size = designable.child(named: "size", key: "intrinsicContentSize")
      else { continue }
      let lengths = try ["width", "height"].map { name in
        try number(name, of: size).flatMap { $0 < 0 ? nil : $0 }
      }
      sizes[id] = IBPlaceholderSize(width: lengths[0], height: lengths[1])
    }
    return sizes
  }
}
