internal import Foundation

/// Remembers a failed lookup of an image or a font until its replacement is used.
///
/// `UIImage(named:)` returns nil, and `imageView.image = nil` draws nothing, as on iOS: the two calls are unrelated. So
/// the lookup leaves a note on its thread.
///
/// 1. The next system font with the same size or a text style's takes the note, as in `UIFont(name: "Acme", size: 15)
///    ?? .systemFont(ofSize: 15)`: views that show it report it.
/// 2. The next view that is set to nil takes the note. One that is set to a font or an image does not.
/// 3. Every successful lookup and every snapshot removes the note, and notes of other tasks are ignored, so that one
///    test cannot affect another's views.
struct MissedLookup: Sendable {
  static let image = MissedLookup(key: "Snap.MissedImage")
  static let font = MissedLookup(key: "Snap.MissedFont")

  private let key: String

  private final class Note {
    let message: String
    /// The size of a font.
    let size: CGFloat?
    let task: Int?

    init(_ message: String, size: CGFloat?, task: Int?) {
      self.message = message
      self.size = size
      self.task = task
    }
  }

  /// Records a failed lookup.
  func record(_ message: String, size: CGFloat? = nil) {
    Thread.current.threadDictionary[key] = Note(message, size: size, task: Self.currentTask)
  }

  /// Removes the note.
  func forget() { Thread.current.threadDictionary[key] = nil }

  /// Returns and removes the note for a view that is set to nil.
  func take(for given: AnyObject?) -> String? {
    let note = takeNote()
    return given == nil ? note?.message : nil
  }

  /// Returns and removes the note for a font created instead of the missing one.
  ///
  /// - Parameter size: The font's size; nil for a text style, whose size may differ.
  /// - Returns: Nil if no font is missing, or one of another size.
  func take(forStandInOfSize size: CGFloat?) -> String? {
    guard let note = takeNote() else { return nil }
    return size == nil || size == note.size ? note.message : nil
  }

  private func takeNote() -> Note? {
    guard let note = Thread.current.threadDictionary[key] as? Note else { return nil }
    forget()
    return note.task == Self.currentTask ? note : nil
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
