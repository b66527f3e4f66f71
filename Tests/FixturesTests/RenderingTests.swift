import Fixtures
import Graphics
import Testing
import UIKit

@MainActor struct RenderingTests {
  private func cell(_ text: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = text
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
      cell.contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      cell.contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
    return cell
  }

  @Test func `a cell has its constraints' fitting height`() throws {
    let rendering = try Rendering(of: cell("Text"), in: Configuration())
    #expect(rendering.size == CGSize(width: 320, height: 40.5))
    #expect(rendering.diagnostics.isEmpty)
  }

  @Test func `the picture has the size in pixels and is opaque`() throws {
    let bitmap = try Rendering(of: cell("Text"), in: Configuration(scale: 3)).snapshot().bitmap
    #expect(bitmap.width == 960)
    #expect(bitmap.height == 121)
    #expect(bitmap[0, 0] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
  }

  @Test func `the bitmap equals the snapshot's`() throws {
    let configuration = Configuration(width: 200, appearance: .dark)
    let bitmap = try Rendering.bitmap(of: cell("Text"), in: configuration)
    #expect(try bitmap == Rendering(of: cell("Text"), in: configuration).snapshot().bitmap)
  }

  @Test func `the tree names views, frames, fonts and lines`() throws {
    let tree = try Rendering(of: cell("Text"), in: Configuration()).tree
    let label = try #require(tree.children.first?.children.first)
    #expect(label.name == "label")
    #expect(label.className == "UILabel")
    #expect(label.frame == CGRect(x: 10, y: 10, width: 300, height: 20.5))
    #expect(label.text?.string == "Text")
    #expect(label.text?.lines == 1)
    #expect(label.text?.color == "#000000FF")
  }

  @Test func `truncated text is a warning`() throws {
    let long = String(repeating: "word ", count: 30)
    let diagnostics = try Rendering(of: cell(long), in: Configuration()).diagnostics
    #expect(diagnostics.map(\.kind) == [.truncatedText])
    #expect(diagnostics.first?.view == "contentView/label")
    #expect(diagnostics.first?.severity == .warning)
  }

  @Test func `a character missing from all fonts is a warning`() throws {
    let diagnostics = try Rendering(of: cell("A\u{13000}"), in: Configuration()).diagnostics
    #expect(diagnostics.map(\.kind) == [.missingGlyph])
  }

  @Test func `dark cells have a black background`() throws {
    let rendering = try Rendering(of: cell("Text"), in: Configuration(appearance: .dark))
    let bitmap = try rendering.snapshot().bitmap
    #expect(bitmap[0, 0] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
  }

  @Test(arguments: [
    Configuration(width: 0), Configuration(width: 20_000), Configuration(height: -1),
    Configuration(scale: 0.5), Configuration(width: .nan),
  ])
  func `a configuration without a valid picture size is rejected`(configuration: Configuration) {
    #expect(throws: RenderingError.self) {
      try Rendering(of: cell("Text"), in: configuration)
    }
  }

  @Test(arguments: [
    (Configuration(width: 9_999.5), true), (Configuration(width: 10_000), true),
    (Configuration(width: 10_000.5), false), (Configuration(height: 9_999.5), true),
    (Configuration(height: 10_000), true), (Configuration(height: 10_000.5), false),
    (Configuration(scale: 0.99), false), (Configuration(scale: 1), true),
    (Configuration(scale: 4), true), (Configuration(scale: 4.01), false),
  ])
  func `sides are at most 10,000 points, at one to four pixels each`(
    configuration: Configuration, isAllowed: Bool
  ) {
    let rendering = try? Rendering(of: cell("Text"), in: configuration)
    #expect((rendering != nil) == isAllowed)
  }

  @Test func `a table whose data source was deallocated is rejected`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = UIView()
    root.addSubview(table)
    for view in [table, root] {
      #expect(throws: RenderingError.noDataSource(view: "UITableView")) {
        try Rendering(of: view, in: Configuration(height: 100))
      }
    }
  }

  @Test func `a view without a height is rejected`() {
    let reason =
      "The constraints give a height of 0: there are none, and no constraint connects UIView.top to "
      + "UIView.bottom. Add constraints from its top over its subviews to its bottom, or give UIView a "
      + "height."
    #expect(
      throws: RenderingError.emptySize(
        view: "UIView", size: CGSize(width: 320, height: 0), reason: reason)
    ) {
      try Rendering(of: UIView(), in: Configuration())
    }
  }

  @Test func `rendering twice gives the same bytes`() throws {
    let first = try Rendering(of: cell("Text"), in: Configuration()).snapshot().encoded()
    let second = try Rendering(of: cell("Text"), in: Configuration()).snapshot().encoded()
    #expect(first == second)
  }
}
