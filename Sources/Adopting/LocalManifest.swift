import FileAccess
import Foundation

/// The targets of a package as its `Package.swift` writes them, read without running it.
///
/// Only what is a literal is known: a target whose name is computed is found by its folder.
struct LocalManifest {
  struct Target {
    let name: String
    /// Relative to the package; nil for SwiftPM's own place.
    let path: String?
    /// Files and folders of the target, relative to it; nil for all.
    let sources: [String]?
    let exclude: [String]
    let resources: [Resource]
  }

  struct Resource {
    let path: String
    /// Whether a folder is copied as it is; otherwise its files are put into the bundle's own folder.
    let isCopied: Bool
  }

  private(set) var targets: [Target] = []
  /// The paths of the packages on which it depends in folders.
  private(set) var packages: [String] = []
  /// The version of the tools, which is that of the language.
  let toolsVersion: String?

  /// Reads a manifest.
  /// - Throws: an error of `Files` if it cannot be read.
  init(contentsOf file: URL) throws {
    self.init(String(decoding: try Files.read(existing: file), as: UTF8.self))
  }

  init(_ text: String) {
    toolsVersion = text.firstMatch(of: /swift-tools-version:\s*([0-9.]+)/).map { String($0.1) }
    let tokens = ManifestToken.all(of: text)
    var index = 0
    while index < tokens.count {
      guard let call = Call(at: index, in: tokens) else {
        index += 1
        continue
      }
      add(call)
      // What a target depends on looks like targets.
      index = call.end
    }
  }

  private mutating func add(_ call: Call) {
    switch call.name {
    case "target", "executableTarget":
      guard let name = call.text("name") else { return }
      targets.append(
        Target(
          name: name, path: call.text("path"), sources: call.texts("sources"),
          exclude: call.texts("exclude") ?? [], resources: call.resources))
    case "package":
      if let path = call.text("path") { packages.append(path) }
    default: break
    }
  }

  /// A call such as `.target(name: "Kit")`.
  private struct Call {
    let name: String
    /// The index behind the closing parenthesis.
    let end: Int
    private var arguments: [String: [ManifestToken]] = [:]

    private static let names: Set = [
      "target", "executableTarget", "testTarget", "binaryTarget", "plugin", "macro",
      "systemLibrary", "package", "library", "executable",
    ]

    init?(at index: Int, in tokens: [ManifestToken]) {
      guard case .word(let name) = tokens[index], Self.names.contains(name), index > 0,
        tokens[index - 1] == .sign("."), tokens[(index + 1)...].first == .sign("(")
      else { return nil }
      self.name = name
      var (depth, position, label) = (0, index + 1, "")
      repeat {
        let token = tokens[position]
        let next = tokens[(position + 1)...].first
        if case .sign(let sign) = token {
          if "([{".contains(sign) { depth += 1 }
          if ")]}".contains(sign) { depth -= 1 }
        }
        if depth == 1, case .word(let word) = token, next == .sign(":") {
          label = word
        } else {
          arguments[label, default: []].append(token)
        }
        position += 1
      } while depth > 0 && position < tokens.count
      end = position
    }

    /// The argument with a label, if it is one text without code in it.
    func text(_ label: String) -> String? {
      texts(label).flatMap { $0.count == 1 && !$0[0].contains("\\(") ? $0[0] : nil }
    }

    /// The resources, each `.process("…")` or `.copy("…")`.
    var resources: [Resource] {
      var rule = ""
      var found: [Resource] = []
      for token in arguments["resources"] ?? [] {
        if case .word(let word) = token { rule = word }
        if case .text(let path) = token {
          found.append(Resource(path: path, isCopied: rule == "copy"))
        }
      }
      return found
    }

    /// The texts in the argument with a label; nil without one.
    func texts(_ label: String) -> [String]? {
      arguments[label]?.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
  }
}

/// A word, sign or text of a manifest.
private enum ManifestToken: Equatable {
  case word(String)
  case text(String)
  case sign(Character)

  static func all(of manifest: String) -> [ManifestToken] {
    let token = /\/\/[^\n]*|\/\*(?s:.*?)\*\/|"((?:[^"\\\n]|\\.)*)"|([\p{L}_][\w]*)|(\S)/
    return manifest.matches(of: token).compactMap { match in
      if let text = match.output.1 { return .text(String(text)) }
      if let word = match.output.2 { return .word(String(word)) }
      return match.output.3.flatMap(\.first).map { .sign($0) }
    }
  }
}
