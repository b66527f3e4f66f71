import Foundation
import Testing

/// `snap try` of sources that compile.
@Suite(.enabled(if: TriedFolder.isPossible)) struct TryTests {
  private static let environments = [
    "320", "320-dark", "320-AX3", "320-AX3-dark", "430", "430-dark", "430-AX3", "430-AX3-dark",
  ]

  private func pictures(of name: String) -> [String] {
    Self.environments.map { "\(name).\($0).png" }
  }

  @Test func `a cell in code and one with a xib are drawn in all environments`() throws {
    let folder = try TriedFolder([
      "Row.swift": TriedFolder.row,
      "FileRow.swift": "import UIKit\nfinal class FileRow: UITableViewCell {}\n",
      "FileRow.xib": TriedFolder.xib(of: "FileRow"),
    ])
    let run = try folder.run("Row.swift", "FileRow.swift")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.out.hasPrefix("Row (Row.swift:3): 8 pictures\nFileRow (FileRow.swift:2): 8 pictures\n"))
    #expect(
      folder.drawn == (pictures(of: "FileRow") + pictures(of: "Row") + ["index.html"]).sorted())
    let page = try folder.files.text(of: "out/index.html")
    #expect(page.contains("FileRow.swift:2 · made from FileRow.xib"))
    #expect(page.contains("Row.swift:3 · made by init(style:reuseIdentifier:)"))
    #expect(page.contains("These views were empty and show sample content: titleLabel."))
    #expect(page.components(separatedBy: "sample content").count == 2)
  }

  private static let item = """
    final class Item: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        label.pin(to: contentView)
      }
    }
    """
  private static let pin =
    "extension UIView { func pin(to other: UIView) { frame = other.bounds } }\n"

  @Test func `an item without a height gets one, and an import of given sources is left out`()
    throws
  {
    let folder = try TriedFolder([
      "Item.swift": "import Pinning\nimport UIKit\n" + Self.item,
      "Pinning/Pin.swift": "import UIKit\n" + Self.pin,
    ])
    let run = try folder.run("Item.swift", "Pinning")
    #expect(run.exitCode == 0, "\(run)")
    #expect(folder.drawn == (pictures(of: "Item") + ["index.html"]).sorted())
    let page = try folder.files.text(of: "out/index.html")
    #expect(page.contains("drawn 120 points high"))
    #expect(try folder.run("Item.swift", "Pinning").exitCode == 0)
  }

  @Test func `a cell gets made-up content, unless that ends the program`() throws {
    let folder = try TriedFolder([
      "Rows.swift": "import UIKit\n" + """
        struct Song { let title: String }
        class SongRow: UITableViewCell {
          init(song: Song) {
            super.init(style: .default, reuseIdentifier: nil)
            textLabel?.text = song.title
          }
          required init?(coder: NSCoder) { nil }
        }
        class NamedRow: UITableViewCell {
          func configure(song: Song) { textLabel?.text = song.title }
        }
        class CountRow: UITableViewCell {
          func configure(count: Int) { precondition(count != 42) }
        }
        """
    ])
    let run = try folder.run("Rows.swift")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.contains("SongRow (Rows.swift:3): 8 pictures\n"), "\(run)")
    #expect(run.out.contains("CountRow (Rows.swift:13): 8 pictures\n"), "\(run)")
    let page = try folder.files.text(of: "out/index.html")
    #expect(!page.contains("configure(count: 42)"))
    #expect(page.contains("configure(song: Song(title: &quot;A title&quot;))"), "\(page)")
  }

  @Test func `nothing is written beside the sources`() throws {
    let folder = try TriedFolder(["App/Row.swift": TriedFolder.row])
    #expect(try folder.run("App").exitCode == 0)
    #expect(folder.files.allFiles.filter { !$0.hasPrefix("out/") } == ["App/Row.swift"])
  }

  @Test func `a cell that nothing can make is on the page with the reason`() throws {
    let folder = try TriedFolder([
      "Row.swift": TriedFolder.row + """
        class SongRow: UITableViewCell {
          init(song: OpaquePointer) { super.init(style: .default, reuseIdentifier: nil) }
          required init?(coder: NSCoder) { nil }
        }
        private enum Outer { class Inner: UITableViewCell {} }
        class Crash: UICollectionViewCell {
          override init(frame: CGRect) { preconditionFailure("No frame.") }
          required init?(coder: NSCoder) { nil }
        }
        enum Screen { final class Last: UICollectionReusableView {} }

        """
    ])
    let run = try folder.run("Row.swift", "--type", "SongRow", "--type", "Outer.Inner")
    #expect(run.exitCode == 1, "\(run)")
    #expect(
      run.out.contains(
        "SongRow (Row.swift:19): 0 pictures\n  Nothing can make it here, as it is made by init(song:)."
      ))
    #expect(run.out.contains("as it is private. Leave out the word"))
    let crashed = try folder.run("Row.swift", "--type", "Crash", "--type", "Row")
    #expect(crashed.exitCode == 1, "\(crashed)")
    #expect(crashed.out.contains("Row.swift:25: Fatal error: No frame."))
    #expect(crashed.out.contains("Row (Row.swift:3): 8 pictures"))
    #expect(crashed.out.contains("2 cells, 8 pictures"))
  }

  @Test func `other views are drawn by name, and an app's own start does not count`() throws {
    let folder = try TriedFolder([
      "App/main.swift": "print(1)\n",
      "App/Badge.swift": "import UIKit\n\n" + """
        @main struct App { static func main() { print("never") } }
        enum CellMaker {}
        final class Badge: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            heightAnchor.constraint(equalToConstant: 30).isActive = true
            backgroundColor = .systemRed
          }
          required init?(coder: NSCoder) { nil }
        }

        """,
    ])
    let run = try folder.run("App", "--type", "Badge")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.hasPrefix("Badge (Badge.swift:5): 8 pictures, 8 blank pictures\n"))
  }

  @Test func `names of files are plain texts in what is compiled`() throws {
    let code = #"x"\(exit(3))y"#
    let folder = try TriedFolder([
      "\(code)/Row.swift": "import UIKit\nfinal class Row: UITableViewCell {}\n",
      "\(code)/Row.xib": TriedFolder.xib(of: "Row", text: "&lt;b&gt;&amp;"),
    ])
    let run = try folder.run(code)
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.hasPrefix("Row (Row.swift:2): 8 pictures\n"))
  }

  @Test func `watching draws again when a source is saved`() throws {
    let folder = try TriedFolder(["Row.swift": TriedFolder.row])
    let page = folder.files.url(of: "out/index.html")
    func wait(until isDone: () -> Bool) {
      for _ in 0..<600 where !isDone() { usleep(100_000) }
    }
    func text() -> String { (try? String(contentsOf: page, encoding: .utf8)) ?? "" }
    let arguments = [
      "try", "Row.swift", "--watch", "--output", "out", "--modules",
      try TriedFolder.requireModules().path,
    ]
    let run = try folder.tool.run(arguments) { process in
      wait { text().contains("titleLabel") }
      #expect(text().contains("http-equiv=\"refresh\""))
      try folder.files.write(
        TriedFolder.row.replacing("titleLabel", with: "priceLabel"), to: "Row.swift")
      wait { text().contains("priceLabel") }
      process.interrupt()
    }
    #expect(text().contains("priceLabel"))
    #expect(run.out.components(separatedBy: "1 cell, 8 pictures, in ").count == 3, "\(run)")
    #expect(run.exitCode == 0, "\(run)")
    #expect(!text().contains("http-equiv=\"refresh\""))
  }
}
