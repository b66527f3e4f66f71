extension GrowingInput {
  static let cellFiles = [
    GrowingInput(.cells, "fixtures", 300) { count in
      cellFile(list(count, separator: ",") { "{\"cell\": \"Cell\", \"name\": \"n\($0)\"}" })
    },
    GrowingInput(.cells, "contents of a fixture", 1_000) { count in
      let contents = list(count, separator: ",") { "\"v\($0)\": {\"text\": \"t\"}" }
      return cellFile("{\"cell\": \"Cell\", \"content\": {\(contents)}}")
    },
    GrowingInput(.cells, "widths", 500) { count in
      let widths = list(count, separator: ",") { "\($0 + 100)" }
      return cellFile("{\"cell\": \"Cell\", \"matrix\": {\"widths\": [\(widths)]}}")
    },
    GrowingInput(.cells, "heights", 500) { count in
      let (widths, heights) = (
        list(count, separator: ",") { "\($0 + 100)" },
        list(count, separator: ",") { "\"\($0 + 100)\": 44" }
      )
      return cellFile(
        "{\"cell\": \"Cell\", \"matrix\": {\"widths\": [\(widths)]}, \"expect\": {\"heights\": {\(heights)}}}"
      )
    },
    GrowingInput(.cells, "values in each other", 5_000) { count in
      cellFile(list(count) { _ in "[" } + list(count) { _ in "]" })
    },
    GrowingInput(.cells, "comments", 20_000) { "\(list($0) { "// \($0)\n" })\(cellFile(""))" },
    GrowingInput(.cells, "the escapes of a name", 20_000) { count in
      cellFile("{\"cell\": \"\(list(count) { _ in "\\u00E9" })\"}")
    },
  ]

  static let catalogs = [
    GrowingInput(.assets, "pictures", 1_000) { count in
      let pictures = list(count, separator: ",") { _ in
        "{\"idiom\": \"universal\", \"filename\": \"picture.png\", \"scale\": \"2x\"}"
      }
      return "{\"images\": [\(pictures)], \"info\": {\"version\": 1}}"
    },
    GrowingInput(.assets, "values in each other", 5_000) { count in
      "{\"images\": \(list(count) { _ in "[" })\(list(count) { _ in "]" })}"
    },
    GrowingInput(.colors, "colours", 1_000) { count in
      let color = """
        {"idiom": "universal", "color": {"color-space": "srgb", "components": \
        {"red": "0xFF", "green": "0.5", "blue": "12", "alpha": "1"}}}
        """
      return
        "{\"colors\": [\(list(count, separator: ",") { _ in color })], \"info\": {\"version\": 1}}"
    },
    GrowingInput(.colors, "values in each other", 5_000) { count in
      "{\"colors\": \(list(count) { _ in "[" })\(list(count) { _ in "]" })}"
    },
    GrowingInput(.symbol, "lines of a path", 2_000) { count in
      symbol("<path d=\"M12 2\(list(count) { "L\($0 % 24) \($0 / 24 % 24)" })z\"/>")
    },
    GrowingInput(.symbol, "arcs of a path", 500) { count in
      symbol("<path d=\"M12 2\(list(count) { "A3 4 30 1 0 \($0 % 24) 20" })z\"/>")
    },
    GrowingInput(.symbol, "paths", 1_000) { count in
      symbol(list(count) { "<path d=\"M\($0 % 20) 2l1 1v2z\"/>" })
    },
    GrowingInput(.symbol, "groups in each other", 1_000) { count in
      symbol(
        list(count) { _ in "<g transform=\"translate(0 0)\">" } + "<path d=\"M1 2l1 1v2z\"/>"
          + list(count) { _ in "</g>" })
    },
  ]

  static let layouts = [
    GrowingInput(.layout, "views", 1_000) {
      layout(list($0, separator: ",") { node("v\($0)", 1) })
    },
    GrowingInput(.layout, "views in each other", 5_000, text: nested),
    GrowingInput(.layout, "properties of a view", 10_000) { count in
      layout(node("v", 1, attributes: list(count, separator: ",") { "\"a\($0)\":\"1\"" }))
    },
    GrowingInput(.layout, "constraints", 5_000) { layout("") + constraints($0, constant: 1) },
    GrowingInput(.layouts, "moved views", 300) { count in
      two { y in
        layout(list(count, separator: ",") { node("v\($0)", y + $0) }) + constraints(1, constant: 1)
      }
    },
    GrowingInput(.layouts, "lists of new views", 3) { count in
      two { y in layout(lists(count) { node("v\(y)\($0)", 1) }) + constraints(1, constant: 1) }
    },
    GrowingInput(.layouts, "lists of views of one name", 3) { count in
      two { y in layout(lists(count) { _ in node("v", y) }) + constraints(1, constant: 1) }
    },
    GrowingInput(.layouts, "changed constraints", 150) { count in
      two { y in
        layout(list(count, separator: ",") { node("v\($0)", y + $0) })
          + constraints(count, constant: y)
      }
    },
    GrowingInput(.layouts, "views in each other", 50) { count in
      two { y in
        layout(
          list(count) { String(node("v\($0)", y).dropLast(2)) } + list(count) { _ in "]}" })
          + constraints(1, constant: 1)
      }
    },
  ]

  static let records = [
    GrowingInput(.record, "findings", 1_000) { count in
      record(diagnostics: list(count, separator: ",") { diagnostic("m\($0)") })
    },
    GrowingInput(.record, "constraints of a finding", 5_000) { count in
      record(
        diagnostics: diagnostic("m", constraints: list(count, separator: ",") { "\"c\($0)\"" }))
    },
    GrowingInput(.record, "regions", 2_000) { count in
      record(regions: list(count, separator: ",") { "[[\($0),0],[1,1]]" })
    },
    GrowingInput(.record, "values in each other", 5_000) { count in
      record(regions: list(count) { _ in "[" } + list(count) { _ in "]" })
    },
    GrowingInput(.frames, "views", 2_000) { count in
      let views = list(count, separator: ",") {
        "{\"path\": \"v\($0)\", \"frame\": [0, \($0), 9, 9]}"
      }
      return "{\"version\": 1, \"system\": \"iOS 18\", \"views\": [\(views)]}"
    },
    GrowingInput(.frames, "views of one path", 2_000) { count in
      let views = list(count, separator: ",") { "{\"path\": \"v\", \"frame\": [0, \($0), 9, 9]}" }
      return "{\"version\": 1, \"system\": \"iOS 18\", \"views\": [\(views)]}"
    },
    GrowingInput(.run, "references that no test names", 1_000) { count in
      run(
        unnamed: list(count, separator: ",") {
          "{\"path\": \"Snapshots/S/f\($0)@2x.png\", \"digest\": \"\"}"
        })
    },
    GrowingInput(.run, "references", 1_000) { count in
      run(references: list(count, separator: ",") { "\"Snapshots/S/f\($0)@2x.png\"" })
    },
    GrowingInput(.run, "lines", 1_000) { count in
      run(lines: list(count, separator: ",") { "\"Snapshots/S.snapshots: f\($0)\"" })
    },
    GrowingInput(.timings, "fixtures", 1_000) { count in
      "{\"version\": 1, \"milliseconds\": {\(list(count, separator: ",") { "\"S/f\($0)\": 1e300" })}}"
    },
    GrowingInput(.record, "the letters of a message", 50_000) { count in
      record(diagnostics: diagnostic(list(count) { _ in "\\u00E9" }))
    },
  ]

  private static func cellFile(_ fixtures: String) -> String {
    "{ \"source\": \"Cell.xib\", \"fixtures\": [\(fixtures)] }"
  }

  private static func symbol(_ shapes: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(shapes)</svg>"
  }

  // MARK: Layouts

  private static func node(_ name: String, _ y: Int, attributes: String = "", children: String = "")
    -> String
  {
    """
    {"attributes":{\(attributes)},"className":"UIView","frame":[[0,\(y)],[9,9]],"isHidden":false,\
    "name":"\(name)","children":[\(children)]}
    """
  }

  private static func layout(_ views: String) -> String {
    """
    {"attributes":{},"className":"Cell","frame":[[0,0],[320,44]],"isHidden":false,"name":"Cell",\
    "children":[\(views)]}
    """
  }

  /// Views with a hundred subviews each.
  private static func lists(_ count: Int, _ view: @MainActor (Int) -> String) -> String {
    list(count, separator: ",") {
      node("list\($0)", 1, children: list(100, separator: ",", view))
    }
  }

  private static func nested(_ count: Int) -> String {
    list(count) { String(node("v\($0)", 1).dropLast(2)) } + list(count) { _ in "]}" }
  }

  /// Constraints of the first views, behind an empty line.
  private static func constraints(_ count: Int, constant: Int) -> String {
    "\n\n" + list(count, separator: "\n") { "\($0 + 1).top == 0.top \(constant + $0)" }
  }

  /// A reference and what became of it.
  private static func two(_ layout: @MainActor (Int) -> String) -> String {
    layout(1) + "\n\n" + layout(2)
  }

  // MARK: Records

  private static func run(unnamed: String = "", references: String = "", lines: String = "")
    -> String
  {
    """
    {"version": 1, "run": "r", "start": 0, "exitCode": 0, "failures": 0, "keys": ["S/f.320"], "keysLeft": [],
     "otherFailureTexts": [], "references": [\(references)], "lines": [\(lines)], "unnamedReferences": [\(unnamed)]}
    """
  }

  private static func diagnostic(_ message: String, constraints: String = "") -> String {
    """
    {"constraints": [\(constraints)], "isAllowed": false, "kind": "zeroHeight", "message": "\(message)",
     "severity": "error", "view": "v"}
    """
  }

  private static func record(diagnostics: String = "", regions: String = "") -> String {
    """
    {"diagnostics": [\(diagnostics)], "isRecorded": false, "key": "Suite/cell.320", "layoutChanges": [],
     "milliseconds": 5, "pixels": {"different": 0, "total": 56320}, "reference": "Snapshots/Suite/cell.320@2x.png",
     "referenceDigest": "e6e24d34d7b3d76820c05593e9dd9d95", "referenceSize": {"height": 44, "width": 320},
     "regions": [\(regions)], "scale": 2, "size": {"height": 44, "width": 320},
     "source": {"file": "Tests/A.swift", "line": 28}, "status": "passed", "version": 2}
    """
  }
}
