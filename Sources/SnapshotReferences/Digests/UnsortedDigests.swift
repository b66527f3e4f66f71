import FileAccess
import Foundation
import Locks
import PrintedText

/// The files of digests to which this process has appended lines.
///
/// They are sorted when it ends. There is one list, as a process ends once: tests have no other place to learn of it.
package enum UnsortedDigests {
  private struct Place: Hashable {
    let suite: String
    let directories: SnapshotDirectories
  }

  private static let places = Lock<Set<Place>>([])
  private static let sortsAtExit: Void = { _ = atexit { UnsortedDigests.sortAll() } }()

  /// Notes a file that is about to get a line.
  package static func add(_ suite: String, in directories: SnapshotDirectories) {
    _ = sortsAtExit
    places.withLock { _ = $0.insert(Place(suite: suite, directories: directories)) }
  }

  /// Sorts the files of one package; the end of the process tries again what cannot be sorted now, as on a full disk.
  ///
  /// Nothing is thrown: the lines are complete all the same, and what was decided must not be lost for their order.
  package static func sort(in directories: SnapshotDirectories) {
    let own = places.withLock { places in
      let own = places.filter { $0.directories == directories }
      places.subtract(own)
      return own
    }
    for place in own.sorted(by: { $0.suite < $1.suite }) {
      do {
        try directories.sortDigests(of: place.suite)
      } catch {
        places.withLock { _ = $0.insert(place) }
      }
    }
  }

  /// What cannot be sorted is complete all the same, so it is only said.
  private static func sortAll() {
    for place in places.withLock(\.self).sorted(by: { $0.suite < $1.suite }) {
      do {
        try place.directories.sortDigests(of: place.suite)
      } catch {
        let text = PrintedText(
          line: "The lines of \(place.suite) are recorded but not sorted: \(error)")
        try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
      }
    }
  }
}
