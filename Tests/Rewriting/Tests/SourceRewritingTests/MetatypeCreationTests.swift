import SourceRewriting
import Testing

struct MetatypeCreationTests {
  @Test(arguments: [
    "func a<T>() -> T where T: UILabel & Themed { T.init(frame: b) }",
    "func a(_ type: UIView.Type) { type.init(frame: b) }",
    "func a(_ type: UIView.Type) { type.init() }",
    "struct A { var type: UILabel.Type = UILabel.self; func c() { self.type.init(frame: b) } }",
  ])
  func `a class that is known at run time is created by a function`(_ source: String) {
    #expect(rewritten(source) == source.replacing(".init(", with: ".dynamicInit("))
  }

  @Test(arguments: [
    "func a() { if let type = b as? UIView.Type { type.init() } }",
    "func a() { let type = b as! UILabel.Type; type.init() }",
    "let a = { (type: UIView.Type) in type.init(frame: b) }",
    "struct A { var type: UIView.Type?; func c() { if let type = self.type { type.init() } } }",
  ])
  func `the class's type is read from casts, closures and optionals`(_ source: String) {
    #expect(rewritten(source) == source.replacing(".init(", with: ".dynamicInit("))
  }

  @Test func `a property of another source is known, unless the source has its own`() throws {
    let owner = "protocol Row { var cellClass: UITableViewCell.Type { get } }"
    let rewriter = try SourceRewriter(SharedDeclarations(in: [owner]))
    let use = "func a(_ row: Row) { row.cellClass.init() }"
    #expect(
      try rewriter.rewrite(use, path: "A.swift").text
        == "func a(_ row: Row) { row.cellClass.dynamicInit() }")
    let own = "func a(_ cellClass: Themed.Type) { cellClass.init() }"
    #expect(try rewriter.rewrite(own, path: "A.swift").text == own)
  }

  @Test(arguments: [
    "func a<T: UIView>() -> T { T(frame: b) }", "func a<T: UIView>() -> T { T() }",
    "class A<T: UIButton> { let c = T(frame: b) }",
  ])
  func `a generic class is created by a function, too`(_ source: String) {
    #expect(rewritten(source) == source.replacing(" T(", with: " T.dynamicInit("))
  }

  @Test func `cells, headers and controllers have such functions, too`() {
    #expect(
      rewritten("func a<T: UITableViewCell>() -> T { T(style: .value1, reuseIdentifier: b) }")
        == "func a<T: UITableViewCell>() -> T { T.dynamicInit(style: .value1, reuseIdentifier: b) }"
    )
    #expect(
      rewritten("func a<T: UITableViewHeaderFooterView>() -> T { T(reuseIdentifier: b) }")
        == "func a<T: UITableViewHeaderFooterView>() -> T { T.dynamicInit(reuseIdentifier: b) }")
    #expect(
      rewritten("func a<T: UIViewController>() -> T { T(nibName: b, bundle: nil) }")
        == "func a<T: UIViewController>() -> T { T.dynamicInit(nibName: b, bundle: nil) }")
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
