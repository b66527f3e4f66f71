import Foundation
import Testing
import UIKit

/// Records calls on a controller and its views, and which outlets were set at that time.
@MainActor private enum Calls { static var list: [String] = [] }

private final class RecordedLabel: UILabel {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Calls.list.append("label made")
  }
  override func awakeFromNib() { Calls.list.append("label awake") }
}

private final class RecordedController: UIViewController {
  @Outlet var titleLabel: UILabel!

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Calls.list.append("controller made, title \(title ?? "–")")
  }
  override func awakeFromNib() { note("awake") }
  override func viewDidLoad() { note("loaded") }
  private func note(_ call: String) {
    Calls.list.append("controller \(call), outlet \(titleLabel == nil ? "not set" : "set")")
  }
}

private final class PlayerController: UIViewController {
  let song: String
  init?(coder: NSCoder, song: String) {
    self.song = song
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) { nil }
}

private final class NoController: UIView {}

@MainActor struct StoryboardTests {
  private let files: InterfaceFiles
  init() throws { files = try InterfaceFiles() }

  private let two = [
    Element.controller(
      "id=\"one\" storyboardIdentifier=\"One\" title=\"First\""),
    Element.controller(
      "id=\"two\" storyboardIdentifier=\"Two\""),
  ]

  @Test func `a scene without an identifier is found by its controller's object ID`() throws {
    let storyboard = try files.storyboard(
      two[0], Element.controller("id=\"aBc-1d-2eF\" title=\"Second\""), initial: "one")
    let controller = try storyboard.makeViewController(withObjectID: "aBc-1d-2eF") {
      UIViewController(coder: $0)
    }
    #expect(controller.title == "Second")
    #expect(throws: UIStoryboardError.unknownObjectID("three", "Main.storyboard")) {
      let _: UIViewController = try storyboard.makeViewController(withObjectID: "three")
    }
  }

  @Test func `the initial controller has the title and the view of the file`() throws {
    let storyboard = try files.storyboard(two[0], two[1], initial: "one")
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.title == "First")
    #expect(controller.storyboard === storyboard)
    #expect(!controller.isViewLoaded)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(storyboard.instantiateInitialViewController() !== controller)
  }

  @Test func `a storyboard without an entry point has no initial controller`() throws {
    let storyboard = try files.storyboard(two[0])
    #expect(storyboard.instantiateInitialViewController() == nil)
    #expect(throws: UIStoryboardError.noInitial("Main.storyboard")) {
      try storyboard.makeInitialViewController()
    }
  }

  @Test func `a controller is found by its identifier, and an unknown one is reported`() throws {
    let storyboard = try files.storyboard(two[0], two[1])
    #expect(storyboard.instantiateViewController(withIdentifier: "One").title == "First")
    let error = #expect(throws: UIStoryboardError.self) {
      try storyboard.makeViewController(withIdentifier: "Three")
    }
    #expect(
      error?.description
        == "Main.storyboard: The storyboard doesn't contain a view controller with identifier "
        + "'Three'. It has: One, Two.")
  }

  @Test func `an unknown identifier stops as on iOS`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let files = try InterfaceFiles()
      _ = try files.storyboard(Element.controller("id=\"one\""))
        .instantiateViewController(withIdentifier: "Two")
    }
    #expect(
      standardError(result)
        .contains("doesn't contain a view controller with identifier 'Two'. No controller has one"))
  }

  @Test func `outlets are set before the views' awakeFromNib, the controller's comes first`() throws
  {
    NibRegistry.register(RecordedController.self)
    NibRegistry.register(RecordedLabel.self)
    let storyboard = try files.storyboard(
      Element.controller(
        "id=\"one\" title=\"T\" customClass=\"RecordedController\"",
        view: Element.view(Element.label("lab", attributes: "customClass=\"RecordedLabel\"")),
        connections: Element.outlet("titleLabel", to: "lab")),
      initial: "one")
    Calls.list = []
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? RecordedController)
    controller.loadViewIfNeeded()
    #expect(
      Calls.list == [
        "controller made, title T", "controller awake, outlet not set", "label made", "label awake",
        "controller loaded, outlet set",
      ])
    #expect(controller.titleLabel is RecordedLabel)
    #expect(storyboard.notes.isEmpty)
  }

  @Test func `a class named by the caller needs no registration`() throws {
    let storyboard = try files.storyboard(
      Element.controller(
        "id=\"one\" storyboardIdentifier=\"Player\" customClass=\"PlayerController\""))
    let controller: PlayerController = storyboard.instantiateViewController(identifier: "Player") {
      PlayerController(coder: $0, song: "Help!")
    }
    #expect(controller.song == "Help!")
    #expect(controller.view.frame.width == 375)
  }

  @Test func `an unknown class is noted and replaced by UIKit's`() throws {
    let storyboard = try files.storyboard(
      Element.controller(
        "id=\"one\" customClass=\"Unheard\"", kind: "tableViewController", view: ""),
      initial: "one")
    #expect(storyboard.instantiateInitialViewController() is UITableViewController)
    #expect(
      storyboard.notes == [
        "Main.storyboard:3: The class Unheard is not known; UITableViewController is used. Call "
          + "NibRegistry.register(Unheard.self) first."
      ])
  }

  @Test func `a class that is not a controller is reported`() throws {
    NibRegistry.register(NoController.self)
    let storyboard = try files.storyboard(
      Element.controller(
        "id=\"one\" customClass=\"NoController\""), initial: "one")
    let error = #expect(throws: UIStoryboardError.self) {
      try storyboard.makeInitialViewController()
    }
    #expect(
      error?.description.hasPrefix(
        "Main.storyboard:3: NoController is not a subclass of UIViewController.") == true)
  }

  @Test func `a class whose coder initializer fails is reported`() throws {
    NibRegistry.register(PlayerController.self)
    let storyboard = try files.storyboard(
      Element.controller(
        "id=\"one\" customClass=\"PlayerController\""),
      initial: "one")
    let error = #expect(throws: UIStoryboardError.self) {
      try storyboard.makeInitialViewController()
    }
    #expect(error?.description.contains("must call super.init(coder:)") == true)
  }

  @Test func `the guides of old files are the area between bars`() throws {
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>\
      <viewControllerLayoutGuide type="bottom" id="bot"/></layoutGuides>
      """
    let pins = """
      <constraint firstItem="lab" firstAttribute="top" secondItem="top" secondAttribute="bottom" \
      constant="8" id="c1"/><constraint firstItem="bot" firstAttribute="top" secondItem="lab" \
      secondAttribute="bottom" constant="8" id="c2"/>
      """
    let label = Element.label(
      "lab", attributes: "translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let storyboard = try files.storyboard(
      Element.controller(
        "id=\"one\"", view: guides + Element.view(label, constraints: pins)),
      initial: "one")
    let view = try #require(storyboard.instantiateInitialViewController()?.view)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame.minY == 8)
    #expect(view.subviews[0].frame.height == 651)
  }
}
