import Fixtures
import Foundation
import InterfaceBuilder
import Serving
import SnapReport

/// What can be written at a place of a cell file.
@MainActor struct CellFileCompletion {
  /// A place where a key or a value is written.
  private struct Place {
    /// The keys from the root to the object or list around it, and of a value its own; elements of lists are numbers.
    var path: [String]
    var isKey: Bool
    /// What is there already.
    var replaced: Range<Int>
    /// The object that a key belongs to.
    var object: Int?
  }

  private let file: EditorFile
  /// Whether the editor does not know the schema.
  private let offersSchema: Bool
  private let outline: JSONOutline
  private let place: Place?

  init(_ file: EditorFile, _ options: EditorOptions, at offset: Int) {
    self.file = file
    offersSchema = options.checksSchema(of: file)
    outline = JSONOutline(file.text)
    place = Self.place(at: offset, outline)
  }

  var completions: EditorCompletions? {
    guard let place else { return nil }
    let items = place.isKey ? keys(at: place) : values(at: place)
    return EditorCompletions(replaced: place.replaced, items: items)
  }

  // MARK: Places

  private static func place(at offset: Int, _ outline: JSONOutline) -> Place? {
    func touches(_ range: Range<Int>) -> Bool {
      range.lowerBound < offset && offset <= range.upperBound
    }
    if let open = outline.open.first(where: { touches($0.key.range) }) {
      return key(open.key.range, of: open.parent, outline)
    }
    if let value = outline.values.first(where: { $0.key.map { touches($0.range) } ?? false }) {
      return key(value.key?.range ?? value.range, of: value.parent, outline)
    }
    guard let index = outline.value(at: offset) else { return nil }
    let value = outline.values[index]
    switch value.kind {
    case .text, .word:
      return Place(path: path(to: index, outline), isKey: false, replaced: value.range)
    case .list:
      return Place(
        path: path(to: index, outline) + ["0"], isKey: false, replaced: offset..<offset)
    case .object:
      if let key = key(before: offset, in: index, outline) {
        return Place(
          path: path(to: index, outline) + [key], isKey: false, replaced: offset..<offset)
      }
      return key(offset..<offset, of: index, outline)
    }
  }

  private static func key(_ range: Range<Int>, of object: Int?, _ outline: JSONOutline) -> Place? {
    object.map {
      Place(path: path(to: $0, outline), isKey: true, replaced: range, object: $0)
    }
  }

  /// The key whose colon is before a place, with nothing between.
  private static func key(
    before offset: Int, in object: Int, _ outline: JSONOutline
  ) -> String? {
    let open = outline.open.filter { $0.parent == object && $0.colon ?? .max <= offset }
    let last = open.max { $0.colon ?? 0 < $1.colon ?? 0 }
    let whole = outline.values[object].children.map { outline.values[$0] }
    guard let last, let colon = last.colon,
      !whole.contains(where: {
        ($0.key?.range.lowerBound ?? 0) > colon && $0.range.lowerBound < offset
      })
    else { return nil }
    return last.key.name
  }

  private static func path(to index: Int, _ outline: JSONOutline) -> [String] {
    let value = outline.values[index]
    guard let parent = value.parent else { return [] }
    let number = outline.values[parent].children.firstIndex(of: index) ?? 0
    return path(to: parent, outline) + [value.key?.name ?? "\(number)"]
  }

  // MARK: Items

  private var schema: CellFileSchema { .ofTool }

  private func schemas(at path: [String]) -> [JSONSchema] {
    guard offersSchema else { return [] }
    return path.reduce(schema.alternatives(of: schema.root)) { schemas, key in
      schemas.flatMap { schema.schemas(of: $0, at: key) }
    }
  }

