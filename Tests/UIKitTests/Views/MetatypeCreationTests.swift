import Testing
import UIKit

/// Views and controllers of classes that are only known at run time.
@MainActor struct MetatypeCreationTests {
  private class Badge: UIView {
    let madeWith: CGRect
    override init(frame: CGRect) {
      madeWith = frame
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class RoundBadge: Badge {}

  private final class Chip: UIView {
    let size: Int
    init(size: Int = 3) {
      self.size = size
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Cell: UITableViewCell {
    var wasMadeHere = false
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      wasMadeHere = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Controller: UIViewController {
    var wasMadeHere = false
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      wasMadeHere = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private func make<View: UIView>(_: View.Type = View.self) -> View { View.dynamicInit() }

  @Test func `a generic function creates a view of its parameter`() {
    let badge: RoundBadge = make()
    #expect(badge.madeWith == .zero && type(of: make(UIButton.self)) == UIButton.self)
  }

  /// As rewritten sources have it.
  private final class Seal: UIView {
    var wasMadeHere = false
    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      wasMadeHere = true
    }
    required init?(coder: NSCoder) { nil }
    override class func makeByInit() -> UIResponder { Seal() }
  }

  @Test func `a class is created by an initializer without arguments of its own`() {
    let seal: Seal = make()
    #expect(seal.wasMadeHere && seal.bounds.width == 5)
  }

  private class PlainButton: UIButton {}

  @Test func `a generic button is created with a type`() {
    func make<Button: UIButton>(_: Button.Type) -> Button { Button.dynamicInit(type: .contactAdd) }
    let button = make(PlainButton.self)
    #expect(type(of: button) == PlainButton.self && button.buttonType == .contactAdd)
    #expect(button.bounds.size == UIButton(type: .contactAdd).bounds.size)
  }

  private final class OwnSegue: UIStoryboardSegue {
    var isPerformed = false
    override func perform() { isPerformed = true }
  }

  @Test func `a segue is created by its class, and does what that says`() {
    let type: UIStoryboardSegue.Type = OwnSegue.self
    let (from, to) = (UIViewController(), UIViewController())
    let segue = type.dynamicInit(identifier: "a", source: from, destination: to)
    segue.perform()
    #expect((segue as? OwnSegue)?.isPerformed == true && segue.destination === to)
  }

  @Test func `an initializer may be passed on as a function`() {
    func make<View: UIView>(_: View.Type) -> [View] {
      let (plain, framed): (() -> View, (CGRect) -> View) = (View.dynamicInit, View.dynamicInit)
      return [plain(), framed(CGRect(x: 1, y: 2, width: 3, height: 4))]
    }
    #expect(make(RoundBadge.self).map(\.madeWith.width) == [0, 3])
  }

  @Test func `a class in a variable is created with and without a frame`() {
    let badgeClass: Badge.Type = RoundBadge.self
    let viewClass: UIView.Type = badgeClass
    #expect(type(of: badgeClass.dynamicInit()) == RoundBadge.self)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect((viewClass.dynamicInit(frame: frame) as? RoundBadge)?.madeWith == frame)
  }

  @Test func `an initializer whose arguments have defaults is preferred`() {
    #expect(Chip().size == 3)
  }

  @Test func `cells and controllers are created by their own initializers`() {
    let cellClass: UITableViewCell.Type = Cell.self
    let cell = cellClass.dynamicInit(style: .value1, reuseIdentifier: "a")
    #expect((cell as? Cell)?.wasMadeHere == true && cell.reuseIdentifier == "a")
    let controllerClass: UIViewController.Type = Controller.self
    #expect((controllerClass.dynamicInit() as? Controller)?.wasMadeHere == true)
    let headerClass: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self
    #expect(headerClass.dynamicInit(reuseIdentifier: "b").reuseIdentifier == "b")
  }
}
