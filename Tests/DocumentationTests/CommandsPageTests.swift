import Foundation
import Testing

/// The page of commands says what `snap --help` says.
struct CommandsPageTests {
  private let page: CommandsPage

  init() throws { page = CommandsPage(try ToolDescription.ofTool.get()) }

  @Test func `the page is made from the help`() throws {
    let file = Repository.root.appendingPathComponent(CommandsPage.path)
    if ProcessInfo.processInfo.environment["SNAP_DOCUMENTATION"] != nil {
      try page.text.write(to: file, atomically: true, encoding: .utf8)
    }
    let isWritten = try Repository.text(of: CommandsPage.path) == page.text
    #expect(isWritten, "\(CommandsPage.path) is out of date: run `make pages`")
  }

  @Test func `each command says what its exit codes mean`() {
    #expect(page.withoutExitCodes == [])
  }

  @Test func `each command is in one group`() {
    #expect(page.names.count > 20)
    #expect(CommandsPage.groups.flatMap(\.commands).sorted() == page.names)
  }
}
