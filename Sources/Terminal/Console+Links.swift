package import Foundation
import SnapReport

extension Console {
  /// Returns a text as a hyperlink if the terminal supports them, otherwise the text.
  ///
  /// OSC 8: https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda
  package static func link(_ text: String, to address: String? = nil) -> String {
    let text = text.visibleLine
    guard showsLinks else { return text }
    return "\u{1B}]8;;\(address ?? text)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  package static func link(_ text: String, toFile path: String) -> String {
    link(text, to: URL(fileURLWithPath: path).absoluteString)
  }

  /// Returns a message in which lines that end with one of the paths link to its file.
  package static func linked(_ message: String, paths: [String], file: (String) -> URL) -> String {
    guard showsLinks else { return message }
    return message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let path = paths.first(where: { line.hasSuffix("  \($0)") }) else {
        return String(line)
      }
      return line.dropLast(path.count) + link(path, to: file(path).absoluteString)
    }.joined(separator: "\n")
  }

  /// Terminals that support links identify themselves; others may print the sequence.
  private static var showsLinks: Bool {
    guard isTerminal else { return false }
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper"]
    if programs.contains(environment["TERM_PROGRAM", default: ""]) { return true }
    // VTE, GNOME's terminal library, supports links since version 0.50.
    if let version = Int(environment["VTE_VERSION", default: ""]), version >= 5000 { return true }
    if environment["KONSOLE_VERSION"] != nil || environment["WT_SESSION"] != nil { return true }
    return ["kitty", "alacritty", "foot", "contour"].contains {
      environment["TERM", default: ""].contains($0)
    }
  }
}
