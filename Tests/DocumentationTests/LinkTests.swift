import Foundation
import Testing

/// Links and pictures of the pages lead somewhere.
struct LinkTests {
  @Test(arguments: Page.all) func `each link leads to a file or a heading`(page: Page) throws {
    let link = try Regex(#"\[[^\]]*\]\(([^)\s]+)\)|<img src="([^"]+)""#)
    for line in page.lines {
      for match in Self.withoutCode(line.text).matches(of: link) {
        let target = try #require((match.output[1].substring ?? match.output[2].substring))
        check(String(target), on: page, line.number)
      }
    }
  }

  private func check(_ target: String, on page: Page, _ line: Int) {
    guard !target.contains("://"), !page.path.contains(".docc/") else { return }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let place = page.folder.isEmpty ? String(parts[0]) : "\(page.folder)/\(parts[0])"
    let path = parts[0].isEmpty ? page.path : Self.standardized(place)
    #expect(Repository.paths.contains(path), "\(page.path):\(line): no file \(target)")
    guard parts.count == 2 else { return }
    let anchors = Page.all.first { $0.path == path }?.anchors ?? []
    #expect(anchors.contains(String(parts[1])), "\(page.path):\(line): no heading \(target)")
  }

  /// A path without steps up and trailing slashes.
  static func standardized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// A line in which what is quoted as code cannot be taken for a link.
  private static func withoutCode(_ line: String) -> String {
    Page.quoted(in: line).reduce(line) { text, code in
      text.replacingOccurrences(of: "`\(code)`", with: "")
    }
  }

  @Test(arguments: ["Documentation/", "Research/"])
  func `the index of a folder lists every page`(folder: String) throws {
    let index = try Repository.text(of: "\(folder)README.md")
    let pages = Repository.files(below: folder, ending: ".md").filter { $0 != "\(folder)README.md" }
    #expect(pages.count > 3)
    for page in pages {
      let link = "](\(page.dropFirst(folder.count)))"
      #expect(index.contains(link), "\(folder)README.md does not list \(page)")
    }
  }
}