  private func keys(at place: Place) -> [EditorCompletions.Item] {
    var taken: Set<String> = []
    var isFollowed = false
    for member in (place.object.map { outline.values[$0].children } ?? []).map({
      outline.values[$0]
    }) {
      if member.key?.range == place.replaced {
        isFollowed = true
      } else {
        member.key.map { _ = taken.insert($0.name) }
      }
    }
    var found: [EditorCompletions.Item] = []
    for rule in schemas(at: place.path) {
      for (name, property) in (rule.properties ?? [:]).sorted(by: { $0.key < $1.key })
      where !name.hasPrefix("$") && taken.insert(name).inserted {
        found.append(
          key(name, schema.resolved(property).description ?? property.description, isFollowed))
      }
      for name in rule.propertyNames?.choices ?? [] where taken.insert(name).inserted {
        found.append(key(name, nil, isFollowed))
      }
    }
    for name in place.path.last == "content" ? outlets(ofFixtureIn: place.path) : []
    where taken.insert(name).inserted {
      found.append(key(name, "An outlet of the cell.", isFollowed))
    }
    return found
  }

  private func key(
    _ name: String, _ detail: String?, _ isFollowed: Bool
  ) -> EditorCompletions.Item {
    EditorCompletions.Item(
      label: name, text: name.asJSON + (isFollowed ? "" : ": "), detail: detail, isKey: true)
  }

  private func values(at place: Place) -> [EditorCompletions.Item] {
    var found: [EditorCompletions.Item] = []
    for rule in schemas(at: place.path) {
      for choice in rule.choices ?? [] { found.append(value(choice, nil)) }
      if rule.type == "boolean" {
        found += ["true", "false"].map {
          EditorCompletions.Item(label: $0, text: $0, isKey: false)
        }
      }
    }
    switch place.path.last {
    case "cell": found += cellNames(for: place.path).map { value($0, "A cell of the source.") }
    case "source": found += neighbours.map { value($0, "An Interface Builder file.") }
    case _ where place.path.dropLast().last == "locales":
      found += locales.map { value($0, "Translations beside the file.") }
    default: break
    }
    var labels: Set<String> = []
    return found.filter { labels.insert($0.label).inserted }
  }

  private func value(_ text: String, _ detail: String?) -> EditorCompletions.Item {
    EditorCompletions.Item(label: text, text: text.asJSON, detail: detail, isKey: false)
  }

  // MARK: Other files

  private var folder: URL { file.url.deletingLastPathComponent() }

  private func member(_ name: String, at path: [String]) -> JSONOutline.Value? {
    var value = outline.root
    for key in path {
      guard let present = value else { return nil }
      value =
        present.kind == .list
        ? Int(key).flatMap {
          present.children.indices.contains($0) ? outline.values[present.children[$0]] : nil
        }
        : outline.member(key, of: present)
    }
    return value.flatMap { outline.member(name, of: $0) }
  }

  /// The Interface Builder file of a fixture, or of the whole file; nil if it cannot be read.
  private func source(for path: [String]) -> PrototypeFile? {
    let own = member("source", at: Array(path.prefix(2)))
    guard let name = (own ?? member("source", at: []))?.text, !name.isEmpty else { return nil }
    return try? PrototypeFile(contentsOf: folder.appendingPathComponent(name))
  }

  private func cellNames(for path: [String]) -> [String] {
    guard let source = source(for: path) else { return [] }
    return source.prototypeNames
  }

  private func outlets(ofFixtureIn path: [String]) -> [String] {
    guard let cell = member("cell", at: Array(path.prefix(2)))?.text else { return [] }
    return source(for: path)?.outlets(ofCell: cell) ?? []
  }

  /// The storyboards and xibs in the folder, sorted.
  private var neighbours: [String] {
    names.filter { LintPaths.endings.contains(($0 as NSString).pathExtension) }
  }

  private var locales: [String] {
    names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.filter { $0 != "Base" }
  }

  /// What cannot be listed offers nothing.
  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}

extension String {
  /// A text of JSON.
  fileprivate var asJSON: String {
    let line = try? MessageValue.text(self).line()
    return line.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
