import SourceRewriting
import SwiftParser
import SwiftSyntax
import Testing

/// Errors, breakpoints and coverage name the original's lines, so that rewriting must not move them.
struct PlaceTests {
  @Test func `every token that stays keeps its line`() {
    let original = lines(of: Self.source)
    let result = lines(
      of: rewritten(Self.source, optionalMethods: [MethodName("cellDidTap", ["_"])]))
    for (number, tokens) in original.sorted(by: { $0.key < $1.key }) {
      var rest = result[number, default: []][...]
      for token in tokens where !token.isEmpty && !Self.replaced.contains(token) {
        let index = rest.firstIndex(of: token)
        #expect(index != nil, "\(token) left line \(number)")
        rest = index.map { rest[($0 + 1)...] } ?? []
      }
    }
  }

  @Test(arguments: ["title", "stars", "radius", "isEnabled", "detail", "UIKit"])
  func `a token behind an edit that fits keeps its column`(name: String) throws {
    let original = try #require(place(of: name, in: Self.source))
    #expect(place(of: name, in: rewritten(Self.source)) == original)
  }

  @Test func `a source with nothing to rewrite stays as it is`() {
    let source = "\u{FEFF}import UIKit\r\n\r\nfinal class Ä: UIView {\r\n\tlet b = \"ß\" }"
    #expect(rewritten(source) == source)
  }

  @Test func `line breaks inside what is replaced are kept`() {
    let source = "class Cell { func a() {\r\n b(#selector(\r\n  tap), #keyPath(\n a)\n) } }"
    #expect(rewritten(source).count { $0.isNewline } == source.count { $0.isNewline })
  }

  /// What is removed, or replaced by something else.
  private static let replaced: Set = [
    "@", "objc", "IBOutlet", "weak", "IBAction", "#", "selector", "keyPath", "optional", "override",
    "?", "os", "iOS", "(", ")", "objcMembers", ".", "layoutSubviews", "UIGeometry", "SongCell",
    "shadow",
  ]

  private func lines(of source: String) -> [Int: [String]] {
    let tree = Parser.parse(source: source)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    return tree.tokens(viewMode: .sourceAccurate).reduce(into: [:]) { lines, token in
      let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
      lines[place.line, default: []].append(token.text)
    }
  }

  /// The line and column of the first token with a text.
  private func place(of text: String, in source: String) -> [Int]? {
    let tree = Parser.parse(source: source)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    return tree.tokens(viewMode: .sourceAccurate).first { $0.text == text }.map {
      let place = converter.location(for: $0.positionAfterSkippingLeadingTrivia)
      return [place.line, place.column]
    }
  }

  private static let source = """
    import UIKit.UIGeometry

    @objc protocol CellDelegate {
      @objc optional func cellDidTap(
        _ cell: Cell)
    }

    @objc(SongCell) @objcMembers
    final class Cell: UITableViewCell {
      @IBOutlet private weak var title: UILabel!
      @IBOutlet var stars: [UIImageView]!
      @objc dynamic @IBInspectable var radius: CGFloat = 0
      weak var delegate: CellDelegate?

      override func awakeFromNib() {
        #if os(iOS)
        button.addTarget(
          self, action: #selector(
            tap(_:)), for: .touchUpInside)
        #else
        other()
        #endif
        observe(#keyPath(shadow)); isEnabled = true
      }

      @IBAction func tap(_ sender: UIButton) {
        delegate?.cellDidTap?(self); done()
      }
    }

    extension Cell {
      override func layoutSubviews() {
        super.layoutSubviews()
      }
      @objc var detail: Int { 1 }
    }
    """
}
