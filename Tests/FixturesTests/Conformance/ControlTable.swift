import Foundation

/// The errors of the sizes of texts and controls, by class and axis.
struct ControlTable {
  private var errors: [String: [Double]] = [:]

  mutating func add(_ lengths: [OwnLength]) {
    for length in lengths {
      errors[length.element, default: []].append(length.ours - length.stored)
    }
  }

  /// A table in Markdown, by name.
  var markdown: String {
    let head = [
      "| class | count | within 0.5 | median error | largest error |",
      "| --- | --- | --- | --- | --- |",
    ]
    let lines = errors.keys.sorted().map { name -> String in
      let all = errors[name] ?? []
      let sizes = all.map(abs).sorted()
      let largest = all.max { abs($0) < abs($1) } ?? 0
      return String(
        format: "| %@ | %d | %d | %.2f | %+.1f |", name, all.count, sizes.count { $0 <= 0.5 },
        sizes[sizes.count / 2], largest)
    }
    return (head + lines).joined(separator: "\n")
  }
}
