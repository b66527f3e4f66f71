import Testing

/// Each design decision says where the code has it, and which tests hold it.
struct DesignTests {
  private static let pages = Page.all.filter { $0.path.hasPrefix("Documentation/Design/") }

  @Test(arguments: pages) func `a decision names its sources and its tests`(page: Page) throws {
    let place = try #require(page.lines.first { $0.text.hasPrefix("**Where.** ") })
    let files = Page.quoted(in: place.text)
    for folder in ["Sources/", "Tests/"] {
      let isNamed = files.contains { name in
        Repository.files.contains { $0.hasPrefix(folder) && $0.hasSuffix("/\(name)") }
      }
      #expect(isNamed, "\(page.path) names no file below \(folder)")
    }
    for name in files {
      let isThere = Repository.files.contains { $0.hasSuffix("/\(name)") }
      #expect(isThere, "\(page.path): no file \(name)")
    }
  }

  @Test func `there are decisions`() { #expect(Self.pages.count > 10) }
}
