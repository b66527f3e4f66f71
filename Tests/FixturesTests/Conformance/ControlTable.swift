import Foundation

/// The errors of the sizes of texts and controls, by class, axis and system.
struct ControlTable {
  private struct Kind: Hashable, Comparable {
    let name: String
    /// Nil for all systems together.
    let generation: CanvasGeneration?

    static func < (one: Self, other: Self) -> Bool {
      (one.name, one.generation?.rawValue ?? -1) < (other.name, other.generation?.rawValue ?? -1)
    }
  }

  private var errors: [Kind: [Double]] = [:]

  mutating func add(_ lengths: [OwnLength]) {
    for length in lengths {
      for generation in [nil, length.generation] {
        let kind = Kind(name: length.name, generation: generation)
        errors[kind, default: []].append(length.ours - length.stored)
      }
    }
  }

  /// A table in Markdown, by name and system.
  var markdown: String {
    let head = [
      "| class | system | count | within 0.5 | within 1 | median error | largest error |",
      "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    let lines = errors.keys.sorted().map { kind -> String in
      let all = errors[kind] ?? []
      let sizes = all.map(abs).sorted()
      // Without the sign of a negative zero.
      let largest = ((all.max { abs($0) < abs($1) } ?? 0) * 10).rounded() / 10 + 0
      return String(
        format: "| %@ | %@ | %d | %d | %d | %.2f | %+.1f |", kind.name,
        kind.generation?.systems ?? "all", all.count, sizes.count { $0 <= 0.5 },
        sizes.count { $0 <= 1 }, sizes[sizes.count / 2], largest)
    }
    return (head + lines).joined(separator: "\n")
  }
}
