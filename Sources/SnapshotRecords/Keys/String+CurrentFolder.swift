extension String {
  /// The path without `./` at its beginning, which names the same file.
  package var withoutCurrentFolder: Substring {
    var path = self[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return path
  }
}
