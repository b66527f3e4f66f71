internal import Foundation
internal import Synchronization

/// The failed lookups of images and fonts, until their replacements are used.
package enum MissedLookup {
  package static let image = LookupNote<MissingResource>(key: "Snap.MissedImage")
  package static let font = LookupNote<MissingFont>(key: "Snap.MissedFont")
}

/// A font that no file has.
package struct MissingFont: Sendable {
  package let name: String
  let size: CGFloat
}

/// Remembers what the last failed lookup did not find.
///
/// `UIImage(named:)` returns nil, and `imageView.image = nil` draws nothing, as on iOS: the two calls are unrelated. So
/// the lookup leaves a note on its thread. No argument leads from one call to the other, and no task-local value is
/// bound there: a test makes its views before it calls anything that could bind one.
///
/// 1. The next system font with the same size or a text style's takes the note, as in `UIFont(name: "Acme", size: 15)
///    ?? .systemFont(ofSize: 15)`: views that show it report it.
/// 2. The next view that is set to nil takes the note. One that is set to a font or an image does not.
/// 3. Every successful lookup and every snapshot removes the note, and notes of other tasks are ignored, so that one
///    test cannot affect another's views.
package struct LookupNote<Missing: Sendable>: Sendable {
  private let key: String

  fileprivate init(key: String) { self.key = key }

  private final class Note {
    let missing: Missing
    let task: Int?

    init(_ missing: Missing, task: Int?) {
      self.missing = missing
      self.task = task
    }
  }

  func record(_ missing: Missing) {
    let notes = Thread.current.threadDictionary
    if notes[key] == nil { noteCount.add(1, ordering: .relaxed) }
    notes[key] = Note(missing, task: currentTask)
  }

  package func forget() {
    guard mayExist, Thread.current.threadDictionary[key] != nil else { return }
    Thread.current.threadDictionary[key] = nil
    noteCount.subtract(1, ordering: .relaxed)
  }

  private var mayExist: Bool { noteCount.load(ordering: .relaxed) > 0 }

  /// Returns and removes the note for a view that is set to nil.
  package func take(for given: AnyObject?) -> Missing? {
    let missing = take()
    return given == nil ? missing : nil
  }

  func take() -> Missing? {
    guard mayExist, let note = Thread.current.threadDictionary[key] as? Note else { return nil }
    forget()
    return note.task == currentTask ? note.missing : nil
  }

  private var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

/// The notes of all threads: almost always none, which takes a tenth of the time of asking a thread's dictionary.
private let noteCount = Atomic(0)
