internal import Foundation

/// Remembers that an image or a font was asked for by a name and not found, until a view is given
/// what stands for it.
///
/// `UIImage(named:)` returns nil, and `imageView.image = nil` draws nothing, as on iOS: neither knows
/// of the other. So the lookup leaves a note on its thread, and the next view that is given an image
/// or a font takes it. Every lookup that succeeds and every drawn snapshot removes the note, and a
/// note of another task is not read, so that one test cannot blame another's view.
struct MissedLookup: Sendable {
  static let image = MissedLookup(key: "Snap.MissedImage")
  static let font = MissedLookup(key: "Snap.MissedFont")

  private let key: String

  private final class Note {
    let message: String
    let task: Int?

    init(_ message: String, task: Int?) {
      self.message = message
      self.task = task
    }
  }

  /// Notes what was not found.
  func record(_ message: String) {
    Thread.current.threadDictionary[key] = Note(message, task: Self.currentTask)
  }

  /// Removes the note.
  func forget() { Thread.current.threadDictionary[key] = nil }

  /// Returns the note for a view, and removes it.
  func take() -> String? {
    defer { forget() }
    guard let note = Thread.current.threadDictionary[key] as? Note, note.task == Self.currentTask
    else { return nil }
    return note.message
  }

  /// Returns the note for a view that is given no image, and removes it.
  func take(for image: UIImage?) -> String? {
    let note = take()
    return image == nil ? note : nil
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
