internal import Foundation

/// Remembers that an image or a font was asked for by a name and not found, until something stands
/// for it.
///
/// `UIImage(named:)` returns nil, and `imageView.image = nil` draws nothing, as on iOS: neither knows
/// of the other. So the lookup leaves a note on its thread.
///
/// 1. A system font that is made next, in the same size or a text style's, carries the note from then
///    on, as in `UIFont(name: "Acme", size: 15) ?? .systemFont(ofSize: 15)`: what shows it reports.
/// 2. A view that is given nil next takes the note. One that is given a font or an image does not.
/// 3. Every lookup that succeeds and every drawn snapshot removes the note, and a note of another task
///    is not read, so that one test cannot blame another's view.
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

  /// Notes what was not found.
  func record(_ message: String, size: CGFloat? = nil) {
    Thread.current.threadDictionary[key] = Note(message, size: size, task: Self.currentTask)
  }

  /// Removes the note.
  func forget() { Thread.current.threadDictionary[key] = nil }

  /// Returns the note for a view that is given neither font nor image, and removes it.
  func take(for given: AnyObject?) -> String? {
    let note = takeNote()
    return given == nil ? note?.message : nil
  }

  /// Returns the note for a font that was made in place of the one that was not found, and removes it.
  ///
  /// - Parameter size: The font's size; nil for that of a text style, which may differ.
  /// - Returns: Nil if no font was missed, or one of another size.
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
