import FileAccess
import Foundation
import SwiftSources

/// The names that a source declares for others, and those that it uses.
package struct SourceNames {
  /// A name with the line where it is.
  package struct Place {
    let name: String
    let line: Int
  }

  let file: URL
  /// The project's module with the source; nil for the app.
  let module: String?
  /// The types, functions and variables outside of types.
  fileprivate(set) var declared: Set<String> = []
  /// All names that it declares anywhere, also parameters and private ones.
  fileprivate(set) var local: Set<String> = []
  fileprivate(set) var members: [ExtensionMember] = []
  /// The types that it extends.
  fileprivate(set) var extended: Set<String> = []
  /// What the classes inherit first; those inside of other types are named `Outer.Inner`.
  fileprivate(set) var superclasses: [String: String] = [:]
  /// The names that it uses, excluding argument labels and its own declarations.
  fileprivate(set) var uses: [String: NameUse] = [:]
  fileprivate(set) var imports: [Place] = []
  /// The imports that a package for Linux has not, in the file's order.
  private(set) var missingModules: [Place] = []

  /// Reads a source.
  /// - Parameters:
  ///   - file: the source.
  ///   - module: the project's module with the source; nil for the app.
  ///   - modules: the modules of the project.
  /// - Throws: an error of `Files` if the source cannot be read, ``AdoptingError/noName(_:file:line:)`` for an import of another text.
  init(of file: URL, in module: String? = nil, _ modules: AppModules) throws {
    let text = String(decoding: try Files.read(existing: file), as: UTF8.self)
    var reader = SourceNameReader(
      SwiftToken.all(of: text, for: .rewritten), names: SourceNames(withoutNames: file, module))
    reader.readAll()
    self = reader.names
    if let other = imports.first(where: { !SwiftIdentifier.isOne($0.name) }) {
      throw AdoptingError.noName(other.name, file: file.path, line: other.line)
    }
    missingModules = imports.filter {
      !NeededSources.modules.contains($0.name) && !modules.has($0.name)
    }
  }

  /// These names for a package that has some more modules.
  func knowing(_ modules: Set<String>) -> SourceNames {
    var names = self
    names.missingModules.removeAll { modules.contains($0.name) }
    return names
  }

  private init(withoutNames file: URL, _ module: String?) {
    self.file = file
    self.module = module
  }

  /// The names used, each with its first line, in the order of the lines.
  var used: [Place] {
    uses.map { Place(name: $0, line: $1.line) }.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
  }

  /// Whether a type has the prefix of UIKit, Foundation or a framework of graphics.
  static func isOfSystem(_ type: String) -> Bool {
    ["UI", "NS", "CG", "CA", "CT"].contains { prefix in
      type.hasPrefix(prefix) && type.dropFirst(2).first?.isUppercase == true
    } && !prefixesOfCoreData.contains(where: type.hasPrefix)
  }

  /// Those of Core Data's classes, which Linux lacks.
  private static let prefixesOfCoreData = [
    "NSFetch", "NSManagedObject", "NSPersistent", "NSEntity", "NSBatch",
  ]

  /// Whether it only extends types, of UIKit and of SwiftUI, as apps declare colours and fonts for both.
  ///
  /// What it adds to UIKit's would be missed more than what a stand-in for SwiftUI needs.
  var extendsBoth: Bool {
    declared.isEmpty && missingModules.allSatisfy { $0.name == "SwiftUI" }
      && extended.contains(where: Self.isOfSystem)
  }

  /// Whether it uses the bundle that SwiftPM gives its module.
  var usesModuleBundle: Bool {
    uses["module"]?.owners.contains { $0 == .type("Bundle") || $0 == .implicit } ?? false
  }

  /// Whether it names what UIKit declares, which prefixes alone show, and does not import it.
  var usesUIKitUnimported: Bool {
    !imports.contains { $0.name == "UIKit" }
      && uses.keys.contains { !local.contains($0) && Self.isOfUIKit($0) }
  }

  private static func isOfUIKit(_ name: String) -> Bool {
    namesOfUIKit.contains(name)
      || prefixesOfUIKit.contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      } && !graphicsOfFoundation.contains(name)
  }

  private static let prefixesOfUIKit = [
    "UI", "NSLayout", "NSCollectionLayout", "NSText", "NSParagraph", "NSMutableParagraph",
    "NSDirectional", "NSDiffable", "NSUbiquitousKeyValue", "CA", "CG", "CT", "CFString",
    "CFBoolean", "kCFString", "kCFBoolean",
  ]
  private static let graphicsOfFoundation: Set = ["CGFloat", "CGPoint", "CGRect", "CGSize"]
  /// What Foundation has on Apple's systems, and UIKit here.
  private static let namesOfUIKit: Set = [
    "Selector", "perform", "autoreleasepool", "NSInteger", "NSUInteger", "MAXFLOAT", "CFString",
    "CGPointMake", "CGRectMake", "CGSizeMake",
  ]

  func isOfSystem(_ type: String) -> Bool { Self.isOfSystem(type) }
}

