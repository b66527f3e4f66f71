extension GrowingInput {
  static let interfaces = [
    // A cell has 300 views at most, so that more of them make more cells.
    GrowingInput(.interface, "cells of many views", 2) { count in
      xib(others: list(count) { cell("c\($0)", views: labels(of: $0)) })
    },
    GrowingInput(.interface, "cells of views that hang on each other", 2) { count in
      xib(
        others: list(count) {
          cell("c\($0)", views: labels(of: $0), constraints: links(of: $0))
        })
    },
    GrowingInput(.interface, "views in each other", 45) { count in
      xib(
        views: list(count) {
          "<view id=\"v\($0)\"><rect key=\"frame\" width=\"9\" height=\"9\"/><subviews>"
        }
          + list(count) { _ in "</subviews></view>" })
    },
    GrowingInput(.interface, "cells", 50) { count in
      xib(others: list(count) { cell("c\($0)", views: label("\($0)")) })
    },
    GrowingInput(.interface, "attributes", 120) { count in
      xib(views: "<view id=\"v\" \(list(count) { "a\($0)=\"1\" " })/>")
    },
    GrowingInput(.interface, "elements that nobody knows", 4_000) { count in
      xib(others: list(count) { "<thing\($0) id=\"t\($0)\"/>" })
    },
    GrowingInput(.interface, "elements with one identifier", 4_000) { count in
      xib(others: list(count) { _ in "<view id=\"t\"/>" })
    },
    GrowingInput(.interface, "the letters of a text", 20_000) { count in
      xib(views: "<label text=\"\(list(count) { _ in "&amp;" })\" id=\"l\"/>")
    },
    GrowingInput(.interface, "comments", 10_000) { count in
      xib(others: list(count) { "<!--\($0)-->\n" })
    },
  ]

  static let linted = [
    GrowingInput(.lint, "cells", 3) { count in
      xib(others: list(count) { cell("c\($0)", views: label("\($0)")) })
    },
    // Each looks for a view that the file does not have.
    GrowingInput(.lint, "cells with a constraint to nothing", 3) { count in
      xib(
        others: list(count) {
          let constraint =
            "<constraint firstItem=\"l\($0)\" firstAttribute=\"top\" secondItem=\"none\" secondAttribute=\"top\"/>"
          return cell("c\($0)", views: label("\($0)"), constraints: constraint)
        })
    },
  ]

  static let plurals = [
    GrowingInput(.plurals, "texts", 500) { count in
      pluralFile(
        list(count) { "<key>k\($0)</key>" + numbered("%#@v@", "<key>v</key>" + forms("%d")) })
    },
    GrowingInput(.plurals, "parts of a text", 500) { count in
      pluralFile(
        "<key>k</key>"
          + numbered(
            list(count) { "%#@v\($0)@" }, list(count) { "<key>v\($0)</key>" + forms("%d") }))
    },
    // The first part has the second one so often, and that one the third.
    GrowingInput(.plurals, "forms in each other", 20) { count in
      let parts = list(3) { part in
        "<key>v\(part)</key>" + forms(list(count) { _ in "%#@v\(part + 1)@" })
      }
      return pluralFile("<key>k</key>" + numbered("%#@v0@", parts + "<key>v3</key>" + forms("%d")))
    },
    GrowingInput(.plurals, "lists in each other", 5_000) { count in
      pluralFile("<key>k</key>\(list(count) { _ in "<dict>" })\(list(count) { _ in "</dict>" })")
    },
  ]

  static let translations = [
    GrowingInput(.strings, "entries", 4_000) { list($0) { "\"k\($0).text\" = \"v\";\n" } },
    GrowingInput(.strings, "comments", 20_000) { list($0) { _ in "/* c */ // d\n" } },
    GrowingInput(.strings, "the escapes of a text", 20_000) {
      "\"k\" = \"\(list($0) { _ in "\\U00E9" })\";"
    },
    GrowingInput(.strings, "entries of a property list", 4_000) { count in
      "<plist version=\"1.0\"><dict>\(list(count) { "<key>k\($0)</key><string>v</string>" })</dict></plist>"
    },
    GrowingInput(.strings, "lists in each other", 5_000) { count in
      "<plist version=\"1.0\">\(list(count) { _ in "<array>" })\(list(count) { _ in "</array>" })</plist>"
    },
    GrowingInput(.stringCatalog, "entries", 1_500) { count in
      catalog(list(count, separator: ",") { "\"k\($0)\": \(localizations(unit))" })
    },
    GrowingInput(.stringCatalog, "languages of an entry", 3_000) { count in
      catalog(
        "\"k\": {\"localizations\": {\(list(count, separator: ",") { "\"l\($0)\": \(unit)" })}}")
    },
    GrowingInput(.stringCatalog, "variations in each other", 5_000) { count in
      catalog(
        "\"k\": "
          + localizations(
            list(count) { _ in "{\"variations\":{\"plural\":{\"other\":" } + unit
              + list(count) { _ in "}}}" }))
    },
    GrowingInput(.stringCatalog, "entries with variations in each other", 10) { count in
      let depth = 100
      let nested =
        list(depth) { _ in "{\"variations\":{\"plural\":{\"other\":" } + unit
        + list(depth) { _ in "}}}" }
      return catalog(list(count, separator: ",") { "\"k\($0)\": \(localizations(nested))" })
    },
    GrowingInput(.stringCatalog, "substitutions of a text", 200) { count in
      let text = list(count) { "%#@s\($0)@" }
      let substitutions = list(count, separator: ",") {
        "\"s\($0)\": {\"argNum\": \($0 + 1), \"variations\": {\"plural\": {\"other\": \(unit)}}}"
      }
      return catalog(
        "\"k\": "
          + localizations(
            "{\"stringUnit\": {\"value\": \"\(text)\"}, \"substitutions\": {\(substitutions)}}"))
    },
    GrowingInput(.stringCatalog, "the escapes of a text", 20_000) { count in
      catalog("\"k\": \"\(list(count) { _ in "\\u00E9" })\"")
    },
  ]

  // MARK: Interface Builder

  private static func xib(views: String = "", constraints: String = "", others: String = "")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    \(cell("cell", views: views, constraints: constraints))\(others)</objects></document>
    """
  }

  private static func cell(_ id: String, views: String, constraints: String = "") -> String {
    """
    <tableViewCell reuseIdentifier="\(id)" id="\(id)">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="\(id)-content">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <subviews>\(views)</subviews><constraints>\(constraints)</constraints>
    </tableViewCellContentView></tableViewCell>
    """
  }

  private static func label(_ name: String) -> String {
    """
    <label text="Row" translatesAutoresizingMaskIntoConstraints="NO" id="l\(name)">
    <rect key="frame" x="0" y="0" width="9" height="9"/></label>

    """
  }

  private static func labels(of cell: Int) -> String { list(40) { label("\(cell)-\($0)") } }

  /// A constraint between each label and the one before it, or the cell's contents.
  private static func links(of cell: Int) -> String {
    list(40) { index in
      let (other, edge) =
        index == 0 ? ("c\(cell)-content", "top") : ("l\(cell)-\(index - 1)", "bottom")
      return """
        <constraint firstItem="l\(cell)-\(index)" firstAttribute="top" secondItem="\(other)" \
        secondAttribute="\(edge)" id="k\(cell)-\(index)"/>

        """
    }
  }

  // MARK: Translations

  private static let unit = "{\"stringUnit\": {\"value\": \"v\"}}"

  private static func localizations(_ value: String) -> String {
    "{\"localizations\": {\"fr\": \(value)}}"
  }

  private static func pluralFile(_ entries: String) -> String {
    "<plist version=\"1.0\"><dict>\(entries)</dict></plist>"
  }

  /// A text with parts that vary by number.
  private static func numbered(_ format: String, _ parts: String) -> String {
    "<dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(parts)</dict>"
  }

  private static func forms(_ other: String) -> String {
    """
    <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
    <key>other</key><string>\(other)</string></dict>
    """
  }

  private static func catalog(_ entries: String) -> String {
    "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(entries)}}"
  }
}
