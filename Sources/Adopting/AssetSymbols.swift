import Foundation
import StressTesting
import SwiftSources

/// The constants for assets that Xcode generates and some sources use.
struct AssetSymbols {
  /// Those of `ImageResource` and `ColorResource`, each once.
  let resources: [AssetSymbol]
  /// Those that `UIImage` and `UIColor` have too.
  let shown: [AssetSymbol]

  /// Finds what sources use of some catalogues.
  /// - Parameters:
  ///   - catalogues: the asset catalogues of a module.
  ///   - sources: sources of the module.
  ///   - hasExtensions: whether Xcode generates members of `UIImage` and `UIColor`.
  init(in catalogues: [URL], for sources: [SourceNames], hasExtensions: Bool) {
    var known: Set<[String]> = []
    let used = AssetSymbol.all(in: catalogues).filter { symbol in
      ([symbol.identifier] + symbol.namespaces).allSatisfy { SwiftIdentifier.isOne($0) }
        && sources.contains { $0.uses[symbol.identifier] != nil }
        && known.insert([symbol.kind.resource] + symbol.namespaces + [symbol.identifier])
          .inserted
    }
    let shown = used.filter { symbol in
      hasExtensions && sources.contains { symbol.isMember(in: $0) }
        && !sources.contains { $0.declares(symbol) }
    }
    let namesResources = sources.contains(where: \.usesResources)
    resources = used.filter { symbol in
      namesResources || shown.contains { $0.name == symbol.name && $0.kind == symbol.kind }
    }
    self.shown = shown
  }

  /// The source that declares them; nil for none.
  var source: String? {
    guard !resources.isEmpty else { return nil }
    let constants = extensions(resources, of: \.resource) { symbol, type in
      "static let \(symbol.literal) = \(type)(name: \(SwiftLiteral.text(symbol.name)), bundle: .module)"
    }
    let members = extensions(shown, of: \.shown) { symbol, type in
      let path = (symbol.namespaces + [symbol.literal]).joined(separator: ".")
      return "static var \(symbol.literal): \(type) { \(type)(resource: .\(path)) }"
    }
    return "// The assets that sources use by the names that Xcode derives.\n\n"
      + "import Foundation\nimport UIKit\n" + (constants + members).joined()
  }

  private func extensions(
    _ symbols: [AssetSymbol], of type: (AssetSymbol.Kind) -> String,
    line: (AssetSymbol, String) -> String
  ) -> [String] {
    var spaces: Set<String> = []
    return symbols.flatMap { symbol in
      let type = type(symbol.kind)
      var place = type
      var parts: [String] = []
      for space in symbol.namespaces {
        if spaces.insert("\(place).\(space)").inserted {
          parts.append("\nextension \(place) {\n  enum \(space) {}\n}\n")
        }
        place += "." + space
      }
      return parts + ["\nextension \(place) {\n  \(line(symbol, type))\n}\n"]
    }
  }
}

extension AssetSymbol {
  /// The constant, in backticks if it is a keyword.
  fileprivate var literal: String {
    SwiftKeyword.reserved.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// Whether a source uses it as a member of the type that shows it.
  fileprivate func isMember(in source: SourceNames) -> Bool {
    let types = Set([kind.shown] + namespaces)
    return source.uses[identifier]?.owners.contains { owner in
      switch owner {
      case .implicit: true
      case .type(let type): types.contains(type)
      case .none, .value, .overriding: false
      }
    } ?? false
  }
}

extension SourceNames {
  /// Whether it names resources, or makes something of one.
  fileprivate var usesResources: Bool {
    uses["ImageResource"] != nil || uses["ColorResource"] != nil
      || ["UIImage", "UIColor", "init"].contains { uses[$0]?.labels.contains("resource") ?? false }
  }

  /// Whether it adds a member of the symbol's name to the type that shows it.
  fileprivate func declares(_ symbol: AssetSymbol) -> Bool {
    members.contains { $0.name == symbol.identifier && $0.types.contains(symbol.kind.shown) }
  }
}
