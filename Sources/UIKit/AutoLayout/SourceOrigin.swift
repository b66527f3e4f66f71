/// The source location where a constraint was created.
struct SourceOrigin: Hashable, Sendable, CustomStringConvertible {
  /// The file's name without folders, such as `BasicCell.swift`.
  let file: String
  let line: UInt

  /// The origin of constraints created by views in this module.
  static let system = SourceOrigin()

  /// The suffix of the class in a constraint's description: `:BasicCell.swift:12`, or nothing.
  var suffix: String { file.isEmpty ? "" : ":\(file):\(line)" }

  var description: String { file.isEmpty ? "(system)" : "\(file):\(line)" }

  private init() {
    file = ""
    line = 0
  }

  init(file: String, line: UInt) {
    self.file = file
    self.line = line
  }

  init(fileID: StaticString, line: UInt) {
    let path = fileID.description
    file = path.split(separator: "/").last.map(String.init) ?? path
    self.line = line
  }
}
