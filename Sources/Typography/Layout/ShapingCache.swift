import Synchronization

/// Recently used shaped texts, for callers that measure the same text again and again.
///
/// It is thread-safe, and limited by the total length of its texts.
public final class ShapingCache: Sendable {
  private struct Key: Hashable {
    let text: AttributedText
    let style: ParagraphStyle
    let direction: WritingDirection
    let locale: String?
  }

  private struct State {
    var younger: [Key: ShapedText] = [:]
    var older: [Key: ShapedText] = [:]
    var length = 0
  }

  private let maximumLength: Int
  private let state = Mutex(State())

  /// Creates a cache whose texts together have at most a number of UTF-16 units.
  ///
  /// A unit takes about 40 bytes, so the default takes 10 MB.
  public init(maximumLength: Int = 1 << 18) {
    self.maximumLength = maximumLength
  }

  /// Returns a shaped text, from the cache if it contains an equal one.
  public func shapedText(
    _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(),
    direction: WritingDirection = .natural, locale: String? = nil
  ) -> ShapedText {
    let key = Key(text: text, style: style, direction: direction, locale: locale)
    if let known = known(key) { return known }
    let made = ShapedText(text, style: style, direction: direction, locale: locale)
    keep(made, for: key)
    return made
  }

  private func known(_ key: Key) -> ShapedText? {
    let found = state.withLock { state -> (text: ShapedText, isYoung: Bool)? in
      if let text = state.younger[key] { return (text, true) }
      return state.older[key].map { ($0, false) }
    }
    guard let found else { return nil }
    if !found.isYoung { keep(found.text, for: key) }
    return found.text
  }

  private func keep(_ text: ShapedText, for key: Key) {
    // Even an empty text takes an entry.
    let length = text.units.count + 16
    guard length <= maximumLength / 2 else { return }
    state.withLock { state in
      if state.length + length > maximumLength / 2 {
        state.older = state.younger
        state.younger = [:]
        state.length = 0
      }
      state.younger[key] = text
      state.length += length
    }
  }
}
