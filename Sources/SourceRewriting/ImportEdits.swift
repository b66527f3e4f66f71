#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Imports all of a module where an app imports a part of it, as modules of Swift have no parts, and the module that
  /// has on Linux what one of Apple's has.
  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first else { return }
    let replacement = Self.replacements[module.name.text]
    if let replacement { edits.replaceExactly(module.name.bytes, by: replacement) }
    // Only modules of C have parts here.
    guard node.importKindSpecifier == nil, node.path.count > 1, module.name.text != "Glibc" else {
      return
    }
    edits.replace(module.name.bytes.upperBound..<node.path.bytes.upperBound, by: "")
  }

  /// Modules of Apple's by whose names code asks for the system, `#if canImport(os)`, and what has their contents here.
  ///
  /// A module of such a name would answer yes in the packages that an app depends on, too.
  private static let replacements = [
    "os": "OperatingSystem", "OSLog": "OperatingSystem", "ObjectiveC": "UIKit", "Darwin": "Glibc",
    // Linux has the functions of a module of this name, and UIKit the names that Apple's apps use.
    "CoreFoundation": "UIKit",
  ]

  /// Replaces the module in `os.Logger`.
  func rewriteModuleName(_ module: TokenSyntax, of member: TokenSyntax) {
    guard module.text == "os", Self.membersOfOS.contains(member.text) else { return }
    edits.replaceExactly(module.bytes, by: "OperatingSystem")
  }

  private static let membersOfOS: Set = [
    "Logger", "OSAllocatedUnfairLock", "OSLog", "OSLogMessage", "OSLogType", "OSSignpostID",
    "OSSignposter", "os_log", "os_signpost", "os_unfair_lock",
  ]
}
#endif
