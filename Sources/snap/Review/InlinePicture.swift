import ArgumentParser
import Foundation
import Graphics

/// A picture inside a terminal's text.
enum InlinePicture {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    /// https://sw.kovidgoyal.net/kitty/graphics-protocol
    case kitty
    /// https://iterm2.com/documentation-images.html
    case iterm2
    /// DEC's Sixel, as on the VT340.
    case sixel
    case none

    /// The terminal's protocol, by its environment variables.
    static func supported(by environment: [String: String], isTerminal: Bool) -> Format {
      guard isTerminal else { return .none }
      let kind = environment["TERM", default: ""]
      let program = environment["TERM_PROGRAM", default: environment["LC_TERMINAL", default: ""]]
      // Neither passes pictures through unless configured to.
      if kind.hasPrefix("screen") || kind.hasPrefix("tmux") { return .none }
      if kind == "xterm-kitty" || kind == "xterm-ghostty" || environment["KITTY_WINDOW_ID"] != nil {
        return .kitty
      }
      if ["iTerm.app", "iTerm2", "WezTerm"].contains(program) { return .iterm2 }
      let sixelTerminals = ["foot", "mlterm", "yaft", "contour"]
      if kind.contains("sixel") || sixelTerminals.contains(where: kind.hasPrefix) { return .sixel }
      return .none
    }
  }

  /// The gap between stacked pictures, in pixels.
  private static let gap = 8

  /// Stacks pictures vertically, as cells are wide and short; nil without one.
  static func stack(_ bitmaps: [Bitmap]) -> Bitmap? {
    let width = bitmaps.map(\.width).max() ?? 0
    let height = bitmaps.reduce(0) { $0 + $1.height } + gap * max(0, bitmaps.count - 1)
    guard width > 0, height > 0, Bitmap.isValidSize(width: width, height: height) else {
      return nil
    }
    let gapRows = [UInt8](repeating: 0, count: gap * width * 4)
    var pixels: [UInt8] = []
    for (index, bitmap) in bitmaps.enumerated() {
      if index > 0 { pixels += gapRows }
      let rest = [UInt8](repeating: 0, count: (width - bitmap.width) * 4)
      for row in 0..<bitmap.height {
        let start = row * bitmap.width * 4
        pixels += bitmap.pixels[start..<start + bitmap.width * 4]
        pixels += rest
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the control sequence that shows a picture; nil if the format cannot.
  static func sequence(for bitmap: Bitmap, as format: Format) throws -> String? {
    switch format {
    case .kitty: kitty(try PNG.encode(bitmap))
    case .iterm2: iterm2(try PNG.encode(bitmap))
    case .sixel: SixelEncoder(bitmap).sequence
    case .none: nil
    }
  }

  /// The protocol's limit of one chunk of Base64.
  private static let kittyChunk = 4096

  private static func kitty(_ png: Data) -> String {
    let text = Array(png.base64EncodedString().utf8)
    return stride(from: 0, to: text.count, by: kittyChunk).map { start in
      let chunk = text[start..<min(start + kittyChunk, text.count)]
      let isLast = start + kittyChunk >= text.count
      let keys = start == 0 ? "f=100,a=T,q=2,m=\(isLast ? 0 : 1)" : "m=\(isLast ? 0 : 1)"
      return "\u{1B}_G\(keys);\(String(decoding: chunk, as: UTF8.self))\u{1B}\\"
    }.joined()
  }

  private static func iterm2(_ png: Data) -> String {
    "\u{1B}]1337;File=inline=1;size=\(png.count):\(png.base64EncodedString())\u{07}"
  }
}
