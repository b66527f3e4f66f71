import Testing

@Suite struct MetatypeCreationTests {
  @Test(arguments: [
    "func a<T: UIView>() -> T { T(frame: b) }",
    "func a<T>() -> T where T: UILabel & Themed { T.init(frame: b) }",
    "class A<T: UIButton> { let c = T(frame: b) }",
    "func a(_ type: UIView.Type) { type.init(frame: b) }",
    "struct A { var type: UILabel.Type = UILabel.self; func c() { self.type.init(frame: b) } }",
  ])
  func `a class that is known at run time gets the label of its own initializer`(_ source: String) {
    #expect(rewritten(source) == source.replacing("(frame:", with: "(dynamicFrame:"))
  }

  @Test func `cells, headers and controllers have such initializers, too`() {
    #expect(
      rewritten("func a<T: UITableViewCell>() -> T { T(style: .value1, reuseIdentifier: b) }")
        == "func a<T: UITableViewCell>() -> T { T(dynamicStyle: .value1, reuseIdentifier: b) }")
    #expect(
      rewritten("func a<T: UITableViewHeaderFooterView>() -> T { T(reuseIdentifier: b) }")
        == "func a<T: UITableViewHeaderFooterView>() -> T { T(dynamicReuseIdentifier: b) }")
    #expect(
      rewritten("func a<T: UIViewController>() -> T { T(nibName: b, bundle: nil) }")
        == "func a<T: UIViewController>() -> T { T(dynamicNibName: b, bundle: nil) }")
  }

  @Test(arguments: [
    "func a<T: Themed>() -> T { T(frame: b) }",
    "func a<T: UIView>() -> T { UILabel(frame: b) }",
    "func a<T: UIView>() -> T { T(frame: b, theme: c) }",
    "func a(_ type: Themed.Type) { type.init(frame: b) }",
  ])
  func `other initializers are called as they are`(_ source: String) {
    #expect(rewritten(source) == source)
  }
}
