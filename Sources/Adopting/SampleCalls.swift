import Fixtures

/// What gives cells made-up content: calls of their methods, and values for their properties.
struct SampleCalls {
  private let types: DeclaredTypes
  private let values: SampleValues
  private let superclasses: [String: String]

  /// - Parameters:
  ///   - types: the types of the app.
  ///   - superclasses: those of its classes.
  init(_ types: DeclaredTypes, _ superclasses: [String: String]) {
    (self.types, self.superclasses) = (types, superclasses)
    values = SampleValues(types)
  }

  /// What gives a cell content, as code.
  package struct Content {
    /// Statements that each begin with a member: `configure(title: "A title")`.
    var statements: [String] = []
    /// Texts of its labels and fields, by their names, in the order of the source.
    var texts: [(name: String, text: String)] = []
  }

  /// Returns the content of a cell.
  func content(of cell: String) -> Content {
    let classes = self.classes(from: cell)
    let texts = classes.flatMap { types.types[$0]?.properties ?? [] }.filter { property in
      !property.isStatic && Self.shown.contains(property.type.first ?? property.value)
    }
    return Content(
      statements: statements(of: classes),
      texts: texts.map { ($0.name, SampleText.text(for: $0.name)) })
  }

  /// The classes of views with texts.
  private static let shown: Set = ["UILabel", "UITextField", "UITextView"]

  /// Returns how a cell is made, with made-up values for its initializer where they are known.
  func making(_ cell: String, _ making: CellMaking) -> CellMaking {
    guard case .byHand(let byHand) = making, case .values(let initializer) = byHand.reason,
      let arguments = values.list(of: initializer.parameters, in: cell)
    else { return making }
    return .initializer(arguments)
  }

  private func statements(of classes: [String]) -> [String] {
    let calls = classes.flatMap { name in
      (types.types[name]?.methods ?? []).compactMap { method in
        call(of: method, in: name).map { (rank: Self.rank(method.name), text: $0) }
      }
    }
    guard let best = calls.map(\.rank).min() else {
      return classes.flatMap { name in
        (types.types[name]?.properties ?? []).compactMap { assignment(of: $0, in: name) }
      }
    }
    let chosen = calls.filter { $0.rank == best }.map(\.text)
    // Each setter has a part of the content, other methods all of it.
    return Self.words[best] == Self.setter ? chosen : Array(chosen.prefix(1))
  }

  /// The class and those of its superclasses that the app has.
  private func classes(from cell: String) -> [String] {
    var (classes, next): ([String], String?) = ([], cell)
    while let name = next, types.types[name] != nil, !classes.contains(name) {
      classes.append(name)
      next = superclasses[name]
    }
    return classes
  }

  /// What methods are called that take a cell's content; the first ones take most of it.
  private static let words = [
    "configure", "config", "setup", "populate", "fill", "bind", "update", "render", "apply", "load",
    setter, "display", "show", "with", "prepare",
  ]
  private static let setter = "set"

  private static func rank(_ name: String) -> Int {
    words.firstIndex { name.lowercased().hasPrefix($0) } ?? words.count
  }

  private func call(of method: DeclaredType.Function, in owner: String) -> String? {
    guard method.isPlain, !method.isOverride, !method.returnsValue, !method.parameters.isEmpty,
      Self.rank(method.name) < Self.words.count,
      !method.parameters.contains(where: { Self.isOfControls($0.type) })
    else { return nil }
    return values.list(of: method.parameters, in: owner).flatMap {
      $0.isEmpty ? nil : "\(method.name)(\($0.text))"
    }
  }

  /// What actions and delegates' methods have.
  private static func isOfControls(_ type: [String]) -> Bool {
    [
      "UIButton", "UITableView", "UICollectionView", "UIEvent", "Notification", "Any",
      "UIScrollView", "UISwitch", "UITextField",
    ]
    .contains(type.first) || type.first?.hasSuffix("GestureRecognizer") == true
  }

  /// How properties end whose content a cell shows when it is laid out.
  private static let contents = ["model", "item", "content", "data", "entity", "info"]

  /// A property of whose change the cell makes something, or that its name says has the content.
  private func assignment(of property: DeclaredType.Property, in owner: String) -> String? {
    let name = property.name.lowercased()
    let isContent =
      ["?", "!"].contains(property.type.last) && !property.isComputed
      && Self.contents.contains(where: name.hasSuffix)
    guard property.isObserved || isContent, !property.isPrivate, !property.isOutlet,
      !property.isStatic,
      !property.isConstant, !["isSelected", "isHighlighted"].contains(property.name),
      let value = values.value(of: property.type, named: property.name, in: owner), value != "nil"
    else { return nil }
    return "\(property.name) = \(value)"
  }
}
