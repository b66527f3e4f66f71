import UIKit

extension SpokenScene {
  /// Which views are elements.
  static var selections: [SpokenScene] {
    func plain(isElement: Bool = true) -> UIView {
      let view = UIView()
      view.isAccessibilityElement = isElement
      view.accessibilityLabel = "Lorem ipsum"
      return view
    }
    func hiding(_ view: UIView) -> UIView {
      view.accessibilityElementsHidden = true
      return view
    }
    func hidden(_ view: UIView) -> UIView {
      view.isHidden = true
      return view
    }
    let parts = ["Element 0", "Element 1", "Element 2"]
    return [
      SpokenScene("two elements", ["Lorem ipsum", "Lorem ipsum"]) { stack([plain(), plain()]) },
      SpokenScene("an element that hides its own", ["Lorem ipsum"]) {
        stack([plain(), hiding(plain())])
      },
      SpokenScene("a hidden element", ["Lorem ipsum"]) { stack([plain(), hidden(plain())]) },
      SpokenScene("no elements", []) {
        stack([plain(isElement: false), plain(isElement: false)])
      },
      SpokenScene("elements among other views", ["Lorem ipsum", "Lorem ipsum"]) {
        stack([plain(), plain(isElement: false), plain(), plain(isElement: false)])
      },
      SpokenScene("a container", parts + ["Fixed Frame Element"]) { stack([container()]) },
      SpokenScene("a container that hides its elements", ["Lorem ipsum"]) {
        stack([plain(), hiding(container())])
      },
      SpokenScene("a hidden container", ["Lorem ipsum"]) {
        stack([plain(), hidden(container())])
      },
      SpokenScene("views in a view", ["Lorem ipsum"] + parts) { stack([plain(), holder()]) },
      SpokenScene("views in a view that hides them", ["Lorem ipsum"]) {
        stack([plain(), hiding(holder())])
      },
      SpokenScene("views in a hidden view", ["Lorem ipsum"]) {
        stack([plain(), hidden(holder())])
      },
    ]
  }

