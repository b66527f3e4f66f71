#if SourceRewriting
package import LayoutModel
internal import SwiftSyntax

/// Changes sources, so that what they make is laid out otherwise; everything else in them stays as it is.
package struct SourceMender: Sendable {
  /// The sources' texts, by their paths.
  package private(set) var texts: [String: String]
  /// The names of the properties of each type, in all sources.
  private let members: [String: Set<String>]

  /// Takes the sources of a package, by their paths.
  /// - Throws: ``ThreadError``
  package init(_ texts: [String: String]) throws(ThreadError) {
    self.texts = texts
    let sorted = texts.sorted { $0.key < $1.key }
    members = try DeepStack.run { Self.members(of: sorted.map(\.value)) }
  }

  /// Makes all of the changes.
  /// - Throws: ``MendingObstacle`` for the first that cannot be made, and ``ThreadError``; the sources are as they were then.
  package mutating func apply(_ changes: [CodeChange]) throws {
    let before = self
    texts = try DeepStack.run {
      var mender = before
      return Result { () throws(MendingObstacle) in
        for change in mender.ordered(changes) { try mender.make(change) }
        return mender.texts
      }
    }.get()
  }

  /// Additions last, from the end of the sources: those before would move the lines of the others.
  private func ordered(_ changes: [CodeChange]) -> [CodeChange] {
    func line(_ change: CodeChange) -> Int {
      switch change {
      case .priority(let place, _), .relation(let place, _), .removal(let place): place.line
      case .addition(let new): (new.first.uses.first ?? new.second?.uses.first)?.place.line ?? 0
      case .property(let view, _, _), .contentPriority(let view, _, _):
        view.uses.first?.place.line ?? 0
      }
    }
    return changes.enumerated().sorted {
      (-line($0.element), $0.offset) < (-line($1.element), $1.offset)
    }.map(\.element)
  }

  private mutating func make(_ change: CodeChange) throws(MendingObstacle) {
    switch change {
    case .priority(let place, let priority):
      let (source, call) = try self.call(at: place)
      edit(source) { PriorityEdits(source: source, call: call).lower(to: priority, &$0) }
    case .relation(let place, let relation):
      let (source, call) = try self.call(at: place)
      var edits = SourceEdits(source.text)
      guard RelationEdits(call: call).change(to: relation, &edits) else {
        throw .noConstraint(place)
      }
      setText(edits.text, of: source)
    case .removal(let place):
      let (source, call) = try self.call(at: place)
      var edits = SourceEdits(source.text)
      guard RemovalEdits(source: source, call: call).remove(&edits) else {
        throw .noConstraint(place)
      }
      setText(edits.text, of: source)
    case .addition(let new): try add(new)
    case .property(let view, let name, let value):
      try set(.property(name: name, value: value), of: view)
    case .contentPriority(let view, let hold, let priority):
      try set(.contentPriority(hold, priority), of: view)
    }
  }

  mutating func setText(_ text: String, of source: ParsedSource) { texts[source.path] = text }

  private mutating func edit(_ source: ParsedSource, _ body: (inout SourceEdits) -> Void) {
    var edits = SourceEdits(source.text)
    body(&edits)
    setText(edits.text, of: source)
  }

  // MARK: Places

  /// The call that makes a constraint.
  func call(
    at place: ConstraintPlace
  ) throws(MendingObstacle) -> (source: ParsedSource, call: ConstraintCall) {
    let named = sources(named: place.file)
    guard !named.isEmpty else { throw .noSource(file: place.file) }
    let found = named.compactMap { source in
      call(at: place, in: source).map { (source: source, call: $0) }
    }
    guard found.count < 2 else { throw .severalSources(file: place.file) }
    guard let first = found.first else { throw .noConstraint(place) }
    return first
  }

  private func sources(named file: String) -> [ParsedSource] {
    texts.sorted { $0.key < $1.key }
      .filter { $0.key.split(separator: "/").last.map(String.init) == file }
      .map { ParsedSource(path: $0.key, text: $0.value) }
  }

  private func call(at place: ConstraintPlace, in source: ParsedSource) -> ConstraintCall? {
    let onLine = source.constraints.filter { source.lines(of: $0.call).contains(place.line) }
    // The innermost, where one is in another's arguments.
    return onLine.last { $0.attributes == place.attributes }
  }

  /// A call that names a view, for what is written beside it.
  typealias Site = (source: ParsedSource, call: ConstraintCall, name: String)

  /// The calls that name a view, with the name there.
  ///
  /// What a function for several views calls the view that it is given is no name of it.
  func sites(of view: CodeView) -> [Site] {
    view.uses.compactMap { use in
      // What is not found in the sources is no site.
      guard let (source, call) = try? call(at: use.place),
        let name = call.item(isFirst: use.isFirst)
      else { return nil }
      let known = self.name(of: view, inType: call.call.enclosingType)
      let plain = name.replacing("self.", with: "").replacing("!", with: "").replacing(
        "?", with: "")
      return known == nil || known == plain ? (source, call, name) : nil
    }
  }

  // MARK: Names

  /// How the source names a view beside a call.
  func name(
    of view: CodeView, in source: ParsedSource, at call: ConstraintCall
  ) -> String? {
    let beside = sites(of: view).first {
      $0.source.path == source.path && $0.call.isInFunction(of: call)
    }
    return beside?.name ?? name(of: view, inType: call.call.enclosingType)
  }

  /// The name of a view in the code of a type, by the property that stores it.
  func name(of view: CodeView, inType type: String?) -> String? {
    guard let type, let property = view.property else { return nil }
    if property == "self" { return type == view.owner ? "self" : nil }
    let base = property.prefix { $0 != "[" }
    guard
      members[type]?.contains(String(base)) == true || type == view.owner && base == "contentView"
    else { return nil }
    return property
  }

  private static func members(of texts: [String]) -> [String: Set<String>] {
    var members: [String: Set<String>] = [:]
    for text in texts {
      let tree = ParsedSource(path: "", text: text).tree
      for binding in NodeCollector<PatternBindingSyntax>.all(in: tree) {
        guard binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true,
          let name = binding.pattern.as(IdentifierPatternSyntax.self),
          let type = binding.enclosingType
        else { continue }
        members[type, default: []].insert(name.identifier.identifierText)
      }
    }
    return members
  }
}

extension ConstraintCall {
  /// Whether both are in one function of a source, where names mean the same.
  fileprivate func isInFunction(of other: ConstraintCall) -> Bool {
    functionStart == other.functionStart
  }

  /// Where the function, closure or property around it begins.
  private var functionStart: Int? {
    call.ancestors.first {
      $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self)
        || $0.is(AccessorDeclSyntax.self) || $0.is(ClosureExprSyntax.self)
        || $0.parent?.is(MemberBlockItemSyntax.self) == true
    }?.position.utf8Offset
  }
}
#endif
