#if SourceRewriting
internal import SwiftSources

/// Which sources may have something to rewrite, read from their words: parsing all of them takes most of the time.
///
/// Each kind of edit has its words here. A source that is passed on without need costs time; one that is left out does
/// not compile.
struct SourceFilter {
  private let module: SharedDeclarations

  init(_ module: SharedDeclarations) { self.module = module }

  func mayChange(_ text: String) -> Bool {
    Self.words.contains(where: text.contains) || hasOverridingExtension(text) || importsPart(text)
      || usesModule(text) || usesSelf(text)
      || GenericClauses(text).nameClass(of: module.dynamicClasses)
  }

  private static let words = [
    "@objc", "@IB", "@UIApplicationMain", "@NSApplicationMain",
    "#selector", "#keyPath", "#Preview", "#if", "#available", "#unavailable", "dynamic", ".Type",
    ".description()",
    "?(", "!(", "?{", "!{", "? {", "! {", "NSAttributedString.Key.",
    "import os", "import OSLog", "import ObjectiveC", "import Darwin",
    "import CoreFoundation",
  ]

  private func hasOverridingExtension(_ text: String) -> Bool {
    text.contains("extension") && text.contains("override")
  }

  /// Whether other sources of the module decide what this one becomes.
  private func usesModule(_ text: String) -> Bool {
    let hasTypes = text.contains("extension") || text.contains("class ")
    return module.addsUIKit && !text.contains("import UIKit")
      || hasTypes && !(module.extensionMembers.isEmpty && module.addedMethods.isEmpty)
      || text.contains("init") && module.metatypes.contains(where: text.contains)
  }

  /// Whether `Self` or a class of the module may be created without its name being known.
  private func usesSelf(_ text: String) -> Bool {
    ["Self(", "Self.init", "self.init"].contains(where: text.contains)
      || text.contains("init") && text.contains("class ")
        && module.dynamicClasses.withOwnInit.contains(where: text.contains)
  }

  /// Whether a line imports a part of a module or a single declaration, `import UIKit.UIGeometry`.
  private func importsPart(_ text: String) -> Bool {
    guard text.contains("import ") else { return false }
    return text.utf8.split(separator: UInt8(ascii: "\n")).contains { line in
      line.contains(UInt8(ascii: ".")) && Substring(line).contains("import ")
    }
  }
}

/// The generic parameters of a source and what they require.
private struct GenericClauses {
  private let bytes: [UInt8]

  init(_ source: String) { bytes = Array(source.utf8) }

  /// Whether a parameter must be a class of views, as in `<T: UIView>` or `where T: Themed & UIView`.
  func nameClass(of module: DynamicClasses) -> Bool {
    bytes.indices.contains { index in
      if bytes[index] == UInt8(ascii: "<") {
        return namesClass(
          of: module, from: index + 1, until: [UInt8(ascii: ">"), UInt8(ascii: "{")])
      }
      return bytes[index] == UInt8(ascii: "w") && bytes[index...].starts(with: "where".utf8)
        && namesClass(of: module, from: index + 5, until: [UInt8(ascii: "{")])
    }
  }

  private func namesClass(
    of module: DynamicClasses, from start: Int, until ends: [UInt8]
  ) -> Bool {
    // A comparison has no colon before the end; the longest clauses have some hundred bytes.
    let clause = bytes[start...].prefix(1_000).prefix { !ends.contains($0) }
    guard clause.contains(UInt8(ascii: ":")) else { return false }
    return clause.split { !SwiftByte.isWord($0) }.contains {
      let name = String(decoding: $0, as: UTF8.self)
      return UIKitClasses.superclasses[name] != nil || module.types.contains(name)
    }
  }
}
#endif
