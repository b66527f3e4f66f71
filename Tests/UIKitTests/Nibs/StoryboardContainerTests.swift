import Foundation
import Testing
import UIKit

@MainActor private enum Calls { static var list: [String] = [] }

private final class ParentController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Calls.list.append(
      "prepare \(segue.identifier ?? "–"), loaded \(segue.destination.isViewLoaded)")
  }
  override func viewDidLoad() { Calls.list.append("parent loaded") }
}

private final class ChildController: UIViewController {
  override func viewDidLoad() { Calls.list.append("child loaded") }
  override func didMove(toParent parent: UIViewController?) { Calls.list.append("child moved") }
}

/// Controllers that contain others.
@MainActor struct StoryboardContainerTests {
  private let files: InterfaceFiles
  init() throws { files = try InterfaceFiles() }

  private func container(_ id: String, to destination: String, _ attributes: String = "") -> String
  {
    """
    <containerView id="\(id)">\(Element.rect(300, 200, x: 10, y: 20))<connections>\
    \(Element.segue("embed", to: destination, attributes))</connections></containerView>
    """
  }

  private func controller(
    _ id: String, kind: String = "viewController", embeds: [String] = [], shows: String? = nil,
    attributes: String = ""
  ) -> String {
    let containers = embeds.enumerated().map { container("\(id)-\($0)", to: $1) }
    return Element.controller(
      "id=\"\(id)\" storyboardIdentifier=\"\(id)\" \(attributes)", kind: kind,
      view: kind == "viewController" ? Element.view(containers.joined()) : "",
      connections: shows.map {
        Element.segue("relationship", to: $0, "relationship=\"rootViewController\"")
      } ?? "")
  }

  @Test func `a container shows its controller, which is loaded before the parent`() throws {
    NibRegistry.register(ParentController.self)
    NibRegistry.register(ChildController.self)
    let storyboard = try files.storyboard(
      Element.controller(
        "id=\"one\" customClass=\"ParentController\"",
        view: Element.view(container("box", to: "two", "identifier=\"Box\""))),
      controller("two", attributes: "customClass=\"ChildController\""), initial: "one")
    Calls.list = []
    let parent = try #require(storyboard.instantiateInitialViewController())
    let box = try #require(parent.view.subviews.first)
    let child = try #require(parent.children.first as? ChildController)
    #expect(
      Calls.list == [
        "prepare Box, loaded false", "child loaded", "child moved", "parent loaded",
      ])
    #expect(box.frame == CGRect(x: 10, y: 20, width: 300, height: 200))
    #expect(child.parent === parent && child.view.superview === box)
    #expect(child.view.frame == box.bounds)
    box.frame.size.width = 200
    #expect(child.view.frame.width == 200)
  }

  @Test func `a controller that indirectly embeds itself is left out with a note`() throws {
    let storyboard = try files.storyboard(
      controller("one", embeds: ["two"]), controller("two", embeds: ["one"]))
    let one = storyboard.instantiateViewController(withIdentifier: "one")
    #expect(one.view != nil)
    #expect(one.children.count == 1 && one.children[0].children.isEmpty)
    #expect(
      storyboard.notes == [
        "Main.storyboard:4: The container stays empty. UIViewController leads to itself. Remove the "
          + "connection in Xcode."
      ])
  }

  @Test func `a tree of containers that doubles at each level terminates`() throws {
    let scenes = (0..<40).map { controller("c\($0)", embeds: ["c\($0 + 1)", "c\($0 + 1)"]) }
    let text = InterfaceFiles.storyboardText(scenes + [controller("c40")])
    let storyboard = try UIStoryboard(contentsOf: files.write(text, to: "Deep.storyboard"))
    #expect(storyboard.instantiateViewController(withIdentifier: "c0").view != nil)
    #expect(storyboard.notes.contains { $0.contains("More than 100 controllers are embedded") })
  }

  @Test func `a destination missing from the file is noted`() throws {
    let storyboard = try files.storyboard(controller("one", embeds: ["gone"]))
    #expect(storyboard.instantiateViewController(withIdentifier: "one").view != nil)
    #expect(
      storyboard.notes.first?.contains("“gone” is not a view controller in this file.") == true)
  }

  @Test func `a navigation controller is replaced by its root, with a note`() throws {
    let storyboard = try files.storyboard(
      controller("nav", kind: "navigationController", shows: "one"),
      controller("one", attributes: "title=\"Root\""), initial: "nav")
    #expect(storyboard.instantiateInitialViewController()?.title == "Root")
    #expect(
      storyboard.notes == [
        "Main.storyboard:3: UINavigationController is absent; its first controller is used."
      ])
  }

  @Test func `navigation controllers that refer to each other or to nothing are noted`() throws {
    let storyboard = try files.storyboard(
      controller("one", kind: "navigationController", shows: "two"),
      controller("two", kind: "navigationController", shows: "one"),
      controller("three", kind: "tabBarController"))
    let cycle = #expect(throws: UIStoryboardError.self) {
      try storyboard.makeViewController(withIdentifier: "one")
    }
    #expect(cycle?.description.contains("UINavigationController leads to itself") == true)
    let empty = #expect(throws: UIStoryboardError.self) {
      try storyboard.makeViewController(withIdentifier: "three")
    }
    #expect(empty?.description.hasPrefix("Main.storyboard:5: UITabBarController is absent") == true)
  }

  @Test func `a storyboard reference loads the storyboard next to the file`() throws {
    _ = try files.storyboard(
      controller("inner", attributes: "title=\"Inner\""), initial: "inner", name: "Other")
    func reference(_ id: String, to name: String, _ attributes: String = "") -> String {
      "<viewControllerPlaceholder storyboardName=\"\(name)\" id=\"\(id)\" "
        + "storyboardIdentifier=\"\(id)\" \(attributes)/>"
    }
    let storyboard = try files.storyboard(
      reference("first", to: "Other"),
      reference("named", to: "Other", "referencedIdentifier=\"inner\""),
      reference("gone", to: "Gone"))
    for name in ["first", "named"] {
      #expect(storyboard.instantiateViewController(withIdentifier: name).title == "Inner")
    }
    let error = #expect(throws: UIStoryboardError.self) {
      try storyboard.makeViewController(withIdentifier: "gone")
    }
    #expect(
      error?.description.hasPrefix("Main.storyboard:5: Gone.storyboard is neither next to") == true
    )
  }
}
