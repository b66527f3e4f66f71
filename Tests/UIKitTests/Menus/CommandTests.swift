import Testing
import UIKit

/// Commands of menus and keys.
@MainActor struct CommandTests {
  private final class Page: UIView {
    var sent: [String] = []
    var isEnabled = true

    func like(_ command: UICommand) { sent.append(command.title) }

    override func validate(_ command: UICommand) {
      command.title = "Like \(command.propertyList ?? "")"
      command.attributes = isEnabled ? [] : .disabled
    }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "l", modifierFlags: [.command, .shift], action: CommandTests.like)]
    }
  }

  private static let like = Selector("like:", calling: Page.like(_:))
  private let page = Page()
  private let label = UILabel()

  init() { page.addSubview(label) }

  @Test func `a command calls the first object of the chain that has the method`() {
    let command = UICommand(title: "", action: Self.like, propertyList: 7)
    #expect(command.perform(from: label))
    #expect(page.sent == ["Like 7"])
    #expect(label.target(forAction: Self.like, withSender: nil) as? UIView === page)
    #expect(!command.perform(from: UILabel()))
  }

  @Test func `a command that validation disables is not sent`() {
    page.isEnabled = false
    #expect(!UICommand(action: Self.like).perform(from: label))
    #expect(page.sent.isEmpty)
  }

  @Test func `keys send the command of the chain that has them`() {
    #expect(label.press("l", modifierFlags: [.shift, .command]))
    #expect(!label.press("l"))
    #expect(page.sent == ["Like "])
  }

  @Test func `entries of menus are objects`() {
    let entries: Set = [UICommand(action: Self.like), UIAction { _ in }, UIMenu()]
    #expect(entries.count == 3)
    let keys = UIKeyCommand(
      title: "Next", action: Self.like, input: UIKeyCommand.inputRightArrow, modifierFlags: .command
    )
    #expect((keys.input, keys.title) == ("UIKeyInputRightArrow", "Next"))
  }
}
