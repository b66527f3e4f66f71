internal import Foundation

/// Remembers that an image was asked for and not found, until a view is given its absence.
///
/// `UIImage(named:)` returns nil, and `imageView.image = nil` draws nothing, as on iOS: neither knows
/// of the other. So the lookup leaves a note on its thread, and the next view that is given an image
/// takes it. Every lookup that succeeds and every drawn snapshot removes the note, and a note of
/// another task is not read, so that one test cannot blame another's view.
enum MissedImage {
  private static let key = "Snap.MissedImage"

  private final class Note {
    let message: String
    let task: Int?

    init(_ message: String, task: Int?) {
      self.message = message
      self.task = task
    }
  }

  /// Notes what was not found.
  static func record(_ message: String) {
    Thread.current.threadDictionary[key] = Note(message, task: currentTask)
  }

  /// Removes the note.
  static func forget() { Thread.current.threadDictionary[key] = nil }

  /// Returns the note for a view that is given no image, and removes it.
  static func take(for image: UIImage?) -> String? {
    defer { forget() }
    guard image == nil, let note = Thread.current.threadDictionary[key] as? Note,
      note.task == currentTask
    else { return nil }
    return note.message
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
