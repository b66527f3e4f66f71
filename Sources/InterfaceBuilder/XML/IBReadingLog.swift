internal import Locks

/// What code asked of a document's elements, for a census of what nobody reads.
///
/// Elements that are read from a file while a log is ``current`` write into it.
package final class IBReadingLog: Sendable, Hashable {
  /// The log of the documents that the present task loads; nil outside of a census.
  @TaskLocal package static var current: IBReadingLog?

  /// An attribute or a child, by the name of its element.
  package struct Entry: Hashable, Sendable {
    package let element: String
    package let part: String

    package init(element: String, part: String) { (self.element, self.part) = (element, part) }
  }

  private let asked = Lock<Set<Entry>>([])

  package init() {}

  /// The parts that were asked for, whether an element has them or not.
  package var entries: Set<Entry> { asked.withLock { $0 } }

  func add(_ part: String, of element: String) {
    asked.withLock { _ = $0.insert(Entry(element: element, part: part)) }
  }

  /// Elements are equal whoever watches them.
  package static func == (one: IBReadingLog, other: IBReadingLog) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