  private static func container() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    let places: [(String, CGFloat)] = [("Element 0", -44), ("Element 1", 16), ("Element 2", 76)]
    let elements = places.map { label, x in
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = label
      element.accessibilityFrameInContainerSpace = CGRect(x: x, y: 16, width: 32, height: 32)
      return element
    }
    let fixed = UIAccessibilityElement(accessibilityContainer: view)
    fixed.accessibilityLabel = "Fixed Frame Element"
    fixed.accessibilityFrame = CGRect(x: 20, y: 20, width: 32, height: 32)
    view.accessibilityElements = elements + [fixed]
    return view
  }

  private static func holder() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    view.accessibilityLabel = "Accessibility Group"
    for index in 0..<3 {
      let part = element("Element \(index)")
      part.frame = CGRect(x: index * 80 - 64, y: 16, width: 32, height: 32)
      view.addSubview(part)
    }
    return view
  }

  // MARK: Order

  /// The order of elements around the middle of a screen.
  static var orders: [SpokenScene] {
    func ring(_ offsets: [(CGFloat, CGFloat)], _ others: [UIView] = []) -> UIView {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      for (index, offset) in offsets.enumerated() {
        let view = element("Element \(index)")
        view.frame = CGRect(x: 184 + offset.0, y: 184 + offset.1, width: 32, height: 32)
        root.addSubview(view)
      }
      for view in others {
        view.frame.origin = CGPoint(x: 200 - view.bounds.width / 2, y: 200 - view.bounds.height / 2)
        root.addSubview(view)
      }
      return root
    }
    let column: [(CGFloat, CGFloat)] = [(0, -120), (0, 0), (0, 120)]
    let grid: [(CGFloat, CGFloat)] = [
      (60, 60), (-60, -60), (0, 60), (0, -60), (-60, 60), (60, -60), (60, 0), (-60, 0), (0, 0),
    ]
    return [
      SpokenScene("scattered elements", (0..<4).map { "Element \($0)" }) {
        ring([(-80, -80), (30, -30), (-30, 30), (80, 80)])
      },
      SpokenScene("a grid", [1, 3, 5, 7, 8, 6, 4, 2, 0].map { "Element \($0)" }) { ring(grid) },
      SpokenScene(
        "a container among elements",
        [
          "Element 0", "Container 3 Element 0", "Container 3 Element 1", "Element 1", "Element 2",
        ]
      ) { ring(column, [pair(isContainer: true, side: 32)]) },
      SpokenScene(
        "a container without a size", ["Element 0", "Element 1", "Element 2"]
      ) { ring(column, [pair(isContainer: true, side: 0)]) },
      SpokenScene(
        "a group among elements",
        ["Element 0", "Group 3 Element 1", "Group 3 Element 0", "Element 1", "Element 2"]
      ) {
        let group = pair(isContainer: false, side: 32)
        group.shouldGroupAccessibilityChildren = true
        return ring(column, [group])
      },
      SpokenScene(
        "no group among elements",
        ["Element 0", "Group 3 Element 1", "Element 1", "Group 3 Element 0", "Element 2"]
      ) { ring(column, [pair(isContainer: false, side: 32)]) },
      SpokenScene("an element around elements", ["Element 0", "Group 3 Parent", "Element 1"]) {
        let group = pair(isContainer: false, side: 32)
        group.isAccessibilityElement = true
        group.accessibilityLabel = "Group 3 Parent"
        return ring([(0, -120), (0, 120)], [group])
      },
      SpokenScene("four elements", ["A", "B", "C", "D"]) { square() },
      SpokenScene("four elements from right to left", ["B", "A", "D", "C"]) {
        let view = square()
        view.semanticContentAttribute = .forceRightToLeft
        return view
      },
      SpokenScene("steps of 8 points on a phone", ["C", "D", "B", "A"]) { steps(of: 8) },
      SpokenScene("steps of 8 points on a pad", ["A", "B", "C", "D"]) { onPad(steps(of: 8)) },
      SpokenScene("steps of 25 points on a pad", ["C", "D", "B", "A"]) { onPad(steps(of: 25)) },
      SpokenScene("containers in their given order", ["Cell 1", "Cell 2", "Header"]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let cells = group([("Cell 1", 0, 100), ("Cell 2", 0, 150)])
        let header = group([("Header", 0, 0)])
        for view in [cells, header] { root.addSubview(view) }
        root.accessibilityElements = [cells, header]
        return root
      },
      SpokenScene("groups by their first elements", ["B1", "A1", "A2"]) {
        holding([group([("A1", 0, 50), ("A2", 0, 300)]), group([("B1", 0, 0)])])
      },
      SpokenScene("groups on one line", ["B1", "A1"]) {
        holding([group([("A1", 200, 0)]), group([("B1", 0, 5)])])
      },
      SpokenScene("elements of groups with names", ["Outer Item", "Inner Item 1", "Inner Item 2"]) {
        let outer = group([("Outer Item", 8, 8)])
        let inner = group([("Inner Item 1", 16, 44), ("Inner Item 2", 16, 68)])
        for view in [outer, inner] {
          view.accessibilityContainerType = .semanticGroup
          view.accessibilityLabel = "Container"
        }
        outer.addSubview(inner)
        return holding([outer])
      },
      SpokenScene("a list of subviews", ["First", "Second", "Third"]) {
        let list = group([("Third", 0, 120), ("First", 0, 0), ("Second", 0, 60)])
        list.accessibilityContainerType = .list
        return holding([list])
      },
      SpokenScene("an element that its container does not know", ["child"]) {
        let view = ForgetfulList(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let child = UIAccessibilityElement(accessibilityContainer: view)
        child.accessibilityLabel = "child"
        view.accessibilityElements = [child]
        view.accessibilityContainerType = .list
        return view
      },
      SpokenScene("an element in a tab bar without items", ["orphan"]) {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        bar.addSubview(group([("orphan", 0, 0)]))
        return bar
      },
    ]
  }

  final class ForgetfulList: UIView {
    override func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  }

  private static func pair(isContainer: Bool, side: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    let frames = [60, -60].map { CGRect(x: 0, y: CGFloat($0), width: 32, height: 32) }
    guard isContainer else {
      for (index, frame) in frames.enumerated() {
        let part = element("Group 3 Element \(index)")
        part.frame = frame
        view.addSubview(part)
      }
      return view
    }
    view.accessibilityElements = frames.enumerated().map { index, frame in
      let part = UIAccessibilityElement(accessibilityContainer: view)
      part.accessibilityLabel = "Container 3 Element \(index)"
      part.accessibilityFrameInContainerSpace = frame
      return part
    }
    return view
  }

  /// Elements of 30 points at places in the root, in a view that groups them.
  private static func group(_ parts: [(String, CGFloat, CGFloat)]) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.shouldGroupAccessibilityChildren = true
    for (label, x, y) in parts {
      let part = element(label)
      part.frame = CGRect(x: x, y: y, width: 30, height: 30)
      view.addSubview(part)
    }
    return view
  }

  private static func holding(_ views: [UIView]) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    for view in views { root.addSubview(view) }
    return root
  }

  private static func square() -> UIView {
    place([("A", 0, 0), ("B", 10, 0), ("C", 0, 10), ("D", 10, 10)])
  }

  private static func steps(of height: CGFloat) -> UIView {
    place([("A", 0, height), ("B", 10, 0), ("C", 20, -height), ("D", 30, -height)])
  }

  private static func place(_ parts: [(String, CGFloat, CGFloat)]) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    for (label, x, y) in parts {
      let part = element(label)
      part.frame = CGRect(x: x, y: y, width: 10, height: 10)
      root.addSubview(part)
    }
    return root
  }

  private static func onPad(_ view: UIView) -> UIView {
    view.overrideTraits(UITraitCollection(userInterfaceIdiom: .pad).filled(from: .standard))
    return view
  }

  // MARK: Modal views

  static var modals: [SpokenScene] {
    let outside = "Don't Read Me"
    func screen(_ views: [UIView]) -> UIView {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let corners = [(20, 20), (316, 20), (316, 716), (20, 716)]
      for (x, y) in corners {
        let view = element(outside)
        view.frame = CGRect(x: x, y: y, width: 64, height: 64)
        root.addSubview(view)
      }
      for (index, view) in views.enumerated() {
        view.frame.origin = CGPoint(x: 150, y: 200 + 250 * index)
        root.addSubview(view)
      }
      return root
    }
    func modal(_ index: Int, isElement: Bool = false, isRead: Bool = true) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      view.accessibilityViewIsModal = true
      view.accessibilityLabel = "Modal View \(index)"
      view.isAccessibilityElement = isElement
      let text = label("Modal \(index)")
      text.isAccessibilityElement = isRead
      view.addSubview(text)
      return view
    }
    func container() -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      for index in 0..<2 {
        let part = modal(index)
        part.frame.origin.y = CGFloat(100 * index)
        view.addSubview(part)
      }
      return view
    }
    return [
      SpokenScene("a modal view", ["Modal 0"]) { screen([modal(0)]) },
      SpokenScene("a modal element", ["Modal View 0"]) { screen([modal(0, isElement: true)]) },
      SpokenScene("a modal view without elements", []) { screen([modal(0, isRead: false)]) },
      SpokenScene("two modal views", ["Modal 1"]) { screen([modal(0), modal(1)]) },
      SpokenScene(
        "modal views in two views",
        [outside, outside, "Modal 1", "Modal 1", outside, outside]
      ) { screen([container(), container()]) },
      SpokenScene("a modal view beside another's", ["Modal 0"]) {
        screen([modal(0), container()])
      },
    ]
  }
}
