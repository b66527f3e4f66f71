import SnapshotTestingAPI
import Testing

/// What strategies make of values.
@MainActor struct StrategyTests {
  private struct User {
    let name: String
    let tags: Set<String>
    let scores: [String: Int]
    let friend: [String]?
  }

  @Test func `a dump has the same order in every run`() {
    let user = User(
      name: "Ada", tags: ["b", "c", "a"], scores: ["y": 2, "x": 1], friend: ["Grace"])
    #expect(
      text(of: user, as: .dump) == """
        ▿ User
          ▿ friend: Optional<Array<String>>
            ▿ some: 1 element
              - "Grace"
          - name: "Ada"
          ▿ scores: 2 key/value pairs
            ▿ (2 elements)
              - key: "x"
              - value: 1
            ▿ (2 elements)
              - key: "y"
              - value: 2
          ▿ tags: 3 members
            - "a"
            - "b"
            - "c"

        """)
  }

  @Test func `an object that contains itself is shown once`() {
    final class Node { var next: Node? }
    let node = Node()
    node.next = node
    defer { node.next = nil }
    #expect(
      text(of: node, as: .dump) == """
        ▿ Node
          ▿ next: Optional<Node>
            - some: Node (contained above)

        """)
  }

  @Test func `JSON has sorted keys`() {
    #expect(text(of: ["b": 1, "a": 2], as: .json) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
  }

  @Test func `a function's results are a table`() {
    enum Side: CaseIterable { case left, right }
    let strategy = Snapshotting<Side, String>.func(into: Snapshotting<Int, String>.description)
    #expect(
      text(of: { $0 == .left ? 1 : 2 }, as: strategy) == "\"left\",\"1\"\n\"right\",\"2\"")
  }

  @Test func `a hierarchy names controllers with their views`() {
    let parent = UINavigationController(rootViewController: ProfileController())
    let lines = text(of: parent, as: .hierarchy).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.contains("| <ProfileController>, state:") == true)
  }

  @Test func `a pullback applies its function first`() {
    let strategy = Snapshotting<Int, String>.description.pullback { (text: String) in text.count }
    #expect(text(of: "four", as: strategy) == "4")
  }

  @Test func `a wait lets the run loop work`() {
    nonisolated(unsafe) var isDone = false
    RunLoop.current.perform { isDone = true }
    let strategy = Snapshotting<String, String>.wait(
      for: 0.05, on: .lines.pullback { (_: String) in "\(isDone)" })
    #expect(text(of: "", as: strategy) == "true")
  }

  @Test func `a picture's format finds differences beyond its precision`() {
    let (ada, grace) = (picture(of: "Ada"), picture(of: "Grace"))
    #expect(Diffing.image.diff(ada, ada) == nil)
    #expect(Diffing.image.diff(ada, grace)?.0.contains("pixels differ") == true)
    #expect(Diffing.image(precision: 0.5).diff(ada, grace) == nil)
    #expect(
      Diffing.image.fromData(Diffing.image.toData(ada)).size == CGSize(width: 400, height: 88))
  }

  private func picture(of name: String) -> UIImage {
    var image = UIImage()
    Snapshotting<UIView, UIImage>.image.snapshot(ProfileView(name: name)).run { image = $0 }
    return image
  }

  @Test func `a picture of accessibility has a legend below the view`() {
    var image = UIImage()
    Snapshotting<UIView, UIImage>.accessibilityImage.snapshot(ProfileView(name: "Ada"))
      .run { image = $0 }
    // Margins around the view and its only element's line.
    #expect(image.size.width == 320 && image.size.height > 44 + 48)
  }

  private func text<Value>(of value: Value, as strategy: Snapshotting<Value, String>) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }
}
