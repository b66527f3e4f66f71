import Foundation
import Testing
import UIKit

/// What files find by name, beside outlets.
@MainActor struct NibMemberTests {
  class BaseCell: UITableViewCell {
    @WeakOutlet var button: UIButton! {
      didSet { changes.append((oldValue == nil, button != nil)) }
    }
    var changes: [(wasNil: Bool, isSet: Bool)] = []
    var tapped: [UIButton] = []
    var padding: CGFloat = 4 { didSet { paddings.append(padding) } }
    var paddings: [CGFloat] = []
    func tap(_ sender: UIButton) { tapped.append(sender) }

    private let nibMembersOfBaseCell: [NibMember] = [
      .outlet("button", \BaseCell.button),
      .action(Selector("tap:", calling: BaseCell.tap(_:))),
      .inspectable("padding", \BaseCell.padding),
    ]
  }

  final class Cell: BaseCell {
    var switches = 0
    func flip() { switches += 1 }

    private let nibMembersOfCell: [NibMember] = [
      .action(Selector("flip", calling: Cell.flip))
    ]
  }

  private func cell() throws -> Cell {
    NibRegistry.register(Cell.self)
    let actions = ["tap:", "flip", "unknown"].map {
      "<action selector=\"\($0)\" destination=\"top\" eventType=\"touchUpInside\"/>"
    }
    let cell = """
      <tableViewCell id="top" customClass="Cell">\(Element.rect(320, 44))\
      <tableViewCellContentView key="contentView" id="c">\(Element.rect(320, 44))<subviews>\
      <button id="b">\(Element.rect(50, 30))<connections>\(actions.joined())</connections></button>\
      </subviews></tableViewCellContentView>\
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="padding">\
      <real key="value" value="12.5"/></userDefinedRuntimeAttribute>\
      <userDefinedRuntimeAttribute type="string" keyPath="padding" value="wide"/>\
      </userDefinedRuntimeAttributes>\
      <connections>\(Element.outlet("button", to: "b"))</connections></tableViewCell>
      """
    let files = try InterfaceFiles()
    let nib = try UINib(contentsOf: files.write(InterfaceFiles.xibText(cell), to: "Cell.xib"))
    return try #require(nib.instantiate(withOwner: nil).first as? Cell)
  }

  @Test func `a control of a file calls the actions of its cell, those of superclasses too`() throws
  {
    let cell = try cell()
    cell.button.sendActions(for: .touchUpInside)
    cell.button.sendActions(for: .touchDown)
    #expect(cell.tapped == [cell.button])
    #expect(cell.switches == 1)
  }

  @Test
  func `a runtime attribute sets an inspectable property of a superclass, unless its type differs`()
    throws
  {
    let cell = try cell()
    #expect(cell.padding == 12.5)
    #expect(cell.paddings == [12.5])
  }

  @Test func `an outlet is set once by its property, so that observers run`() throws {
    let cell = try cell()
    #expect(cell.changes.map(\.wasNil) == [true])
    #expect(cell.changes.map(\.isSet) == [true])
  }

  @Test func `an outlet of another type is not set`() {
    let cell = Cell()
    #expect(throws: OutletError.self) { try cell.connectOutlets(["button": UILabel()]) }
    #expect(cell.changes.isEmpty)
  }
}
