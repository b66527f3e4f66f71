/// The source location where a constraint was created.
struct SourceOrigin: Hashable, Sendable, CustomStringConvertible {
  /// The file's name without folders, such as `BasicCell.swift`.
  let file: String
  let line: UInt
  /// The identifier of the constraint in an Interface Builder file; nil for one made in code.
  let id: String?

  /// The origin of constraints created by views in this module.
  static let system = SourceOrigin()

  /// The suffix of the class in a constraint's description: `:BasicCell.swift:12`, or nothing.
  var suffix: String { file.isEmpty ? "" : ":\(file):\(line)" }

  var description: String { file.isEmpty ? "(system)" : "\(file):\(line)" }

  private init() {
    file = ""
    line = 0
    id = nil
  }

  init(file: String, line: UInt, id: String?) {
    self.file = file
    self.line = line
    self.id = id
  }

  init(fileID: StaticString, line: UInt) {
    // As bytes: each constraint has one, and splitting the text would take most of the time of creating it.
    file = fileID.withUTF8Buffer { path in
      let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      return String(decoding: path[start...], as: UTF8.self)
    }
    self.line = line
    id = nil
  }
}
