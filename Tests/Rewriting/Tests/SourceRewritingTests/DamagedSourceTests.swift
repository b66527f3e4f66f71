import Foundation
import SourceRewriting
import Testing

/// Sources that are not Swift: each is rewritten, and keeps its lines.
///
/// `SNAP_FUZZ_SECONDS` says how long sources are damaged, and `SNAP_FUZZ_SEED` the first seed.
struct DamagedSourceTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// Has each spelling that is rewritten.
  private static let original = """
    import UIKit
    @objc protocol CellDelegate: AnyObject {
      @objc optional func cell(_ cell: Cell, didTap index: Int)
    }
    class Cell: UITableViewCell {
      @IBOutlet private weak var label: UILabel!
      @IBInspectable var corner: CGFloat = 4 { didSet { layer.cornerRadius = corner } }
      @objc dynamic var isOn = false
      weak var delegate: CellDelegate?
      override func awakeFromNib() {
        super.awakeFromNib()
        let tap = UITapGestureRecognizer(target: self, action: #selector(self.tap(_:)))
        addGestureRecognizer(tap)
        print(#keyPath(Cell.isOn), type(of: self).description(), "🇩🇪 \\(isOn)")
      }
      @objc private func tap(_ sender: Any?) { delegate?.cell?(self, didTap: 1) }
      func other(of type: UIView.Type) -> UIView { type.init(frame: .zero) }
    }
    extension Cell {
      @objc override func prepareForReuse() { super.prepareForReuse() }
    }
    #if canImport(UIKit) && !os(Linux)
    extension UIView { @objc var name: String { NSStringFromClass(Self.self) } }
    #endif

    """

  /// What is put in, besides pieces of the source itself.
  private static let pieces = [
    "{", "}", "(", ")", "[", "\"", "\"\"\"", "\\(", "/*", "*/", "//", "#", "@", "#selector(",
    "#if ",
    "#endif", "@objc ", "@objc(a:b:) ", "@IBOutlet ", "override ", "super.", "class ",
    "extension Cell {",
    "optional ", "func ", "?.", "!", "<", "`", "\n", "\r\n", "\0", "é", "👩‍👩‍👧‍👦", "\u{FEFF}",
  ]

  @Test func `damaged sources are rewritten and keep their lines`() throws {
    let end = Self.environment["SNAP_FUZZ_SECONDS"].flatMap(Double.init).map {
      Date().addingTimeInterval($0)
    }
    let first = Self.environment["SNAP_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    var seed = first
    while end.map({ Date() < $0 }) ?? (seed < first + 300) {
      try check(Self.damaged(seed), "seed \(seed)")
      seed += 1
    }
    if end != nil { print("\(seed - first) damaged sources") }
  }

  @Test(arguments: [".member", " + 1", "()"])
  func `a source may be as deep as it is long`(link: String) throws {
    let chain = "let a = a" + String(repeating: link, count: 20_000)
    let source =
      "@objc protocol P { @objc optional func f() }\n\(chain)\n@IBOutlet var label: UILabel!\n"
    try check(source, link)
  }

  private func check(_ source: String, _ name: String) throws {
    let rewriter = try SourceRewriter(SharedDeclarations(in: [source]))
    let result = try rewriter.rewrite(source, path: "Cell.swift")
    let lines = source.utf8.count { $0 == UInt8(ascii: "\n") }
    #expect(result.text.utf8.count { $0 == UInt8(ascii: "\n") } >= lines, "\(name)")
    #expect(result.findings.allSatisfy { (1...lines + 1).contains($0.line) }, "\(name)")
    #expect(try rewriter.rewrite(source, path: "Cell.swift") == result, "\(name)")
  }

  /// The source with some of its pieces left out, doubled, moved, or replaced.
  private static func damaged(_ seed: UInt64) -> String {
    var random = SplitMix(state: seed &* 0xD134_2543_DE82_EF95)
    var source = Array(original)
    for _ in 0...random.below(6) where !source.isEmpty {
      let start = random.below(source.count)
      let range = start..<min(source.count, start + 1 + random.below(40))
      let place = random.below(source.count)
      switch random.below(5) {
      case 0: source.removeSubrange(range)
      case 1: source.removeSubrange(start...)
      case 2: source.insert(contentsOf: source[range], at: place)
      case 3: source.replaceSubrange(range, with: pieces[random.below(pieces.count)])
      default: source.insert(contentsOf: pieces[random.below(pieces.count)], at: place)
      }
    }
    return String(source)
  }
}

/// Numbers that depend on a seed alone.
///
/// The algorithm is SplitMix64, https://prng.di.unimi.it/splitmix64.c
struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) >> 33) % limit
  }
}
