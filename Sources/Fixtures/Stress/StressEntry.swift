internal import NumberText
internal import SnapshotRecords
internal import UIKit

/// What an entry of a cell file for a failure has besides the failing values.
package struct StressEntry: Sendable {
  /// The reuse identifier, id or class of the cell.
  let cell: String
  /// The Interface Builder file, from the cell file's folder.
  let source: String
  /// The fixture's own content as JSON, by views and keys.
  let content: [String: [String: String]]
  /// What varies, in the order of a trial's values.
  let variables: [StressVariable]
  /// The keys of content, in their order.
  let keys: [String]

  /// Returns the entry with some values in JSON; nil for those in the Interface Builder file.
  package func text(
    name: String, values: [String?], in configuration: Configuration
  ) -> String {
    var members = content
    for (variable, value) in zip(variables, values) where value != "null" {
      members[variable.view, default: [:]][variable.key] = value
    }
    let views = members.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { view, own in
      let parts = keys.compactMap { key in own[key].map { "\"\(key)\": \($0)" } }
      return "\(view.json): { \(parts.joined(separator: ", ")) }"
    }
    let height = configuration.height.map { ", \"height\": \(Double($0).exactText)" } ?? ""
    let contentMember =
      views.isEmpty ? "" : "\n  \"content\": { \(views.joined(separator: ", ")) },"
    return """
      { "name": \(name.json), "source": \(source.json), "cell": \(cell.json)\(height),\(contentMember)
        "matrix": { \(configuration.matrixMembers.joined(separator: ", ")) } }
      """
  }
}

extension StressPrototype {
  /// The entry for failures of this cell, with values for some properties.
  package func entry(varying variables: [StressVariable]) -> StressEntry {
    var content: [String: [String: String]] = [:]
    for part in filled.content {
      for (key, _) in part.changes { content[part.view, default: [:]][key] = part.json(of: key) }
    }
    return StressEntry(
      cell: cell, source: source, content: content, variables: variables, keys: ViewContent.keys)
  }
}

extension CellContent {
  /// The value of a key as it is in the file.
  fileprivate func json(of key: String) -> String? {
    guard case .object(let members) = node.value else { return nil }
    return members[key]?.text
  }
}

extension JSONValue {
  /// The value as JSON in one line, with the members of objects in alphabetical order.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): number.exactText
    case .string(let text): text.json
    case .array(let values): "[\(values.map(\.text).joined(separator: ", "))]"
    case .object(let members):
      "{ "
        + members.sorted { $0.key < $1.key }.map { "\($0.json): \($1.text)" }
        .joined(separator: ", ") + " }"
    }
  }
}

extension String {
  fileprivate var json: String { (try? CanonicalJSON.text(of: self)) ?? "\"\"" }
}

extension Configuration {
  /// The configuration as members of a cell file's matrix, without what is the default.
  fileprivate var matrixMembers: [String] {
    let standard = Configuration()
    var parts = ["\"widths\": [\(Double(width).exactText)]"]
    if scale != standard.scale { parts.append("\"scales\": [\(Double(scale).exactText)]") }
    if contentSize != standard.contentSize {
      parts.append("\"contentSizes\": [\"\(contentSize.word)\"]")
    }
    if legibilityWeight != standard.legibilityWeight {
      parts.append("\"legibilityWeights\": [\"\(legibilityWeight.word)\"]")
    }
    if appearance != standard.appearance {
      parts.append("\"appearances\": [\"\(appearance.word)\"]")
    }
    if !hasDirectionOfLocale { parts.append("\"directions\": [\"\(direction.word)\"]") }
    if locale != standard.locale { parts.append("\"locales\": [\(locale.json)]") }
    if system != standard.system { parts.append("\"systems\": [\"\(system)\"]") }
    return parts
  }
}
