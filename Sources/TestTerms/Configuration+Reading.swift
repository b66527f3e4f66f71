internal import Devices
internal import Foundation
internal import UIKit

extension Configuration {
  /// Reads what ``name`` wrote; nil for any other text.
  package init?(named name: String) {
    var parts = name.split(separator: "-", omittingEmptySubsequences: false)[...]
    let lengths = parts.removeFirst().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) }
    guard (1...2).contains(lengths.count), let width = lengths[0], width.isFinite else {
      return nil
    }
    self.init(width: width, height: lengths.count > 1 ? lengths[1].map { CGFloat($0) } : nil)
    var locale: [Substring] = []
    for part in parts where !take(part) { locale.append(part) }
    if !locale.isEmpty { self.locale = locale.joined(separator: "-") }
    let isLanguage = locale.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { Self.isLetterOrDigit($0) }
    }
    // What was not understood, or is in another order, is not a name.
    guard isLanguage, self.name == name else { return nil }
  }

  /// Returns false for a part of a locale.
  private mutating func take(_ part: Substring) -> Bool {
    let sizes = UIContentSizeCategory.named.map(\.1)
    if let size = sizes.first(where: { $0.shortName == part }) {
      contentSize = size
    } else if part.hasPrefix("safe"), let insets = Self.insets(part.dropFirst(4)) {
      safeArea = insets
    } else if part.hasPrefix("iOS"), let version = SystemVersion(String(part)) {
      system = version
    } else if part.hasSuffix("x"), let scale = Double(part.dropLast()) {
      self.scale = scale
    } else if let state = ViewState.named.first(where: { $0.name == part })?.state {
      self.state.insert(state)
    } else {
      switch part {
      case "bold": legibilityWeight = .bold
      case "dark": appearance = .dark
      case "rtl": direction = .rightToLeft
      default: return false
      }
    }
    return true
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func insets(_ text: Substring) -> UIEdgeInsets? {
    let sides = text.split(separator: "_").compactMap { Double($0) }
    return switch sides.count {
    case 1: UIEdgeInsets(top: 0, left: sides[0], bottom: 0, right: sides[0])
    case 4: UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    default: nil
    }
  }
}