/// Reads the tokens of a source once.
private struct SourceNameReader {
  private let tokens: [SwiftToken]
  private(set) var names: SourceNames
  private var scopes = TypeScopes()
  private var depth: Int { scopes.depth }
  /// The open parentheses and brackets, with whether they enclose parameters.
  private var brackets: [(sign: String, hasParameters: Bool)] = []
  private var expectsParameters = false
  /// The types of the extension whose members are read, unless it is private.
  private var extended: [String] = []

  init(_ tokens: [SwiftToken], names: SourceNames) {
    self.tokens = tokens
    self.names = names
  }

  mutating func readAll() {
    var index = 0
    while index < tokens.count {
      // Methods are named so, too: `keys.import(data)`.
      if tokens[index].text == "import", ![".", "func"].contains(text(index - 1)) {
        index = readImport(index)
      } else {
        read(index)
        index += 1
      }
    }
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// Reads `import UIKit` or `import class UIKit.UIView`, with what is below the module.
  private mutating func readImport(_ start: Int) -> Int {
    var index = start + 1
    if SwiftKeyword.declarations.contains(text(index)) { index += 1 }
    guard tokens.indices.contains(index) else { return index }
    let name = text(index)
    // Arguments have labels of this name, too.
    if SwiftIdentifier.isOne(name) || name.hasPrefix("`") {
      names.imports.append(
        SourceNames.Place(name: SwiftIdentifier.bare(name), line: tokens[index].line))
    }
    while text(index + 1) == "." { index += 2 }
    return index + 1
  }

  private mutating func read(_ index: Int) {
    let type = scopes.read(index, in: tokens)
    switch text(index) {
    case "(", "[":
      brackets.append((text(index), expectsParameters && text(index) == "("))
      expectsParameters = false
    case ")", "]": _ = brackets.popLast()
    case let word where word.first == "@": readAttribute(String(word.dropFirst()), index)
    case "init" where depth > 0 && text(index - 1) != ".":
      expectsParameters = true
      addInitializer(index)
    case "subscript": expectsParameters = true
    case let word where SwiftKeyword.declarations.contains(word) && text(index - 1) != ".":
      readDeclaration(index, type)
    case _ where tokens[index].isName || tokens[index].isFreeName: readName(index)
    case let word where Self.isOwnOperator(word): readOperator(word, index)
    case "#imageLiteral": names.uses[text(index)] = NameUse(line: tokens[index].line)
    default: break
    }
  }

  /// Uses the type of an attribute, which may be a wrapper of properties or a builder that a source declares.
  private mutating func readAttribute(_ name: String, _ index: Int) {
    guard name.first?.isUppercase == true else { return }
    var use = names.uses[name] ?? NameUse(line: tokens[index].line)
    use.owners.insert(.none)
    names.uses[name] = use
  }

  private mutating func addInitializer(_ index: Int) {
    guard depth == 1, !extended.isEmpty, !tokens[..<index].endsInPrivateModifiers else { return }
    names.members.append(
      ExtensionMember(
        types: extended, name: "init", label: label(after: index), isStatic: true,
        parameters: parameters(after: index)))
  }

  private func parameters(after index: Int) -> [Parameter] {
    let open = (index + 1..<tokens.count).prefix(40).first { text($0) == "(" }
    return open.map { Parameter.all(in: tokens[($0 + 1)...]) } ?? []
  }

  /// Returns the first parameter's label behind generic parameters; nil without parentheses.
  private func label(after index: Int) -> String? {
    guard let open = (index + 1..<tokens.count).prefix(40).first(where: { text($0) == "(" })
    else { return nil }
    let label = text(open + 1)
    return label == "_" || label == ")" ? "" : label
  }

  /// An operator that Swift does not have, which a source declares for others.
  private mutating func readOperator(_ sign: String, _ index: Int) {
    if ["operator", "func"].contains(text(index - 1)) {
      names.declared.insert(sign)
    } else {
      var use = names.uses[sign] ?? NameUse(line: tokens[index].line)
      use.owners.insert(.none)
      names.uses[sign] = use
    }
  }

  private static func isOwnOperator(_ text: String) -> Bool {
    text.count > 1 && text.allSatisfy(signs.contains) && !operatorsOfSwift.contains(text)
  }

  private static let signs: Set<Character> = [
    "+", "-", "*", "/", "%", "=", "<", ">", "!", "&", "|", "^", "~", "?", "•", "√", "∘", "≈",
  ]
  private static let operatorsOfSwift: Set = [
    "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/=", "%=", "<<", ">>", "&+", "&-",
    "&*", "===", "!==", "->", "~=", "&=", "|=", "^=", "<<=", ">>=", "&<<", "&>>", "&+=", "&-=",
    "&*=", "=?", "=!", "?!", "!!", "=-", "=&", ">?", ">!",
  ]

  private mutating func readDeclaration(_ index: Int, _ type: TypeDeclaration?) {
    guard tokens[index].declaresName(before: tokens[(index + 1)...]) else { return }
    let (keyword, name) = (text(index), tokens[index + 1].name)
    if keyword == "func" { expectsParameters = true }
    if let type, keyword == "extension" { return read(type, at: index) }
    names.local.insert(name)
    if tokens[..<index].modifiers.contains("override") { addOverride(index) }
    if keyword == "class", let superclass = type?.inherited.first,
      let qualified = scopes.qualified(name)
    {
      names.superclasses[qualified] = superclass
    }
    guard depth < 2 else { return }
    let isPrivate = tokens[..<index].endsInPrivateModifiers
    if depth == 0 { extended = [] }
    guard !isPrivate else { return }
    if depth == 0 {
      names.declared.insert(name)
    } else if !extended.isEmpty {
      names.members.append(
        ExtensionMember(
          types: extended, name: name, label: keyword == "func" ? label(after: index + 1) : nil,
          isStatic: isStatic(index)))
    }
  }

  private mutating func addOverride(_ index: Int) {
    let name = tokens[index + 1].name
    var use = names.uses[name] ?? NameUse(line: tokens[index + 1].line)
    use.owners.insert(.overriding)
    use.labels.insert(text(index) == "func" ? label(after: index + 1) : nil)
    names.uses[name] = use
  }

  /// Types and cases are members of the type, like what has the modifier `static` or `class`.
  private func isStatic(_ index: Int) -> Bool {
    guard ["func", "var", "let"].contains(text(index)) else { return true }
    return tokens[..<index].modifiers.contains { ["static", "class"].contains($0) }
  }

  private mutating func read(_ type: TypeDeclaration, at index: Int) {
    let types = type.name.split(separator: ".").map(String.init)
    names.extended.formUnion(types)
    extended = tokens[..<index].endsInPrivateModifiers ? [] : types
  }

  private mutating func readName(_ index: Int) {
    let name = tokens[index].name
    let isDeclared =
      SwiftKeyword.declarations.contains(text(index - 1)) && text(index - 1) != "extension"
      && text(index - 1) != "case"
    guard !isDeclared, !readParameter(index) else { return }
    var use = names.uses[name] ?? NameUse(line: tokens[index].line)
    use.owners.insert(owner(of: index))
    // The sign between a question mark and a dot is not known: an optional's member, or a choice of two.
    if text(index - 1) == ".", text(index - 2) == "?" { use.owners.insert(.implicit) }
    use.labels.insert(firstLabel(index))
    if let call = CallLabels(tokens[(index + 1)...]) { use.calls.insert(call) }
    names.uses[name] = use
  }

  /// Whether it is a label or a parameter.
  private mutating func readParameter(_ index: Int) -> Bool {
    guard let bracket = brackets.last, bracket.sign == "(",
      text(index - 1) == "(" || text(index - 1) == ","
    else { return false }
    if text(index + 1) == ":" {
      if bracket.hasParameters { names.local.insert(text(index)) }
      return true
    }
    guard bracket.hasParameters, text(index + 2) == ":" else { return false }
    names.local.insert(text(index + 1))
    return true
  }

  private func owner(of index: Int) -> NameUse.Owner {
    guard text(index - 1) == "." else { return .none }
    let previous = text(index - 2)
    if [")", "]", "}", "?", "!", ">"].contains(previous) { return .value }
    guard let first = previous.first,
      // With the parameters of closures, numbers and texts.
      first.isLetter || first.isNumber || ["_", "`", "$", "\""].contains(first),
      !["return", "case", "in", "else", "where"].contains(previous)
    else { return .implicit }
    return first.isUppercase ? .type(previous) : .value
  }

  private func firstLabel(_ index: Int) -> String? {
    guard text(index + 1) == "(" else { return text(index + 1) == "{" ? "" : nil }
    return text(index + 3) == ":" && tokens[index + 2].isName ? text(index + 2) : ""
  }
}

extension SwiftToken {
  /// Whether it is a keyword that declares the name behind it; in `class func`, the second one does.
  fileprivate func declaresName(before rest: ArraySlice<SwiftToken>) -> Bool {
    guard let next = rest.first else { return false }
    return SwiftKeyword.declarations.contains(text) && (next.isName || next.isFreeName)
      && !SwiftKeyword.declarations.contains(next.text)
  }
}
