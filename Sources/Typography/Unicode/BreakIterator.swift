internal import CICU
import Locks

/// An ICU break iterator for lines (UAX #14) or grapheme clusters (UAX #29).
final class BreakIterator: @unchecked Sendable {
  // Sendable is valid: the pool gives an iterator to one caller at a time.
  private let iterator: UnsafeMutableRawPointer

  enum Kind: Hashable {
    case lines
    case graphemes
  }

  /// Creates an iterator; nil if ICU's data lacks it.
  init?(_ kind: Kind, locale: String) {
    guard let iterator = shim_break_open(kind == .lines ? 1 : 0, locale) else { return nil }
    self.iterator = iterator
  }

  deinit { shim_break_close(iterator) }

  /// Returns each boundary of a text except its start, as UTF-16 offsets.
  func boundaries(in text: UnsafeBufferPointer<UInt16>) -> [Int32] {
    guard let base = text.baseAddress else { return [] }
    // Untouched pages of the scratch memory cost nothing, and the result takes only the memory it needs.
    let scratch = UnsafeMutableBufferPointer<Int32>.allocate(capacity: text.count)
    defer { scratch.deallocate() }
    let count = shim_break_boundaries(iterator, base, Int32(text.count), scratch.baseAddress)
    return Array(scratch[..<Int(count)])
  }
}

/// Idle iterators: opening one takes longer than using it on a label's text.
final class BreakIteratorPool: Sendable {
  static let shared = BreakIteratorPool()

  private struct Key: Hashable {
    let kind: BreakIterator.Kind
    let locale: String
  }

  /// The most locales worth caching in one process.
  private static let maximumCount = 16
  private let idle = Lock<[Key: BreakIterator]>([:])

  /// Returns the boundaries of a text under the rules of a locale.
  ///
  /// If ICU lacks the data, the only boundary is the text's end.
  func boundaries(
    of kind: BreakIterator.Kind, in text: UnsafeBufferPointer<UInt16>, locale: String
  ) -> [Int32] {
    let key = Key(kind: kind, locale: locale)
    let known = idle.withLock { $0.removeValue(forKey: key) }
    guard let iterator = known ?? BreakIterator(kind, locale: locale) else {
      return [Int32(text.count)]
    }
    let result = iterator.boundaries(in: text)
    idle.withLock {
      if $0.count < Self.maximumCount { $0[key] = iterator }
    }
    return result
  }

  /// The number of iterators that are kept for the next text.
  var idleCount: Int { idle.withLock(\.count) }
}
