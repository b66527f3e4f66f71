/// The place in a source file where a constraint was made.
struct SourceOrigin: Hashable, Sendable {
  /// The file's name without folders, such as `BasicCell.swift`.
  let file: String
  let line: UInt

  init(fileID: StaticString, line: UInt) {
    let path = fileID.description
    file = path.split(separator: "/").last.map(String.init) ?? path
    self.line = line
  }
}
