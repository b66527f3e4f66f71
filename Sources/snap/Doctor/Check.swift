/// One thing that `snap doctor` looked at.
struct Check: Encodable {
  enum Status: String, Encodable {
    case good
    /// It works without; with it, it works better.
    case advice
    case missing
  }

  /// What was looked at, a word that stays the same.
  let name: String
  let status: Status
  /// What was found, in a line.
  let finding: String
  /// What to do; nil where all is well.
  let remedy: String?

  static func good(_ name: String, _ finding: String) -> Check {
    Check(name: name, status: .good, finding: finding, remedy: nil)
  }

  static func advice(_ name: String, _ finding: String, remedy: String) -> Check {
    Check(name: name, status: .advice, finding: finding, remedy: remedy)
  }

  static func missing(_ name: String, _ finding: String, remedy: String) -> Check {
    Check(name: name, status: .missing, finding: finding, remedy: remedy)
  }

  /// The finding behind its sign, and the remedy below it.
  func text(color: Bool) -> String {
    let sign = color ? "\u{1B}[\(self.color)m\(sign)\u{1B}[0m" : sign
    return "\(sign) \(finding)" + (remedy.map { "\n    \($0)" } ?? "")
  }

  private var sign: String {
    switch status {
    case .good: "✓"
    case .advice: "!"
    case .missing: "✗"
    }
  }

  /// Green, yellow and red, as numbers of the Select Graphic Rendition (ECMA-48, 8.3.117).
  private var color: Int {
    switch status {
    case .good: 32
    case .advice: 33
    case .missing: 31
    }
  }
}
