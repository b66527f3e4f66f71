extension GrowingInput {
  static let requests = [
    GrowingInput(.http, "headers", 1_500) { count in
      "GET /t/ HTTP/1.1\r\n\(list(count) { "A\($0): b\r\n" })\r\n"
    },
    GrowingInput(.http, "the letters of a line", 15_000) { count in
      "GET /\(list(count) { _ in "a" }) HTTP/1.1\r\n\r\n"
    },
    GrowingInput(.http, "the bytes of a body", 900_000) { count in
      "POST /t/decide HTTP/1.1\r\nContent-Length: \(count)\r\n\r\n"
        + String(repeating: "a", count: count)
    },
  ]

  static let messages = [
    GrowingInput(.messages, "messages", 400) { count in
      list(count) { message("{\"jsonrpc\":\"2.0\",\"method\":\"a\(5000 + $0)\"}") }
    },
    GrowingInput(.messages, "the letters of a text", 60_000) { count in
      message("{\"jsonrpc\":\"2.0\",\"method\":\"\(list(count) { _ in "a" })\"}")
    },
    GrowingInput(.outline, "lists in one another", 30_000) { list($0) { _ in "[" } },
    GrowingInput(.outline, "members", 6_000) { count in
      "{\(list(count, separator: ",") { "\"a\($0)\":[{}]" })}"
    },
    GrowingInput(.outline, "keys without values", 15_000) { "{\(list($0) { "a\($0) " })" },
  ]

  private static func message(_ text: String) -> String {
    "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
  }

  static let comments = [
    GrowingInput(.comment, "names", 20_000) { "/snap accept\(list($0) { " a\($0)" })" },
    GrowingInput(.comment, "the letters of a marker", 40_000) { count in
      "<!-- snap comment snap commit=\(list(count) { _ in "a" })"
    },
    GrowingInput(.comment, "backticks", 40_000) { list($0) { _ in "``a" } },
  ]

  static let projects = [
    GrowingInput(.project, "files", 1_000) { count in
      project(
        objects: files(count), targets: "T", phases: "S",
        files: list(count, separator: ",") { "B\($0)" })
    },
    // More files in all than are read, as each target has all of them.
    GrowingInput(.project, "targets that take the same files", 320) { count in
      project(
        objects: files(count)
          + list(count) { "T\($0) = { isa = PBXNativeTarget; buildPhases = (S); };" },
        targets: list(count, separator: ",") { "T\($0)" }, phases: "S",
        files: list(count, separator: ",") { "B\($0)" })
    },
    GrowingInput(.project, "phases that are listed often", 4_000) { count in
      project(
        objects: files(1), targets: list(count, separator: ",") { _ in "T" },
        phases: list(count, separator: ",") { _ in "S" },
        files: list(count, separator: ",") { _ in "B0" })
    },
    GrowingInput(.project, "groups in each other", 1_500) { count in
      project(
        objects: files(1)
          + list(count) {
            """
            G\($0) = { isa = PBXGroup; children = (G\($0 + 1)); path = g; sourceTree = "<group>"; };
            """
          }
            + """
            G\(count) = { isa = PBXGroup; children = (F0); path = g; sourceTree = "<group>"; };
            """,
        targets: "T", phases: "S", files: "B0")
    },
    GrowingInput(.project, "files in a folder of a long name", 1_000) { count in
      project(
        objects: files(count)
          + """
          G = { isa = PBXGroup; children = (\(list(count, separator: ",") { "F\($0)" })); \
          path = \(list(count) { _ in "abcd" }); sourceTree = "<group>"; };
          """,
        targets: "T", phases: "S", files: list(count, separator: ",") { "B\($0)" })
    },
    GrowingInput(.project, "lists in each other", 5_000) { count in
      "{ objects = \(list(count) { _ in "(" })\(list(count) { _ in ")" }); rootObject = P; }"
    },
  ]

  static let packageFiles = [
    GrowingInput(.digests, "lines", 1_000) { list($0) { "n\($0)@2x \(digits)\n" } },
    GrowingInput(.digests, "lines of one name", 1_000) { count in
      list(count) { "n@2x \($0 + 1)\(digits)\n" }
    },
    GrowingInput(.digests, "appended lines of one name", 1_000) { count in
      list(count) { "= n@2x \($0 + 1)\(digits)\n" }
    },
    GrowingInput(.digests, "conflicts", 1_000) { count in
      list(count) { "<<<<<<<\nn\($0)@2x \(digits)\n=======\nn@2x \($0 + 1)\(digits)\n>>>>>>>\n" }
    },
    GrowingInput(.settings, "names", 2_000) { count in
      "{\(list(count, separator: ",") { "\"k\($0)\": \"v\"" })}"
    },
    GrowingInput(.settings, "the parts of a path", 10_000) { count in
      "{\"paths\": \"\(list(count) { "a{target}\($0)/" }){file}/{test}\"}"
    },
    GrowingInput(.settings, "the letters of a path", 50_000) { count in
      "{\"paths\": \"\(list(count) { _ in "{" }){file}/{test}\"}"
    },
    GrowingInput(.settings, "the letters of an address", 50_000) { count in
      "{\"pictures\": \"https://a/\(list(count) { _ in "%41" })\"}"
    },
    GrowingInput(.settings, "lists in each other", 20_000) { count in
      "{\"paths\": \(list(count) { _ in "[" })\(list(count) { _ in "]" })}"
    },
    GrowingInput(.bundle, "files", 400) { count in
      (0..<count).flatMap { header("f\($0)", size: 0) } + end
    },
    GrowingInput(.bundle, "the bytes of a list of files", 2_000_000) { count in
      header("bundle.json", size: count) + padded(count) + end
    },
    GrowingInput(.bundle, "the bytes of a file", 4_000_000) { count in
      header("bundle.json", size: 0) + header("bin/tests", size: count) + padded(count) + end
    },
    GrowingInput(.bundle, "long names", 200) { count in
      (0..<count).flatMap(longNamed) + end
    },
  ]

  private static let digits = "20x10 \(list(32) { _ in "0" }) 00000000"

  // MARK: Projects

  private static func files(_ count: Int) -> String {
    list(count) {
      """
      F\($0) = { isa = PBXFileReference; path = "a\($0).swift"; sourceTree = "<group>"; };
      B\($0) = { isa = PBXBuildFile; fileRef = F\($0); };

      """
    }
  }

  private static func project(objects: String, targets: String, phases: String, files: String)
    -> String
  {
    """
    // !$*UTF8*$!
    { objects = { P = { isa = PBXProject; targets = (\(targets)); };
    T = { isa = PBXNativeTarget; name = App; buildPhases = (\(phases)); };
    S = { isa = PBXSourcesBuildPhase; files = (\(files)); };
    \(objects) }; rootObject = P; }
    """
  }

  // MARK: Archives

  /// A file whose name is in a header of its own.
  private static func longNamed(_ number: Int) -> [UInt8] {
    let record = Array("1 path=\(String(repeating: "a", count: 400))\(number)\n".utf8)
    let filling = [UInt8](repeating: 0, count: -record.count & 511)
    let extended = header("extended-header", size: record.count, type: "x")
    return extended + record + filling + header("f", size: 0)
  }

  private static let end = [UInt8](repeating: 0, count: 1024)

  private static func padded(_ count: Int) -> [UInt8] {
    Array(repeating: 1, count: count) + Array(repeating: 0, count: -count & 511)
  }

  private static func header(_ name: String, size: Int, type: String = "0") -> [UInt8] {
    func octal(_ number: Int, _ digits: Int) -> String {
      let text = String(number, radix: 8)
      return String(repeating: "0", count: digits - text.count) + text
    }
    var block = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at place: Int) {
      block.replaceSubrange(place..<place + text.utf8.count, with: Array(text.utf8))
    }
    put(name, at: 0)
    put(octal(0o644, 7), at: 100)
    put(octal(size, 11), at: 124)
    put("        ", at: 148)
    put(type, at: 156)
    put("ustar", at: 257)
    put(octal(block.reduce(0) { $0 + Int($1) }, 6), at: 148)
    block[154] = 0
    return block
  }
}
